import type { FootballState } from "@scoreline/domain/match/state/state";
import type { FeedOf } from "@scoreline/feed/port/message";
import { footballState, smallFixture, smallKickoff, smallWorld } from "@scoreline/feed/scripted/small-world";
import { addUser } from "@scoreline/store/account/users";
import { addFavourite } from "@scoreline/store/favourite/favourites";
import { changedSince } from "@scoreline/store/news/changed-results";
import { loadStories, loadStory } from "@scoreline/store/news/news";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eveningAfter, type TestIntake, testIntake } from "#testing/intake.ts";

let intake: TestIntake;
beforeAll(async () => {
  intake = await testIntake();
  await intake.say(...smallWorld());
});
afterAll(() => intake.close());

const story = (own: Partial<FeedOf<"news">> = {}): FeedOf<"news"> => ({
  type: "news",
  ref: "story",
  sport: "football",
  category: "report",
  author: { key: "mai", names: { en: "Mai", th: "ใหม่" } },
  publishedAt: eveningAfter - 60_000,
  at: eveningAfter - 60_000,
  weight: 40,
  lead: { competition: "football-league" },
  about: { teams: ["football-team-1", "nobody"], players: [], competitions: ["football-league"], matches: [] },
  stories: {
    en: {
      title: "Team 1 win",
      summary: "s",
      text: "[Team 1](team:football-team-1) beat [X](team:nobody).\n\n::table(football-season)\n::match(nothing)",
    },
  },
  ...own,
});

async function stored() {
  const [found] = await loadStories(intake.database, { by: "all" }, { locale: "en", now: eveningAfter, size: 1 });
  return found && (await loadStory(intake.database, found.id, "en", eveningAfter));
}

test("a story is kept with our ids, and what it names that nobody knows leads nowhere", async () => {
  const facts = await intake.factsOf(story());
  expect(facts).toMatchObject([{ kind: "changed", news: [expect.any(Number)] }]);
  const found = await stored();
  expect(found?.body).toMatch(/^\[Team 1\]\(team:\d+\) beat X\.\n\n::table\(\d+\)$/);
  expect(found?.tags.map(({ kind }) => kind)).toEqual(["league", "team"]);
  expect(await intake.factsOf(story())).toEqual([]);
});

test("a correction is told, with its note", async () => {
  const texts = { en: { title: "Team 2 win", summary: "s", text: "Team 2 won." } };
  await intake.say(story({ at: eveningAfter, corrects: true, stories: texts }));
  expect(await stored()).toMatchObject({ text: { title: "Team 2 win" }, correctedAt: eveningAfter });
});

test("a correction that is withheld in a language takes back what was told in it", async () => {
  const words = (title: string) => ({ title, summary: "s", text: title });
  const both = { en: words("Team 1 win"), th: words("ทีม 1 ชนะ") };
  await intake.say(story({ ref: "withheld", stories: both }));
  const [found] = await loadStories(intake.database, { by: "all" }, { locale: "th", now: eveningAfter, size: 1 });
  const read = () => loadStory(intake.database, found?.id ?? 0, "th", eveningAfter);
  expect((await read())?.text).toMatchObject({ locale: "th" });
  const withheld = (...locales: ("en" | "th")[]) => locales.map((locale) => ({ locale, reason: "no plural form" }));
  const again = { ref: "withheld", at: eveningAfter, corrects: true };
  await intake.say(story({ ...again, stories: { en: words("Team 2 win") }, withheld: withheld("th") }));
  expect(await read()).toMatchObject({ text: { locale: "en", title: "Team 2 win" }, correctedAt: eveningAfter });
  await intake.say(story({ ...again, stories: {}, withheld: withheld("en", "th") }));
  expect(await read()).toBeUndefined();
});

test("a story whose result is changed is told to have changed, and names the match until it is written anew", async () => {
  const over = (home: number): FootballState => ({
    kind: "finished",
    decided: "regular",
    score: { current: { home, away: 0 } },
  });
  const told = { ref: "of a match", at: smallKickoff + 200 * 60_000, lead: { match: "changed" } };
  const about = { teams: [], players: [], competitions: [], matches: ["changed"] };
  await intake.say(smallFixture("football", "changed"), footballState("changed", 120, over(1)));
  await intake.say(story({ ...told, about }));
  const [found] = await loadStories(intake.database, { by: "all" }, { locale: "en", now: eveningAfter, size: 1 });
  const changed = async () => {
    const read = await loadStory(intake.database, found?.id ?? 0, "en", eveningAfter);
    return read && changedSince(intake.database, read);
  };
  // The same again, or more of it, is no change.
  const more = {
    ...over(1),
    score: { current: { home: 1, away: 0 }, halfTime: { home: 1, away: 0 } },
  } as FootballState;
  await intake.say(footballState("changed", 210, more));
  expect(await changed()).toEqual([]);
  const facts = await intake.factsOf(footballState("changed", 220, over(2)));
  expect(facts).toContainEqual(expect.objectContaining({ kind: "changed", news: [found?.id] }));
  expect(await changed()).toHaveLength(1);
  await intake.say(story({ ...told, about, at: smallKickoff + 230 * 60_000, corrects: true }));
  expect(await changed()).toEqual([]);
});

test("a language that the source's own checks stopped is set aside and counted, and the others are told", async () => {
  await intake.say(story({ ref: "half", withheld: [{ locale: "th", reason: "nothing fills winner" }] }));
  const aside = await intake.aside();
  expect(aside.map(({ reason }) => reason)).toContain("story withheld in th: nothing fills winner (half)");
});

test("a story from the future, and one whose letters control or turn the line, are set aside", async () => {
  const before = (await intake.aside()).length;
  await intake.say(story({ ref: "soon", at: eveningAfter + 86_400_000 }));
  await intake.say(story({ ref: "bad", stories: { en: { title: "a\u0000b", summary: "s", text: "t" } } }));
  for (const part of ["title", "summary", "text"]) {
    const en = { title: "t", summary: "s", text: "t", [part]: "2\u202e1" };
    await intake.say(story({ ref: `turned ${part}`, stories: { en } }));
  }
  await intake.say(story({ ref: "turned author", author: { key: "mai", names: { en: "M\u2066ai" } } }));
  expect((await intake.aside()).length).toBe(before + 6);
});

test("who follows a team hears of its news: one alert, written with the story", async () => {
  const { rows } = await intake.database.execute<{ thing_id: number }>(
    "select thing_id from news_tags where kind = 'team' limit 1",
  );
  const thingId = rows[0]?.thing_id ?? 0;
  const userId = (await addUser(intake.database, { createdAt: 0 })) ?? 0;
  await addFavourite(intake.database, userId, { kind: "team", thingId, sport: "football" }, 0);
  await intake.say(story({ ref: "told" }), story({ ref: "told" }));
  await intake.say(story({ ref: "told" }));
  const alerts = await intake.database.execute<{ kind: string; teams: number[] }>("select kind, teams from alerts");
  expect(alerts.rows).toEqual([{ kind: "news", teams: [thingId] }]);
});
