import { describe, expect, test } from "vitest";
import { type FixturePlan, movedFrom, type Planned, takeFixture } from "#match/reconcile/fixture.ts";

const plan: FixturePlan = {
  id: 1,
  sport: "football",
  competitionId: 1,
  seasonId: 1,
  stageId: null,
  round: "7",
  home: { teamId: 1 },
  away: { teamId: 2 },
  kickoff: 1_000,
  venue: null,
  neutral: false,
  timeToBeAnnounced: false,
};
const planned = (own: Partial<Planned> = {}): Planned => ({ ...takeFixture(undefined, plan), ...own });
const live = {
  kind: "live",
  clock: { phase: "first-half", since: 0 },
  score: { current: { home: 1, away: 0 } },
} as const;

describe("a fixture", () => {
  test("that is new is scheduled, perhaps without its hour", () => {
    expect(planned().state).toEqual({ kind: "scheduled" });
    expect(takeFixture(undefined, { ...plan, timeToBeAnnounced: true }).state).toEqual({
      kind: "scheduled",
      timeToBeAnnounced: true,
    });
    expect(planned()).not.toHaveProperty("timeToBeAnnounced");
  });

  test("moves the kick-off, and says nothing of a match that is on", () => {
    const old = planned({ state: live, stateAt: 5, homeReds: 1 });
    expect(takeFixture(old, { ...plan, kickoff: 2_000 })).toEqual({ ...old, kickoff: 2_000 });
  });

  test("with a later day ends a postponement, and a repetition of the postponement does not bring it back", () => {
    const old = planned({ state: { kind: "postponed" }, stateAt: 5 });
    expect(takeFixture(old, plan)).toEqual(old);
    expect(takeFixture(old, { ...plan, kickoff: 500 }).state).toEqual({ kind: "postponed" });
    const again = takeFixture(old, { ...plan, kickoff: 9_000 });
    expect(again).toMatchObject({ kickoff: 9_000, state: { kind: "scheduled" } });
    expect(again.stateAt).toBeGreaterThan(5);
  });

  test("that is older than the one that is known changes nothing, and one without a time is taken at its word", () => {
    const old = takeFixture(planned(), { ...plan, kickoff: 3_000, at: 20 });
    expect(old).toMatchObject({ kickoff: 3_000, planAt: 20 });
    expect(takeFixture(old, { ...plan, at: 10 })).toBe(old);
    expect(takeFixture(old, { ...plan, kickoff: 4_000, at: 20 })).toMatchObject({ kickoff: 4_000, planAt: 20 });
    expect(takeFixture(old, { ...plan, kickoff: 5_000 })).toMatchObject({ kickoff: 5_000, planAt: 20 });
  });

  test("fills a place once: a team may give way to a team, not to a placeholder", () => {
    const open = { placeholder: { en: "W1" } };
    const before = planned({ home: open });
    expect(takeFixture(before, plan).home).toEqual({ teamId: 1 });
    expect(takeFixture(planned(), { ...plan, home: open }).home).toEqual({ teamId: 1 });
    expect(takeFixture(planned(), { ...plan, home: { teamId: 9 } }).home).toEqual({ teamId: 9 });
    expect(takeFixture(before, { ...plan, home: { placeholder: { en: "W2" } } }).home).toEqual({
      placeholder: { en: "W2" },
    });
  });
});

describe("a new fixture between the same teams", () => {
  const postponed = planned({ id: 7, state: { kind: "postponed" } });

  test("is the postponed match of the same round", () => {
    expect(movedFrom(plan, [postponed])).toBe(postponed);
    expect(movedFrom(plan, [postponed, planned({ id: 8, round: "8" })])).toBe(postponed);
  });

  test("is another one in another round, stage or season, or the other way round", () => {
    for (const own of [{ round: "8" }, { stageId: 3 }, { seasonId: 2 }, { home: plan.away, away: plan.home }]) {
      expect(movedFrom({ ...plan, ...own }, [postponed])).toBeUndefined();
    }
  });

  test("is another one where nothing was postponed, or where the round is a series", () => {
    expect(movedFrom(plan, [planned({ id: 7 })])).toBeUndefined();
    expect(movedFrom(plan, [postponed, planned({ id: 8 })])).toBeUndefined();
  });

  test("is nobody's as long as its teams are not known", () => {
    const open = { placeholder: { en: "W1" } };
    expect(movedFrom({ ...plan, home: open }, [{ ...postponed, home: open }])).toBeUndefined();
  });
});
