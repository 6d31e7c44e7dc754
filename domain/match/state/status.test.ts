import { describe, expect, test } from "vitest";
import { type BasketballPhase, footballPhases } from "#match/state/clock.ts";
import {
  type BasketballState,
  type FootballState,
  isOver,
  isUnderWay,
  matchKinds,
  winner,
} from "#match/state/state.ts";
import { basketballStatus, footballEndStatuses, footballStatus, listStatus } from "#match/state/status.ts";

const current = { home: 2, away: 1 };
const footballClock = { phase: "first-half", since: 0 } as const;
const basketballClock = { phase: "q1", remaining: 600, running: true, at: 0 } as const;
const basketballScore = { current, periods: [current] };

/** One state of each kind: a kind that is added does not compile until it is here. */
const football: { [Kind in FootballState["kind"]]: Extract<FootballState, { kind: Kind }> } = {
  scheduled: { kind: "scheduled" },
  live: { kind: "live", clock: footballClock, score: { current } },
  finished: { kind: "finished", decided: "regular", score: { current } },
  postponed: { kind: "postponed" },
  suspended: { kind: "suspended", clock: footballClock, score: { current } },
  abandoned: { kind: "abandoned" },
  cancelled: { kind: "cancelled" },
};
const basketball: { [Kind in BasketballState["kind"]]: Extract<BasketballState, { kind: Kind }> } = {
  ...football,
  live: { kind: "live", clock: basketballClock, score: basketballScore },
  finished: { kind: "finished", decided: "regular", score: basketballScore },
  suspended: { kind: "suspended", clock: basketballClock, score: basketballScore },
  abandoned: { kind: "abandoned", score: basketballScore },
};

describe("status codes", () => {
  test("of football, by kind", () => {
    expect(Object.fromEntries(matchKinds.map((kind) => [kind, footballStatus(football[kind])]))).toEqual({
      scheduled: "NS",
      live: "1H",
      finished: "FT",
      postponed: "Postp.",
      suspended: "Susp.",
      abandoned: "Aban.",
      cancelled: "Canc.",
    });
    expect(footballStatus({ kind: "scheduled", timeToBeAnnounced: true })).toBe("TBA");
  });

  test("of football, by phase", () => {
    const codes = footballPhases.map((phase) => footballStatus({ ...football.live, clock: { phase, since: 0 } }));
    expect(codes).toEqual(["1H", "HT", "2H", "ET", "ET", "ET", "ET", "Pen"]);
  });

  test("of football, by what decided it", () => {
    const decided = ["regular", "extra-time", "penalties", "awarded"] as const;
    const codes = decided.map((how) => footballStatus({ ...football.finished, decided: how }));
    expect(codes).toEqual(["FT", "AET", "Pen.", "FT"]);
  });

  test("of basketball, by kind", () => {
    expect(Object.fromEntries(matchKinds.map((kind) => [kind, basketballStatus(basketball[kind])]))).toEqual({
      scheduled: "NS",
      live: "Q1",
      finished: "FT",
      postponed: "Postp.",
      suspended: "Interr",
      abandoned: "Aban.",
      cancelled: "Canc.",
    });
    expect(basketballStatus({ kind: "scheduled", timeToBeAnnounced: true })).toBe("TBD");
  });

  test("of basketball, by phase, every overtime being OT", () => {
    const phases: BasketballPhase[] = ["q1", "q2", "half-time", "q3", "q4", "break", "ot1", "ot4"];
    const codes = phases.map((phase) => basketballStatus({ ...basketball.live, clock: { ...basketballClock, phase } }));
    expect(codes).toEqual(["Q1", "Q2", "HT", "Q3", "Q4", "Break", "OT", "OT"]);
  });

  test("of basketball, by what decided it", () => {
    const decided = ["regular", "overtime", "awarded"] as const;
    const codes = decided.map((how) => basketballStatus({ ...basketball.finished, decided: how }));
    expect(codes).toEqual(["FT", "AOT", "FT"]);
  });

  test("the timer stops at every status of a football match that is over", () => {
    const over = matchKinds.filter((kind) => isOver(football[kind]));
    expect(over).toEqual(["finished", "abandoned", "cancelled"]);
    for (const kind of over) expect(footballEndStatuses).toContain(footballStatus(football[kind]));
  });
});

test("lists filter by live, finished and scheduled: a postponed match is to come, a cancelled one is over", () => {
  expect(Object.fromEntries(matchKinds.map((kind) => [kind, listStatus(football[kind])]))).toEqual({
    scheduled: "scheduled",
    live: "live",
    finished: "finished",
    postponed: "scheduled",
    suspended: "live",
    abandoned: "finished",
    cancelled: "finished",
  });
  for (const kind of matchKinds) {
    expect(listStatus(basketball[kind])).toBe(listStatus(football[kind]));
    expect(isUnderWay(football[kind])).toBe(listStatus(football[kind]) === "live");
  }
});

describe("the winner", () => {
  test("is known only once the match is finished", () => {
    const known = matchKinds.filter((kind) => winner(football[kind]) !== undefined);
    expect(known).toEqual(["finished"]);
    expect(winner(basketball.finished)).toBe("home");
  });

  test("is decided by penalties only after a draw", () => {
    const level = { home: 1, away: 1 };
    const finished = (score: Extract<FootballState, { kind: "finished" }>["score"]) =>
      winner({ kind: "finished", decided: "penalties", score });
    expect(finished({ current: level, penalties: { home: 3, away: 4 } })).toBe("away");
    expect(finished({ current, penalties: { home: 3, away: 4 } })).toBe("home");
    expect(finished({ current: level })).toBe("draw");
  });
});
