import { matchKinds } from "@scoreline/domain/match/state/state";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyDelta, movingFields, rowDelta, rowFields } from "#live.ts";
import { type MatchRow, matchRow } from "#schemas.ts";

const points = fc.record({ home: fc.nat(150), away: fc.nat(150) });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const clock = fc.record(
  {
    phase: fc.constantFrom("first-half", "half-time", "q4", "ot1"),
    since: fc.nat(),
    added: fc.nat(15),
    remaining: fc.integer({ min: 0, max: 12_000 }).map((tenths) => tenths / 10),
    running: fc.boolean(),
  },
  { requiredKeys: ["phase"] },
);
const badge = (teamId: number) => ({
  teamId,
  name: `Team ${teamId}`,
  slug: `t${teamId}`,
  shortName: `T${teamId}`,
  crest: null,
  logo: null,
});

/** Rows of one match: what moves is arbitrary, the rest stands. */
const row: fc.Arbitrary<MatchRow> = fc.record({
  matchId: fc.constant(7),
  matchName: fc.constant("team-1-vs-team-2"),
  homeTeam: fc.constant(badge(1)),
  awayTeam: fc.constant(badge(2)),
  kickoff: fc.nat(),
  kind: fc.constantFrom(...matchKinds),
  matchStatus: fc.constantFrom("NS", "1H", "HT", "FT", "Q4"),
  clock: maybe(clock),
  homeTeamScore: maybe(fc.nat(150)),
  awayTeamScore: maybe(fc.nat(150)),
  halfTime: maybe(points),
  penalties: maybe(points),
  aggregate: maybe(points),
  periods: maybe(fc.array(points, { maxLength: 6 })),
  homeRedCards: fc.nat(5),
  awayRedCards: fc.nat(5),
  winner: maybe(fc.constantFrom("home" as const, "away" as const, "draw" as const)),
  lineUps: fc.boolean(),
  video: fc.boolean(),
});

test("a delta leads from any row to any other, over the wire and back to nothing", () => {
  fc.assert(
    fc.property(row, row, (before, after) => {
      const delta = rowDelta(before, after);
      const received = delta && JSON.parse(JSON.stringify(delta));
      expect(received ? applyDelta(before, received) : before).toEqual(after);
      expect(matchRow.parse(after)).toEqual(after);
    }),
    { numRuns: 1_000 },
  );
});

test("a delta carries only what moved", () => {
  fc.assert(
    fc.property(row, fc.nat(150), (before, home) => {
      fc.pre(before.homeTeamScore !== home);
      expect(rowDelta(before, { ...before, homeTeamScore: home })).toEqual({ i: 7, h: home });
      expect(rowDelta(before, { ...before })).toBeUndefined();
    }),
  );
});

test("a delta can be applied twice", () => {
  fc.assert(
    fc.property(row, row, (before, after) => {
      const delta = rowDelta(before, after) ?? { i: 7 };
      expect(applyDelta(applyDelta(before, delta), delta)).toEqual(after);
    }),
  );
});

test("the short names are different from each other and from the id and the news", () => {
  const short = ["i", "n", ...Object.values(rowFields)];
  expect(new Set(short).size).toBe(short.length);
});

test("every field of a row either moves or names the match and its teams", () => {
  const still = Object.keys(matchRow.shape).filter((field) => !(movingFields as string[]).includes(field));
  expect(still).toEqual(["matchId", "matchName", "homeTeam", "awayTeam"]);
});
