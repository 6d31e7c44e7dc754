import { expect, test } from "vitest";
import { isLiveVideoOpen, liveVideoOpensAt } from "#match/details/live-video.ts";
import type { FootballState } from "#match/state/state.ts";

const minute = 60_000;
const kickoff = 1_000 * minute;
const score = { current: { home: 1, away: 0 } };
const clock = { phase: "second-half", since: 0 } as const;
const open = (state: FootballState, now: number) => isLiveVideoOpen({ kickoff, state }, now);

test("opens a quarter of an hour before kick-off, and not a moment earlier", () => {
  const opens = kickoff - 15 * minute;
  expect(liveVideoOpensAt(kickoff)).toBe(opens);
  expect(open({ kind: "scheduled" }, opens - 1)).toBe(false);
  expect(open({ kind: "scheduled" }, opens)).toBe(true);
  expect(open({ kind: "scheduled", timeToBeAnnounced: true }, opens)).toBe(false);
});

test("stays open while there is play, however late it becomes, and closes with the end", () => {
  const late = kickoff + 500 * minute;
  expect(open({ kind: "live", clock, score }, late)).toBe(true);
  expect(open({ kind: "suspended", clock, score }, late)).toBe(true);
  expect(open({ kind: "finished", decided: "regular", score }, kickoff + minute)).toBe(false);
  for (const kind of ["postponed", "abandoned", "cancelled"] as const) expect(open({ kind }, kickoff)).toBe(false);
});

test("a match that nobody speaks of any more is not shown for ever", () => {
  expect(open({ kind: "scheduled" }, kickoff + 119 * minute)).toBe(true);
  expect(open({ kind: "scheduled" }, kickoff + 120 * minute)).toBe(false);
});
