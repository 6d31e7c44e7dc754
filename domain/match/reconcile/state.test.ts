import { describe, expect, test } from "vitest";
import {
  backwardsWindowMs,
  type Circumstances,
  dropWindowMs,
  type KnownState,
  type Recall,
  settleHeld,
  standsAgainMs,
  takeState,
} from "#match/reconcile/state.ts";
import type { FootballPhase } from "#match/state/clock.ts";
import type { AnyState, BasketballState, FootballState } from "#match/state/state.ts";
import type { Side } from "#sport.ts";

const live = (home: number, away: number, phase: FootballPhase = "second-half"): FootballState => ({
  kind: "live",
  clock: { phase, since: 0 },
  score: { current: { home, away } },
});
const finished = (home: number, away: number, decided: "regular" | "awarded" = "regular"): FootballState => ({
  kind: "finished",
  decided,
  score: { current: { home, away } },
});
const goal = (side: Side) => ({ type: "goal", side });
const overturned = (side: Side) => ({ type: "overturned", side });

/** One match, told word by word; both clocks are moved by hand. */
class Story {
  known: KnownState;
  recall: Recall = {};
  now = 1_000_000;
  #at = 5_000_000;

  constructor(state: AnyState) {
    this.known = { state, stateAt: 0 };
  }

  /** The source says this so much later by both clocks; what is told of it, or nothing where it is not believed. */
  says(state: AnyState, later = 1_000, circumstances: Partial<Circumstances> = {}) {
    this.now += later;
    this.#at += later;
    return this.take({ state, at: this.#at }, circumstances);
  }

  repeats(circumstances: Partial<Circumstances> = {}) {
    const word = this.recall.held ?? { state: this.known.state, at: this.known.stateAt };
    return this.take({ state: word.state, at: word.at }, circumstances);
  }

  passes(ms: number, proven: Side[] = []) {
    this.now += ms;
    const taken = settleHeld(this.known, this.recall, { now: this.now, proven: new Set(proven) });
    return this.#note(taken);
  }

  take(word: { state: AnyState; at: number }, circumstances: Partial<Circumstances> = {}) {
    const all = { now: this.now, proven: new Set<Side>(), ...circumstances };
    return this.#note(takeState(this.known, this.recall, word, all));
  }

  #note({ recall, applied }: ReturnType<typeof takeState>) {
    this.recall = recall;
    if (applied) this.known = { state: applied.state, stateAt: applied.at };
    return applied?.news;
  }
}

describe("a score that falls", () => {
  test("is believed and told when the window has passed, not before", () => {
    const story = new Story(live(1, 0));
    expect(story.says(live(0, 0))).toBeUndefined();
    expect(story.passes(dropWindowMs - 1)).toBeUndefined();
    expect(story.known.state).toEqual(live(1, 0));
    expect(story.passes(1)).toEqual([overturned("home")]);
    expect(story.known.state).toEqual(live(0, 0));
    expect(story.recall.held).toBeUndefined();
  });

  test("and returns within the window is not told at all", () => {
    const story = new Story(live(1, 0));
    for (const _ of [1, 2, 3]) {
      expect(story.says(live(0, 0))).toBeUndefined();
      expect(story.says(live(1, 0))).toEqual([]);
    }
    expect(story.passes(10 * dropWindowMs)).toBeUndefined();
    expect(story.known.state).toEqual(live(1, 0));
  });

  test("and returns together with a goal of the other side tells that goal only", () => {
    const story = new Story(live(1, 0));
    story.says(live(0, 0));
    expect(story.says(live(1, 1))).toEqual([goal("away")]);
  });

  test("waits from the first time that it fell, however often it is said", () => {
    const story = new Story(live(2, 0));
    story.says(live(1, 0));
    story.says(live(1, 0), dropWindowMs / 2);
    story.repeats();
    expect(story.says(live(1, 1), dropWindowMs / 2)).toEqual([overturned("home"), goal("away")]);
  });

  test("is believed at once when the events prove it, with it or after it, for the side that they speak of", () => {
    const together = new Story(live(1, 0));
    expect(together.says(live(0, 0), 1, { proven: new Set(["home"]) })).toEqual([overturned("home")]);
    const after = new Story(live(1, 0));
    after.says(live(0, 0));
    expect(after.passes(1, ["away"])).toBeUndefined();
    expect(after.passes(1, ["home"])).toEqual([overturned("home")]);
  });

  test("is believed at once when a person vouches for it", () => {
    expect(new Story(live(1, 0)).says(live(0, 0, "first-half"), 1, { vouched: true })).toEqual([overturned("home")]);
  });

  test("by several goals is told as so many", () => {
    const story = new Story(live(0, 3));
    story.says(live(0, 1));
    expect(story.passes(dropWindowMs)).toEqual([overturned("away"), overturned("away")]);
  });

  test("in basketball waits in the same way and is told once", () => {
    const game = (home: number): BasketballState => ({
      kind: "live",
      clock: { phase: "q2", remaining: 1, running: false, at: 0 },
      score: { current: { home, away: 40 }, periods: [] },
    });
    const story = new Story(game(50));
    expect(story.says(game(48))).toBeUndefined();
    expect(story.passes(dropWindowMs)).toEqual([overturned("home")]);
    expect(story.says(game(51))).toEqual([goal("home")]);
  });
});

describe("a goal that was overturned and stands again", () => {
  const taken = (state = live(1, 0)) => {
    const story = new Story(state);
    story.says(live(0, 0), 1, { proven: new Set(["home"]) });
    return story;
  };

  test("soon and at the same score is not told again, nor is its second end", () => {
    const story = taken();
    story.says(live(0, 0, "second-half"), 1_000);
    expect(story.says(live(1, 0), standsAgainMs - 1_000)).toEqual([]);
    expect(story.known.state).toEqual(live(1, 0));
    expect(story.says(live(0, 0), 1_000, { proven: new Set(["home"]) })).toEqual([]);
    expect(story.says(live(1, 0), 1_000)).toEqual([]);
  });

  test("later, or at another score, is a new goal", () => {
    expect(taken().says(live(1, 0), standsAgainMs + 1)).toEqual([goal("home")]);
    expect(taken().says(live(0, 1), 1_000)).toEqual([goal("away")]);
  });

  test("by the source's clock: a goal of minutes later that comes late is a new one", () => {
    const story = taken();
    const { stateAt } = story.known;
    expect(story.take({ state: live(1, 0), at: stateAt + standsAgainMs + 1 })).toEqual([goal("home")]);
  });
});

describe("a match that goes back in time", () => {
  const first = live(0, 0, "first-half");

  test("is believed when the source says it again", () => {
    const story = new Story(live(0, 0));
    expect(story.says(first)).toBeUndefined();
    expect(story.repeats()).toBeUndefined();
    expect(story.says(first)).toEqual([]);
    expect(story.known.state).toEqual(first);
  });

  test("is believed when nothing else was said for a while", () => {
    const story = new Story(live(0, 0));
    story.says(first);
    expect(story.passes(backwardsWindowMs - 1)).toBeUndefined();
    expect(story.passes(1)).toEqual([]);
  });

  test("is forgotten when the next word is in order", () => {
    const story = new Story(live(0, 0));
    story.says(first);
    expect(story.says(live(0, 1))).toEqual([goal("away")]);
    expect(story.passes(backwardsWindowMs)).toBeUndefined();
    expect(story.says(first)).toBeUndefined();
  });

  test("with a lower score still waits for the score when it is said again", () => {
    const story = new Story(live(1, 0));
    story.says(first);
    expect(story.says(first)).toBeUndefined();
    expect(story.says(first)).toBeUndefined();
    expect(story.passes(dropWindowMs)).toEqual([overturned("home")]);
  });

  test.each<[string, AnyState, AnyState]>([
    ["finished to live", finished(1, 0), live(1, 0)],
    ["live to scheduled", live(0, 0), { kind: "scheduled" }],
    ["live to postponed", live(0, 0), { kind: "postponed" }],
    ["awarded to extra time", finished(1, 0, "awarded"), live(1, 0, "extra-first")],
  ])("%s waits", (_, before, after) => {
    expect(new Story(before).says(after)).toBeUndefined();
  });

  test.each<[string, AnyState, AnyState]>([
    ["full time to extra time", finished(1, 1), live(1, 1, "awaiting-extra-time")],
    ["half-time to second half", live(0, 0, "half-time"), live(0, 0)],
    ["suspended to live", { ...live(1, 0), kind: "suspended" } as FootballState, live(1, 0)],
    ["abandoned to live", { kind: "abandoned", score: { current: { home: 1, away: 0 } } }, live(1, 0, "first-half")],
    ["postponed to scheduled", { kind: "postponed" }, { kind: "scheduled" }],
    ["cancelled to scheduled", { kind: "cancelled" }, { kind: "scheduled" }],
  ])("%s does not", (_, before, after) => {
    expect(new Story(before).says(after)).toEqual([]);
  });

  test("in basketball: quarters and overtimes are in order, and a break is anywhere", () => {
    const game = (phase: "q1" | "q4" | "half-time" | "break" | "ot1" | "ot2"): BasketballState => ({
      kind: "live",
      clock: { phase, remaining: 1, running: false, at: 0 },
      score: { current: { home: 1, away: 1 }, periods: [] },
    });
    expect(new Story(game("q4")).says(game("half-time"))).toBeUndefined();
    expect(new Story(game("ot2")).says(game("ot1"))).toBeUndefined();
    expect(new Story(game("q4")).says(game("break"))).toEqual([]);
    expect(new Story(game("break")).says(game("q1"))).toEqual([]);
    expect(new Story(game("q4")).says(game("ot1"))).toEqual([]);
  });
});

describe("a match that is over", () => {
  test("gets another result without a shout, and with a word where a goal is taken back", () => {
    expect(new Story(finished(1, 0)).says(finished(2, 0))).toEqual([]);
    const annulled = new Story(finished(2, 1));
    annulled.says(finished(1, 1));
    expect(annulled.passes(dropWindowMs)).toEqual([overturned("home")]);
    const turned = new Story(finished(1, 0));
    turned.says(finished(0, 3, "awarded"));
    expect(turned.passes(dropWindowMs)).toEqual([overturned("home")]);
  });

  test("by a decision at the table has no goals to shout about", () => {
    expect(new Story({ kind: "scheduled" }).says(finished(3, 0, "awarded"))).toEqual([]);
  });

  test("is told with its last goal", () => {
    expect(new Story(live(1, 1)).says(finished(2, 1))).toEqual([goal("home")]);
  });
});

describe("a match that is broken off", () => {
  test("keeps its score although the source leaves it out, and goes on without telling its goals again", () => {
    const story = new Story(live(2, 1));
    expect(story.says({ kind: "abandoned" })).toEqual([]);
    expect(story.known.state).toEqual({ kind: "abandoned", score: { current: { home: 2, away: 1 } } });
    expect(story.says(live(2, 1), 86_400_000)).toEqual([]);
    expect(story.says(live(2, 2))).toEqual([goal("away")]);
  });

  test("or is blank for a while does not tell its goals again either; months later it begins anew", () => {
    const blank = new Story(live(1, 0));
    blank.says({ kind: "scheduled" });
    blank.says({ kind: "scheduled" });
    expect(blank.known.state).toEqual({ kind: "scheduled" });
    expect(blank.says({ kind: "postponed" })).toEqual([]);
    expect(blank.says(live(1, 0))).toEqual([]);
    const replayed = new Story(live(1, 0));
    replayed.says({ kind: "postponed" });
    replayed.passes(backwardsWindowMs);
    expect(replayed.says(live(0, 0, "first-half"), 30 * 86_400_000)).toEqual([]);
    expect(replayed.says(live(1, 0, "first-half"))).toEqual([goal("home")]);
  });
});

test("a late word changes nothing, nor does one that is older than the word in doubt", () => {
  const story = new Story(live(0, 0));
  story.says(live(1, 0), 60_000);
  const { stateAt } = story.known;
  expect(story.take({ state: live(0, 0), at: stateAt - 1 })).toBeUndefined();
  story.says(live(0, 0), 10_000);
  expect(story.take({ state: live(2, 0), at: stateAt + 1 })).toBeUndefined();
  expect(story.recall.held?.state).toEqual(live(0, 0));
});
