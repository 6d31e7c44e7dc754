import { localeCodes } from "@scoreline/domain/names";
import { beforeAll, describe, expect, test } from "vitest";
import { type Scope, scopeOf, wholeWorld } from "#competitions/scope.ts";
import { assignmentsOf } from "#newsroom/desk.ts";
import type { Draft, Slots, Written } from "#newsroom/draft.ts";
import { Newsroom } from "#newsroom/newsroom.ts";
import { openDesk, resultsFor } from "#newsroom/seasons.ts";
import { words } from "#newsroom/words.ts";
import { Openings, Unwritable, worded, write } from "#newsroom/write.ts";
import { occasionsBetween } from "#schedule/between.ts";

const seed = "newsroom";
const now = Date.parse("2026-11-17T00:00:00Z");
const day = 86_400_000;
const scope: Scope = scopeOf(["football:thai-league-1", "basketball:nbb"]);

const slotsIn = (template: string) =>
  [...template.matchAll(/\{(\w+)(\|[^{}]*)?\}/g)].map(([, name]) => name ?? "").sort();

describe("the words of the newsroom", () => {
  test("every sentence is there in every language, in several wordings where English has several", () => {
    for (const locale of localeCodes) {
      expect(Object.keys(words[locale]).toSorted(), locale).toEqual(Object.keys(words.en).toSorted());
      for (const [key, ways] of Object.entries(words.en))
        expect(words[locale][key]?.length, `${locale} ${key}`).toBe(ways.length);
    }
  });

  test("titles, openings, turns and endings have several wordings", () => {
    const several = /(^|\.)(title|open|end)(\.|$)|^football\.goal\.(first|level|ahead|more|back|penalty)$/;
    const alone = Object.entries(words.en).filter(([key, ways]) => several.test(key) && new Set(ways).size < 2);
    expect(alone.map(([key]) => key)).toEqual([]);
    for (const locale of localeCodes)
      for (const [key, ways] of Object.entries(words[locale]))
        expect(new Set(ways).size, `${locale} ${key}`).toBe(ways.length);
  });

  test("no wording asks for what no story of its kind has", () => {
    for (const [key, ways] of Object.entries(words.en)) {
      const known = new Set(ways.flatMap(slotsIn));
      for (const locale of localeCodes)
        for (const template of words[locale][key] ?? [])
          for (const slot of slotsIn(template))
            expect(known.has(slot) || slot === "winner", `${locale} ${key}: ${slot}`).toBe(true);
    }
  });

  test("plurals are complete: one and other where the language tells them apart", () => {
    for (const locale of localeCodes)
      for (const template of Object.values(words[locale]).flat())
        for (const [, forms] of template.matchAll(/\{\w+\|([^{}]*)\}/g)) {
          const named = (forms ?? "").split("|").map((form) => form.split("=")[0]);
          const wanted = locale === "en" ? ["one", "other"] : locale === "pt" ? ["one", "many", "other"] : ["other"];
          expect(named, `${locale}: ${template}`).toEqual(wanted);
        }
  });
});

describe("a story fails closed", () => {
  const slots: Slots = { a: { count: 2 } };
  const draft = (over: Partial<Draft> = {}): Draft => ({
    ref: "r",
    sport: "football",
    category: "report",
    at: now,
    weight: 1,
    about: { teams: [], players: [], competitions: [], matches: [] },
    title: { key: "title", turn: 0, slots },
    summary: { key: "title", turn: 0, slots },
    passages: [{ sentences: [{ key: "open", turn: 0, slots }] }],
    ...over,
  });
  const open = ["Two of {a}.", "{a|one=# goal|other=# goals}."];
  const said = (templates: Record<string, string[]>, openings = new Openings(), at = now) =>
    worded(draft({ at }), "en", { title: ["{a}"], open, ...templates }, openings);

  test.each([
    ["an unfilled slot", { open: ["{b} scored."] }],
    ["a missing plural form", { open: ["{a|one=# goal}."] }],
    ["a figure of its own", { open: ["They won 3–1."] }],
    ["a figure of its own in another script", { open: ["ชนะ ๓ ประตู"] }],
    ["a brace that was left", { open: ["{a"] }],
    ["no words at all", { open: [] }],
  ])("on %s", (_, templates) => {
    expect(() => said(templates as Record<string, string[]>)).toThrow(Unwritable);
  });

  test.each([
    ["en", 6.5, "6.5"],
    ["pt", 6.5, "6,5"],
    ["zh-Hans", 6.5, "650万"],
    ["zh-Hant", 65, "6500萬"],
    ["ja", 125, "1.25億"],
    ["pt", 1.5, "1,5 milhão"],
    ["pt", 2, "2 milhões"],
  ] as const)("a fee in %s of %d millions is %s", (locale, million, written) => {
    const title = { key: "title", turn: 0, slots: { a: { million } } };
    const way = written.includes("milh") ? "{a|one=# milhão|many=# milhões|other=# milhões}" : "{a}";
    expect(worded(draft({ title }), locale, { title: [way], open: ["{a}"] }, new Openings()).title).toBe(written);
  });

  test("and where every opening was used on that day; on the next day it may be used again", () => {
    const openings = new Openings();
    expect(said({}, openings).text).toBe("Two of 2.");
    expect(said({}, openings).text).toBe("2 goals.");
    expect(() => said({}, openings)).toThrow(Unwritable);
    expect(said({}, openings, now + day).text).toBe("Two of 2.");
  });

  test("in every language, each of which is named, where its figures contradict each other", () => {
    const { stories, withheld } = write(
      draft({ contradiction: "goals 1–0, score 2–0" }),
      { key: "a", names: { en: "A" } },
      new Openings(),
    );
    expect(stories).toEqual({});
    expect(withheld).toHaveLength(localeCodes.length);
    expect(new Set(withheld.map(({ reason }) => reason))).toEqual(
      new Set(["figures contradict each other: goals 1–0, score 2–0"]),
    );
  });

  test("in its language alone, which is named", () => {
    const written = write(
      draft({ title: { key: "nothing", turn: 0, slots } }),
      { key: "a", names: { en: "A" } },
      new Openings(),
    );
    expect(written.stories).toEqual({});
    expect(written.withheld.map(({ locale }) => locale)).toEqual([...localeCodes]);
  });
});

test("the whole world gives at least thirty stories on a day, also between the seasons of Europe", () => {
  const assigned = assignmentsOf(openDesk(seed, wholeWorld), Date.parse("2027-06-15T00:00:00Z"));
  const told = assigned.flatMap(({ draft }) => draft() ?? []);
  expect(told.length).toBeGreaterThanOrEqual(30);
  expect(new Set(told.map(({ ref }) => ref)).size).toBe(told.length);
});

describe("the stories of three days", () => {
  let told: Written[];
  beforeAll(() => {
    told = new Newsroom(seed, scope, now - 3 * day).review(now);
  });

  test("are written in all eight languages, and none is withheld", () => {
    expect(told.length).toBeGreaterThan(10);
    expect(told.flatMap(({ withheld }) => withheld)).toEqual([]);
    for (const { stories } of told) expect(Object.keys(stories).toSorted()).toEqual([...localeCodes].toSorted());
    for (const text of told.flatMap(({ stories }) => Object.values(stories).flatMap(Object.values)))
      expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/);
  });

  test("begin differently on a day, in every language", () => {
    for (const locale of localeCodes) {
      const openings = told.map(
        ({ draft, stories }) => `${Math.floor(draft.at / day)} ${stories[locale]?.text.split("\n")[0]}`,
      );
      expect(new Set(openings).size).toBe(openings.length);
    }
  });

  test("say the score that the match ended with, and no other final score", () => {
    const desk = openDesk(seed, scope);
    const fixtures = new Map(
      occasionsBetween(seed, now - 5 * day, now, scope.competitions).map(({ fixture }) => [fixture.ref, fixture]),
    );
    const reports = told.filter(({ draft }) => draft.category === "report");
    expect(reports.length).toBeGreaterThan(2);
    for (const { draft, stories } of reports) {
      const fixture = fixtures.get(draft.match ?? "");
      const results = fixture && resultsFor(desk, fixture);
      const summary = fixture && results?.summaryAt(fixture, draft.at);
      expect(summary).toBeDefined();
      const { home, away } = summary?.result ?? { home: -1, away: -1 };
      for (const locale of localeCodes) {
        const between = locale === "pt" ? " x " : "–";
        const scores = [`${home}${between}${away}`, `${away}${between}${home}`];
        const { title = "", text = "" } = stories[locale] ?? {};
        const opening = text.split("\n")[0] ?? "";
        for (const [score] of `${title} ${opening}`.matchAll(/\d+(?:–| x )\d+/g))
          expect(scores, `${locale}: ${title}`).toContain(score);
        if (fixture?.sport !== "football") continue;
        // Every goal by its minute, and none that was not scored.
        const minutes = [...text.matchAll(/(\d+(?:\+\d+)?)’/g)].map(([, minute]) => minute);
        const scored = (summary?.goals() ?? []).map(({ minute, added }) => `${minute}${added ? `+${added}` : ""}`);
        for (const minute of minutes) expect(scored).toContain(minute);
      }
    }
  });

  test("name a clearest winner of a day only where there was one", () => {
    const roundUps = told.filter(({ draft }) => draft.category === "round-up");
    expect(roundUps.length).toBeGreaterThan(1);
    for (const { draft } of roundUps) {
      const said = draft.passages.flatMap((passage) => ("sentences" in passage ? passage.sentences : []));
      const margins = draft.passages.flatMap((passage) => {
        const score = "item" in passage ? passage.item[0]?.slots.score : undefined;
        return score && "score" in score ? [Math.abs(score.score[0] - score.score[1])] : [];
      });
      const widest = Math.max(...margins);
      const alone = margins.filter((margin) => margin === widest).length === 1;
      const isClear = alone && widest >= (draft.sport === "football" ? 2 : 10);
      expect(said.some(({ key }) => key === "round-up.widest")).toBe(isClear);
      expect(draft.title.key).toBe(isClear ? "round-up.title.winner" : "round-up.title");
    }
  });

  test("are the same whenever somebody asks", () => {
    const again = new Newsroom(seed, scope, now - day).review(now);
    const titles = (stories: readonly Written[]) => stories.map(({ stories: { en } }) => en?.title);
    expect(titles(again)).toEqual(titles(told.filter(({ draft }) => draft.at > now - day)));
  });

  test("the archive of a first start is the week before it, each day of it, and nothing older", () => {
    const days = (written: Iterable<Written>) => [...written].map(({ draft }) => Math.floor(draft.at / day));
    const archive = days(new Newsroom(seed, scope, now).archive(now));
    const today = now / day;
    expect([...new Set(archive)].toSorted()).toEqual(Array.from({ length: 7 }, (_, ago) => today - 7 + ago));
  });

  test("begin with the latest reports, which the archive does not tell again", () => {
    const newsroom = new Newsroom(seed, scope, now);
    const first = [...newsroom.opening(now, 3)];
    expect(first).toHaveLength(3);
    expect(first.map(({ draft }) => draft.category)).toEqual(["report", "report", "report"]);
    expect(first.filter(({ draft }) => draft.at > now || draft.at < now - 4 * day)).toEqual([]);
    const refs = [...first, ...newsroom.archive(now)].map(({ draft }) => draft.ref);
    expect(new Set(refs).size).toBe(refs.length);
    const all = [...new Newsroom(seed, scope, now).archive(now)].map(({ draft }) => draft.ref);
    expect(refs.toSorted()).toEqual(all.toSorted());
  });
});
