import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FactBody, MatchFact, StoredEvent } from "#facts.ts";
import { scoreNews } from "#match/reconcile/change.ts";
import type { FootballPhase } from "#match/state/clock.ts";
import type { ScoreNews } from "#match/state/head.ts";
import type { Points } from "#match/state/score.ts";
import type { AnyState, FootballState } from "#match/state/state.ts";
import { follow, watchFrom } from "#notify/match-watch.ts";
import { freshMs, isFresh } from "#notify/timing.ts";
import type { Told, Watch } from "#notify/watch/watch.ts";
import type { Side, Sport } from "#sport.ts";

const kickoff = Date.parse("2026-11-18T12:00:00Z");
const of = { competitionId: 1, seasonId: 1, teams: [1, 2] };
const minutes = (count: number) => kickoff + count * 60_000;

class Story {
  watch: Watch;
  readonly told: (Told & { at: number })[] = [];
  state: AnyState = { kind: "scheduled" };
  readonly sport: Sport;
  constructor(sport: Sport = "football") {
    this.sport = sport;
    this.watch = watchFrom(sport, this.state, kickoff - 3_600_000, kickoff);
  }
  fact(body: FactBody, at: number, lineUpsOut = false): Told[] {
    const { watch, told } = follow(this.watch, { ...body, seq: 1, at } as MatchFact, lineUpsOut);
    this.watch = JSON.parse(JSON.stringify(watch));
    this.told.push(...told.map((one) => ({ ...one, at })));
    return told;
  }
  become(state: AnyState, at: number, news?: ScoreNews[]): Told[] {
    const said = news ?? scoreNews(this.state, state);
    this.state = state;
    const body = {
      kind: "state",
      matchId: 1,
      sport: this.sport,
      of,
      state,
      homeReds: 0,
      awayReds: 0,
      news: said,
    } as const;
    return this.fact(body, at);
  }
  live(home: number, away: number, minute: number, phase: FootballPhase = "first-half", news?: ScoreNews[]): Told[] {
    const since = phase === "first-half" ? kickoff : minutes(60);
    return this.become(
      { kind: "live", clock: { phase, since }, score: { current: { home, away } } },
      minutes(minute),
      news,
    );
  }
  events(set: StoredEvent[], minute: number, removed: string[] = []): Told[] {
    return this.fact({ kind: "events", matchId: 1, sport: this.sport, of, set, removed }, minutes(minute));
  }
  /** What stands on the screens of those who follow. */
  shown(): Record<string, Told["moment"]> {
    return Object.fromEntries(this.told.map(({ key, moment }) => [key, moment]));
  }
}

const goal = (id: string, side: Side, minute: number, player?: number): StoredEvent => ({
  id,
  type: "goal",
  side,
  minute,
  phase: "first-half",
  how: "open-play",
  ...(player && { player }),
});
const what = (told: readonly Told[]) =>
  told.map(({ key, moment, corrected }) => `${corrected ? "~" : ""}${key}${moment.overturned ? " overturned" : ""}`);

describe("of a football match", () => {
  test("a goal is told with its scorer, whichever comes first, and once", () => {
    const story = new Story();
    expect(what(story.live(0, 0, 0))).toEqual(["start"]);
    expect(story.events([goal("a", "home", 12, 7)], 12)).toEqual([]);
    expect(story.live(1, 0, 12)).toMatchObject([
      { key: "goal:1", corrected: false, moment: { side: "home", score: { home: 1, away: 0 }, player: 7 } },
    ]);
    expect(story.live(1, 0, 13)).toEqual([]);
    expect(story.events([goal("a", "home", 12, 7)], 13)).toEqual([]);
    expect(what(story.live(1, 1, 20))).toEqual(["goal:2"]);
    expect(story.events([goal("b", "away", 20, 9)], 20)).toMatchObject([
      { key: "goal:2", corrected: true, moment: { player: 9, score: { home: 1, away: 1 } } },
    ]);
    expect(story.events([goal("b", "away", 20, 11)], 21)).toMatchObject([{ key: "goal:2", moment: { player: 11 } }]);
  });

  test("a goal that is overturned changes what was told, with a reason or without; the next one is another", () => {
    const story = new Story();
    story.live(0, 0, 0);
    story.live(1, 0, 12);
    expect(story.live(0, 0, 14)).toMatchObject([
      { key: "goal:1", corrected: true, moment: { overturned: true, score: { home: 0, away: 0 } } },
    ]);
    expect(what(story.live(1, 0, 15, "first-half", []))).toEqual(["~goal:1"]);
    expect(what(story.live(0, 0, 16, "first-half", []))).toEqual(["~goal:1 overturned"]);
    expect(what(story.live(1, 0, 30))).toEqual(["goal:2"]);
  });

  test("breaks, cards, missed penalties, extra time, the shoot-out and the end are told once", () => {
    const story = new Story();
    expect(
      what(
        story.fact(
          { kind: "details", matchId: 1, sport: "football", of, parts: ["line-ups"], items: [] },
          minutes(-40),
          true,
        ),
      ),
    ).toEqual(["line-ups"]);
    story.live(0, 0, 0);
    const moment = { minute: 20, phase: "first-half" } as const;
    const red: StoredEvent = { ...moment, id: "r", type: "card", card: "second-yellow", side: "away", player: 4 };
    const missed: StoredEvent = { ...moment, id: "m", type: "penalty-missed", side: "home" };
    const kick: StoredEvent = { minute: 120, phase: "penalties", id: "k", type: "penalty-missed", side: "home" };
    expect(what(story.events([red, missed, kick], 20))).toEqual(["red:r", "missed:m"]);
    expect(what(story.events([{ ...red, card: "yellow" }], 21))).toEqual(["~red:r overturned"]);
    expect(what(story.live(0, 0, 46, "half-time"))).toEqual(["half-time"]);
    expect(story.live(0, 0, 60, "second-half")).toEqual([]);
    expect(what(story.live(0, 0, 110, "awaiting-extra-time"))).toEqual(["extra-time"]);
    expect(story.live(0, 0, 115, "extra-first")).toEqual([]);
    expect(what(story.live(0, 0, 150, "penalties"))).toEqual(["shoot-out"]);
    const over: FootballState = {
      kind: "finished",
      decided: "penalties",
      score: { current: { home: 0, away: 0 }, penalties: { home: 4, away: 3 } },
    };
    expect(story.become(over, minutes(160))).toMatchObject([
      { key: "end", moment: { penalties: { home: 4, away: 3 } } },
    ]);
    expect(
      story.become({ ...over, score: { ...over.score, penalties: { home: 5, away: 3 } } }, minutes(170)),
    ).toMatchObject([{ key: "end", corrected: true }]);
  });

  test("other days, postponements and abandoned matches are told", () => {
    const story = new Story();
    const head = { id: 1, sport: "football", kickoff: minutes(5) } as never;
    expect(story.fact({ kind: "fixture", matchId: 1, head }, minutes(-100))).toEqual([]);
    const moved = { id: 1, sport: "football", kickoff: minutes(300) } as never;
    expect(story.fact({ kind: "fixture", matchId: 1, head: moved }, minutes(-90))).toMatchObject([
      { moment: { what: "moved" } },
    ]);
    expect(story.become({ kind: "postponed", reason: "weather" }, minutes(-80))).toMatchObject([
      { corrected: false, moment: { what: "postponed" } },
    ]);
    expect(what(story.become({ kind: "abandoned" }, minutes(80)))).toEqual(["abandoned"]);
  });

  test("a match that is moved or postponed again is told again, and to the same kick-off once", () => {
    const story = new Story();
    const to = (minute: number, at: number, movedFrom?: number) => {
      const head = { id: 1, sport: "football", kickoff: minutes(minute) } as never;
      const moved = movedFrom === undefined ? {} : { movedFrom: minutes(movedFrom) };
      const told = story.fact({ kind: "fixture", matchId: 1, head, ...moved }, minutes(at));
      return told.map(({ moment, corrected }) => ({ kickoff: moment.kickoff, corrected }));
    };
    const news = (minute: number) => [{ kickoff: minutes(minute), corrected: false }];
    expect(to(300, -90)).toEqual(news(300));
    expect(to(300, -89, 0)).toEqual([]);
    expect(to(600, -88)).toEqual(news(600));
    // Back to where it was before is another day again.
    expect(to(300, -87)).toEqual(news(300));
    const postponed = (at: number) => {
      const told = story.become({ kind: "postponed" }, minutes(at));
      return told.map(({ moment, corrected }) => `${moment.what}${corrected ? " corrected" : ""}`);
    };
    expect(postponed(-80)).toEqual(["postponed"]);
    story.become({ kind: "scheduled" }, minutes(-79));
    expect(postponed(-78)).toEqual([]);
    expect(to(900, -77)).toEqual(news(900));
    story.become({ kind: "scheduled" }, minutes(-76));
    expect(postponed(-75)).toEqual(["postponed"]);
    expect(new Set(story.told.map(({ key }) => key)).size).toBe(story.told.length);
  });

  test("a correction says whether it tells the score that the match has now", () => {
    const story = new Story();
    const rescores = (told: Told[]) => told.map(({ key, rescores }) => `${key}${rescores ? " rescores" : ""}`);
    story.live(0, 0, 0);
    story.live(1, 0, 12);
    expect(rescores(story.live(2, 0, 15))).toEqual(["goal:2"]);
    expect(rescores(story.live(3, 0, 18))).toEqual(["goal:3"]);
    expect(rescores(story.events([goal("a", "home", 12, 7)], 19))).toEqual(["goal:1"]);
    expect(rescores(story.live(2, 0, 20))).toEqual(["goal:3 rescores"]);
    expect(rescores(story.live(3, 0, 21, "first-half", []))).toEqual(["goal:3 rescores"]);
    const over = (home: number, minute: number) =>
      rescores(
        story.become(
          { kind: "finished", decided: "regular", score: { current: { home, away: 0 } } },
          minutes(minute),
          [],
        ),
      );
    over(3, 95);
    // After the end nothing is above what was told since.
    expect(over(2, 96)).toEqual(["goal:3", "end"]);
  });

  test("after an outage what is old is known to be old, and what is new is not", () => {
    const story = new Story();
    story.live(0, 0, 1);
    // Nothing is heard for half an hour.
    story.events([goal("a", "home", 12, 7), goal("b", "away", 38, 9)], 40);
    const told = story.live(1, 1, 40);
    expect(told.map(({ moment }) => isFresh(moment.happenedAt, minutes(40)))).toEqual([false, true]);
    const late = new Story();
    expect(late.live(1, 0, 35).map(({ moment }) => isFresh(moment.happenedAt, minutes(35)))).toEqual([false, false]);
    const over = new Story();
    over.become({ kind: "finished", decided: "regular", score: { current: { home: 0, away: 0 } } }, minutes(600));
    expect(over.told.map(({ moment, at }) => at - moment.happenedAt > freshMs)).toEqual([true]);
  });

  test("whatever was before we looked is no news", () => {
    const state: FootballState = {
      kind: "live",
      clock: { phase: "second-half", since: minutes(60) },
      score: { current: { home: 2, away: 1 } },
    };
    const story = new Story();
    story.watch = watchFrom("football", state, minutes(70), kickoff);
    story.state = state;
    expect(story.live(2, 1, 71, "second-half")).toEqual([]);
    expect(story.events([goal("a", "home", 12, 7), goal("b", "home", 20)], 71)).toEqual([]);
    expect(what(story.live(2, 2, 80, "second-half"))).toEqual(["goal:1"]);
    expect(story.live(2, 1, 81, "second-half")).toMatchObject([{ key: "goal:1", moment: { overturned: true } }]);
    // A goal from before is taken back: nobody was told of it by us.
    expect(story.live(1, 1, 82, "second-half")).toEqual([]);
  });
});

test("of a basketball game quarters, a close finish, overtime and the end are told, and no basket", () => {
  const story = new Story("basketball");
  const on = (
    phase: "q1" | "q2" | "q4" | "half-time" | "break" | "ot1",
    home: number,
    away: number,
    remaining: number,
    at: number,
  ) =>
    what(
      story.become(
        {
          kind: "live",
          clock: { phase, remaining, running: true, at: minutes(at) },
          score: { current: { home, away }, periods: [] },
        },
        minutes(at),
      ),
    );
  expect(on("q1", 0, 0, 600, 0)).toEqual(["start"]);
  expect(on("q1", 2, 0, 500, 2)).toEqual([]);
  expect(on("break", 20, 18, 0, 14)).toEqual(["quarter:1"]);
  expect(on("q2", 20, 18, 600, 16)).toEqual([]);
  expect(on("half-time", 40, 41, 0, 30)).toEqual(["quarter:2"]);
  expect(on("q4", 80, 70, 110, 80)).toEqual([]);
  expect(on("q4", 80, 75, 100, 81)).toEqual(["close:q4"]);
  expect(on("q4", 80, 79, 30, 83)).toEqual([]);
  expect(on("ot1", 80, 80, 300, 90)).toEqual(["overtime:1"]);
  const over = {
    kind: "finished",
    decided: "overtime",
    score: { current: { home: 90, away: 88 }, periods: [] },
  } as const;
  expect(what(story.become({ ...over, score: { ...over.score, periods: [] } }, minutes(100)))).toEqual(["end"]);
});

/** A hostile match: every state is said up to three times, scores fall and rise again, scorers come early, late or never. */
const side = fc.constantFrom<Side>("home", "away");
const steps = fc.array(
  fc.record({
    type: fc.constantFrom("goal", "goal", "back", "again", "same", "scorer", "half", "old"),
    side,
    copies: fc.integer({ min: 1, max: 3 }),
    scorer: fc.constantFrom("first", "after", "never"),
  }),
  { maxLength: 25 },
);

test("whatever a feed says, what people were told adds up to the score, and no goal is told twice", () => {
  fc.assert(
    fc.property(steps, (story) => {
      const told = new Story();
      const standing: string[] = [];
      const score: Points = { home: 0, away: 0 };
      let phase: FootballPhase = "first-half";
      let fallen: { side: Side; id: string } | undefined;
      let goals = 0;
      const say = (minute: number, copies: number, news?: ScoreNews[]) => {
        for (let i = 0; i < copies; i++) told.live(score.home, score.away, minute, phase, i > 0 ? [] : news);
      };
      told.live(0, 0, 0);
      for (const [at, { type, side: who, copies, scorer }] of story.entries()) {
        const id = `g${at}`;
        if (type === "goal") {
          goals += 1;
          score[who] += 1;
          standing.push(`${who} ${id}`);
          fallen = undefined;
          const event = goal(id, who, at + 1, at + 1);
          if (scorer === "first") told.events([event, event], at + 1);
          say(at + 1, copies);
          if (scorer === "after") told.events([event], at + 1);
        } else if (type === "back" && standing.length > 0) {
          const [last = "home", ref = ""] = standing.pop()?.split(" ") ?? [];
          score[last as Side] -= 1;
          fallen = { side: last as Side, id: ref };
          if (scorer === "first") told.events([], at + 1, [ref]);
          say(at + 1, copies, scorer === "never" ? [] : undefined);
        } else if (type === "again" && fallen) {
          score[fallen.side] += 1;
          standing.push(`${fallen.side} ${fallen.id}`);
          fallen = undefined;
          say(at + 1, copies, []);
        } else if (type === "half") {
          phase = phase === "first-half" ? "half-time" : "second-half";
          say(at + 1, copies);
        } else say(at + 1, copies);
      }
      const end: FootballState = { kind: "finished", decided: "regular", score: { current: { ...score } } };
      told.become(end, minutes(110), []);
      told.become(end, minutes(111), []);
      const shown = told.shown();
      const goalsShown = Object.entries(shown).filter(([key]) => key.startsWith("goal:"));
      const standingShown = goalsShown.filter(([, { overturned }]) => !overturned);
      const of = (who: Side) => standingShown.filter(([, moment]) => moment.side === who).length;
      expect({ home: of("home"), away: of("away") }).toEqual(score);
      expect(told.told.filter(({ key, corrected }) => key.startsWith("goal:") && !corrected)).toHaveLength(goals);
      expect(told.told.filter(({ key, corrected }) => key === "end" && !corrected)).toHaveLength(1);
      expect(shown.end?.score).toEqual(score);
      // The scores that stand on the screens count up to the one that is true.
      const counts = standingShown.map(([, moment]) => (moment.score?.home ?? 0) + (moment.score?.away ?? 0));
      expect(counts.sort((a, b) => a - b)).toEqual(counts.map((_, i) => i + 1));
    }),
    { numRuns: 500 },
  );
});
