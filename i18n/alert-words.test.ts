import { type LocaleCode, localeCodes } from "@scoreline/domain/names";
import type { AlertBody, MatchMoment, MomentWhat } from "@scoreline/domain/notify/alert";
import type { MatchAlertKind } from "@scoreline/domain/notify/kinds";
import { expect, test } from "vitest";
import { alertWords } from "#alert-words.ts";
import { translatorFor } from "#server-catalogues.ts";

/** What each thing is called, and whose switch it is. */
const words: Record<MomentWhat, [MatchAlertKind, string]> = {
  "line-ups": ["lineUps", "The line-ups are out"],
  start: ["start", "Kick-off"],
  goal: ["goal", "Goal for Tigers: Somchai, 67′, penalty, assist Anan"],
  "red-card": ["redCard", "Red card for Tigers: Somchai, 67′"],
  "second-yellow": ["redCard", "Red card for Tigers: Somchai, 67′"],
  "penalty-missed": ["penaltyMissed", "Penalty missed by Somchai (Tigers), 67′"],
  "half-time": ["halfTime", "Half-time"],
  "extra-time": ["extraTime", "Extra time"],
  "shoot-out": ["shootOut", "Penalty shoot-out"],
  quarter: ["quarter", "End of quarter 3"],
  "close-finish": ["closeFinish", "Close finish: the last two minutes"],
  overtime: ["overtime", "Overtime"],
  end: ["end", "Full time, Pens 91–92"],
  postponed: ["trouble", "The match is postponed"],
  moved: ["trouble", "New start: 19 Nov, 02:30"],
  abandoned: ["trouble", "The match is abandoned"],
  cancelled: ["trouble", "The match is cancelled"],
};
const every = Object.keys(words) as MomentWhat[];
const kickoff = Date.parse("2026-11-18T19:30:00Z");

function body(what: MomentWhat, own: Partial<MatchMoment> = {}): AlertBody {
  return {
    about: "match",
    match: {
      matchId: 1,
      sport: "football",
      countryKey: "thailand",
      leagueKey: "league",
      matchName: "tigers-vs-river",
      competition: { en: "League" },
      home: { teamId: 1, names: { en: "Tigers" } },
      away: { teamId: 2, names: { en: "River" } },
    },
    moment: {
      kind: words[what][0],
      what,
      side: "home",
      score: { home: 81, away: 82 },
      penalties: { home: 91, away: 92 },
      minute: { minute: 67 },
      how: "penalty",
      period: 3,
      kickoff,
      happenedAt: kickoff,
      ...own,
    },
    player: { en: "Somchai" },
    assist: { en: "Anan" },
  };
}

const said = (bodies: readonly AlertBody[], own: { locale?: LocaleCode; withoutScores?: boolean } = {}) => {
  const { locale = "en", withoutScores = false } = own;
  return alertWords(bodies, { locale, timeZone: "Asia/Bangkok", withoutScores }, translatorFor(locale));
};

test.each(every)("%s has words of its own, with the score above them", (what) => {
  expect(said([body(what)])).toEqual({ title: "Tigers 81–82 River", content: words[what][1] });
});

test("what was taken back says so, and who did it is not named", () => {
  const back = (what: MomentWhat) => said([body(what, { overturned: true })]).content;
  expect(back("goal")).toBe("Goal disallowed: Tigers, 67′");
  expect(back("red-card")).toBe("Red card taken back: Tigers, 67′");
  expect(back("penalty-missed")).toBe("Penalty decision corrected: Tigers, 67′");
});

test("the hour of a match that was moved is the reader's, on the reader's day, in every language", () => {
  for (const locale of localeCodes)
    expect([locale, said([body("moved")], { locale }).content]).toEqual([
      locale,
      expect.stringMatching(/19.*0?2:30|0?2:30.*19/),
    ]);
});

test("without scores nothing tells who scored, who leads or how it ended, alone or in a burst, in any language", () => {
  const alone = every.flatMap((what) => [[body(what)], [body(what, { overturned: true })]]);
  const bursts = every.flatMap((what) => [
    [body("goal"), body(what)],
    [body(what), body("goal"), body("red-card", { side: "away" })],
  ]);
  for (const locale of localeCodes) {
    for (const bodies of [...alone, ...bursts]) {
      const { title, content } = said(bodies, { locale, withoutScores: true });
      const whats = bodies.map((one) => one.about === "match" && one.moment.what).join(" ");
      expect([locale, whats, title]).toEqual([locale, whats, expect.stringMatching(/^Tigers [–x] River$/)]);
      expect([locale, whats, content]).toEqual([
        locale,
        whats,
        expect.not.stringMatching(/8[12]|9[12]|67|Tigers|River|Somchai|Anan/),
      ]);
      expect(content).not.toBe("");
    }
  }
});

test("without scores what people and stories say is not told either", () => {
  const sport = "football";
  const spoiler = { en: "Tigers win 3–0" };
  const quiet = (one: AlertBody) => Object.values(said([one], { withoutScores: true })).join();
  for (const one of [
    { about: "news", newsId: 1, sport, title: spoiler },
    { about: "reply", newsId: 1, sport, newsTitle: spoiler, by: "Anan", text: spoiler.en, commentId: 1 },
    { about: "likes", newsId: 1, sport, newsTitle: spoiler, count: 10, commentId: 1 },
  ] as const)
    expect(quiet(one)).not.toContain("Tigers");
});
