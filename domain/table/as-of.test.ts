import { expect, test } from "vitest";
import type { MatchHead } from "#match/state/head.ts";
import { headsAsOf } from "#table/as-of.ts";

const minute = 60_000;
const head = (id: number, kickoff: number): MatchHead => ({
  id,
  sport: "football",
  competitionId: 1,
  seasonId: 1,
  stageId: null,
  round: null,
  home: { teamId: 1 },
  away: { teamId: 2 },
  kickoff: kickoff * minute,
  venue: null,
  neutral: false,
  state: { kind: "finished", decided: "regular", score: { current: { home: 2, away: 1 } } },
  homeReds: 0,
  awayReds: 0,
});
const goal = (side: "home" | "away", at: number) =>
  ({ side, minute: at, phase: at > 45 ? "second-half" : "first-half" }) as const;

test("a season is as it stood: what was over stays, what came later is still to come, what was on has its goals so far", () => {
  const known = {
    kind: "live",
    clock: { phase: "first-half", since: 0 },
    score: { current: { home: 0, away: 0 } },
  } as const;
  const goals = [goal("home", 10), goal("away", 50), goal("home", 80)];
  const heads = [head(1, -200), head(2, 0), head(3, 10), head(4, 90)];
  const then = headsAsOf(heads, 70 * minute, new Map([[2, known]]), () => goals);
  expect(then.map(({ state }) => state.kind)).toEqual(["finished", "live", "live", "scheduled"]);
  expect(then[1]?.state).toBe(known);
  // An hour after its kick-off the break is just over.
  expect(then[2]?.state).toMatchObject({ score: { current: { home: 1, away: 0 } } });
  const later = headsAsOf(heads, 90 * minute, new Map(), () => goals);
  expect(later[2]?.state).toMatchObject({ score: { current: { home: 1, away: 1 } } });
});
