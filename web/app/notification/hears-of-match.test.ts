import type { AlertSettings } from "@scoreline/contract/schemas/notification";
import { expect, test } from "vitest";
import { hearsOf, type MatchToHearOf } from "#notification/hears-of-match.ts";

const match: MatchToHearOf = { matchId: 1, sport: "football", teamIds: [10, 11], leagueId: 100, starred: false };
const team = (id: number) => ({
  ...{ kind: "team" as const, id, sport: "football" as const },
  ...{ name: "", team: null, countryCode: "" },
});
const league = { ...team(100), kind: "competition" as const };

const hears = (own: Partial<AlertSettings>, of: Partial<MatchToHearOf> = {}) =>
  hearsOf(
    {
      ...{ off: false, withoutScores: false, football: ["goal"], basketball: ["end"], other: [], quiet: null },
      ...{ timeZone: "UTC", choices: [], followed: [] },
      ...own,
    },
    { ...match, ...of },
  );

test("whoever follows nothing of a match hears nothing of it; a team of it, or its own star, brings the usual", () => {
  expect(hears({})).toBe(false);
  expect(hears({ followed: [team(12)] })).toBe(false);
  expect(hears({ followed: [team(11)] })).toBe(true);
  expect(hears({}, { starred: true })).toBe(true);
  // Whoever wants nothing of a sport hears nothing.
  expect(hears({ followed: [team(11)], football: [] })).toBe(false);
  expect(hears({ football: [] }, { starred: true })).toBe(false);
});

test("what was chosen for a team or a competition counts, and of a competition nothing else", () => {
  const choose = (kind: "team" | "competition", id: number, ...kinds: ["goal"] | []) => [{ kind, id, kinds }];
  expect(hears({ followed: [team(11)], choices: choose("team", 11) })).toBe(false);
  expect(hears({ followed: [team(11)], football: [], choices: choose("team", 11, "goal") })).toBe(true);
  expect(hears({ followed: [team(10), team(11)], choices: choose("team", 11) })).toBe(true);
  expect(hears({ followed: [league] })).toBe(false);
  expect(hears({ followed: [league], choices: choose("competition", 100, "goal") })).toBe(true);
  // Of what is not followed any more nothing is told.
  expect(hears({ choices: choose("competition", 100, "goal") })).toBe(false);
});

test("the bell of the match is above all, and everything off above the bell", () => {
  const bell = (...kinds: ["goal"] | []) => [{ kind: "match" as const, id: 1, kinds }];
  expect(hears({ choices: bell("goal") })).toBe(true);
  expect(hears({ followed: [team(11)], choices: bell() }, { starred: true })).toBe(false);
  expect(hears({ off: true, choices: bell("goal") })).toBe(false);
});
