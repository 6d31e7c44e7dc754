import type { MatchFact, StoredEvent } from "#facts.ts";
import type { BasketballEvent, FootballEvent } from "#match/details/events.ts";
import { compareMinutes, footballPhases, type Minute } from "#match/state/clock.ts";
import type { ScoreNews } from "#match/state/head.ts";
import { type FootballScoringPhase, type Points, samePoints } from "#match/state/score.ts";
import { type AnyState, currentPoints, type MatchKind } from "#match/state/state.ts";
import type { GoalWay, MatchMoment } from "#notify/alert.ts";
import { freshMs } from "#notify/timing.ts";
import type { Side, Sport } from "#sport.ts";

/**
 * Which of what comes to be known of a match is worth telling, and what becomes of what was told.
 *
 * Goals are told by the news of a state, taken back by its score: a source that lowers the score and says nothing about why has
 * corrected what was sent. Everything told has a key that is the same whenever the same thing is told again.
 */

type GoalEvent = {
  id: string;
  side: Side;
  phase: FootballScoringPhase;
  minute: Minute;
  how: GoalWay;
  player?: number;
  assist?: number;
};
type Goal = { key: string; side: Side; event?: string };

/** What is remembered of a match from one fact to the next. Goes to the store as it is. */
export type Watch = {
  sport: Sport;
  kind: MatchKind;
  phase?: string;
  /** When that phase began, where the clock says it. */
  since?: number;
  kickoff?: number;
  score: Points;
  /** In the order in which they were told; those that were taken back are not here. */
  goals: Goal[];
  /** The last one that was taken back on each side: it may stand again. */
  back: Partial<Record<Side, Goal>>;
  /** How many goals were told. */
  count: number;
  /** Goals of the events, those of which the score does not tell yet among them. */
  events: GoalEvent[];
  /** When the last state came to be known. */
  at: number;
  told: Record<string, MatchMoment>;
};

export type Told = {
  key: string;
  moment: MatchMoment /** Told before; now it reads differently. */;
  corrected: boolean;
};

/** A match of which nothing was told yet, as it stands: what happened up to here is no news. */
export function watchFrom(sport: Sport, state: AnyState, at: number, kickoff?: number): Watch {
  const score = currentPoints(state) ?? { home: 0, away: 0 };
  const phase = "clock" in state ? state.clock.phase : undefined;
  const goals = (["home", "away"] as const).flatMap((side) =>
    Array.from({ length: sport === "football" ? score[side] : 0 }, (_, i) => ({
      key: `before:${side}:${i + 1}`,
      side,
    })),
  );
  return {
    sport,
    kind: state.kind,
    ...(phase && { phase }),
    ...(kickoff !== undefined && { kickoff }),
    score,
    goals,
    back: {},
    count: 0,
    events: [],
    at,
    told: Object.fromEntries(passed(state).map((key) => [key, silent(at)])),
  };
}

/** Nobody saw it begin, and it began long ago: that is not told any more. */
export function withoutStart(watch: Watch): Watch {
  return { ...watch, told: { ...watch.told, start: silent(watch.at) } };
}

/** What a match that is already under way will not be told of again. */
function passed(state: AnyState): string[] {
  const isDone = state.kind === "finished" || state.kind === "abandoned";
  if (state.kind !== "live" && state.kind !== "suspended" && !isDone) return [];
  return ["start", "line-ups", ...(isDone ? ["end"] : [])];
}

/** Stands for what was never told, so that it is not told later either. */
const silent = (at: number): MatchMoment => ({ kind: "start", what: "start", happenedAt: at });
const isSilent = (key: string, { what }: MatchMoment) => what === "start" && key !== "start";

/** What a fact tells of a match that is watched. Details carry no line-ups: `lineUpsOut` says whether they are out. */
export function follow(before: Watch, fact: MatchFact, lineUpsOut = false): { watch: Watch; told: Told[] } {
  const turn = new Turn(before, fact.at);
  if (fact.kind === "fixture") turn.fixture(fact.head.kickoff, fact.movedFrom);
  else if (fact.kind === "state") turn.state(fact.state, fact.news);
  else if (fact.kind === "events") turn.events(fact.set, fact.removed);
  else if (lineUpsOut && fact.parts.includes("line-ups")) turn.lineUps();
  return { watch: turn.watch, told: turn.told() };
}

/** One fact's way through the watch of a match. */
class Turn {
  readonly watch: Watch;
  readonly #at: number;
  readonly #before: Watch["told"];
  readonly #touched = new Set<string>();

  constructor(before: Watch, at: number) {
    this.#at = at;
    this.#before = before.told;
    this.watch = structuredClone(before);
  }

  told(): Told[] {
    return [...this.#touched].flatMap((key) => {
      const moment = this.watch.told[key];
      const before = this.#before[key];
      if (!moment || isSilent(key, moment) || same(before, moment)) return [];
      return [{ key, moment, corrected: before !== undefined }];
    });
  }

  fixture(kickoff: number, movedFrom: number | undefined): void {
    const { watch } = this;
    const known = movedFrom ?? watch.kickoff;
    watch.kickoff = kickoff;
    const waits = watch.kind === "scheduled" || watch.kind === "postponed";
    // Some minutes are no other day: a broadcaster moves a kick-off by five every week.
    if (known === undefined || !waits || Math.abs(kickoff - known) < 15 * 60_000) return;
    this.#tell("moved", { kind: "trouble", what: "moved", kickoff, happenedAt: this.#at });
  }

  lineUps(): void {
    const { kind } = this.watch;
    if (kind === "scheduled" && this.watch.sport === "football")
      this.#once("line-ups", { kind: "lineUps", what: "line-ups", happenedAt: this.#at });
  }

  state(state: AnyState, news: readonly ScoreNews[]): void {
    const { watch } = this;
    const score = currentPoints(state);
    const since = startOf(state);
    if (since !== undefined) watch.since = since;
    const before = watch.phase;
    const phase = "clock" in state ? state.clock.phase : undefined;
    if (phase) watch.phase = phase;
    if (watch.sport === "football" && score) this.#goals(score, news, state);
    if (score) watch.score = score;
    if (watch.sport === "football") this.#footballPhase(state, before);
    else this.#basketballPhase(state, before);
    this.#trouble(state);
    if (state.kind === "finished") this.#end(state);
    else if (score) this.#correctScores(score);
    watch.kind = state.kind;
    watch.at = this.#at;
  }

  /** The score decides how many there are, the news which of them are new to people. */
  #goals(score: Points, news: readonly ScoreNews[], state: AnyState): void {
    const { watch } = this;
    const fresh: Side[] = [];
    for (const side of ["home", "away"] as const) {
      const own = watch.goals.filter((goal) => goal.side === side);
      for (const gone of own.slice(score[side]).reverse()) this.#takeBack(gone);
      const missing = Math.max(0, score[side] - own.length);
      const told = Math.min(missing, news.filter((one) => one.side === side && one.type === "goal").length);
      // What nobody is told of was there before what is new.
      for (let known = told; known < missing; known += 1) this.#standsAgain(side);
      fresh.push(...Array.from({ length: told }, () => side));
    }
    for (const side of fresh) this.#newGoal(side, score, state);
    this.#recount();
  }

  #takeBack(goal: Goal): void {
    const { watch } = this;
    watch.goals = watch.goals.filter(({ key }) => key !== goal.key);
    watch.back[goal.side] = goal;
    const told = watch.told[goal.key];
    if (told) this.#tell(goal.key, { ...told, overturned: true });
  }

  #newGoal(side: Side, score: Points, state: AnyState): void {
    const { watch } = this;
    watch.count += 1;
    const goal: Goal = { key: `goal:${watch.count}`, side };
    watch.goals.push(goal);
    delete watch.back[side];
    this.#tell(goal.key, { kind: "goal", what: "goal", side, score, happenedAt: this.#unknownMoment(state) });
    this.#pair();
  }

  /** No news: the goal that was taken back counts after all, or the source mends what nobody was told. */
  #standsAgain(side: Side): void {
    const { watch } = this;
    const goal = watch.back[side] ?? { key: `before:${side}:${this.#at}:${watch.goals.length}`, side };
    delete watch.back[side];
    watch.goals.push(goal);
    const told = watch.told[goal.key];
    if (!told) return;
    const { overturned: _, ...stands } = told;
    this.#tell(goal.key, stands);
  }

  /** After a goal was taken out of the middle, those that came after it were not what they were called. */
  #recount(): void {
    const { watch } = this;
    const moments = new Map(watch.events.map((event) => [event.id, event]));
    const known = watch.goals.map(({ event }) => (event === undefined ? undefined : moments.get(event)));
    // As they were scored, once that is known of all.
    if (known.every((event) => event !== undefined)) {
      const order = new Map(watch.goals.map((goal, at) => [goal, known[at] as GoalEvent]));
      const earlier = (one: Goal, other: Goal) => byMoment(order.get(one) as GoalEvent, order.get(other) as GoalEvent);
      watch.goals.sort(earlier);
    }
    const score: Points = { home: 0, away: 0 };
    for (const { key, side } of this.watch.goals) {
      score[side] += 1;
      const told = this.watch.told[key];
      if (told && !samePoints(told.score, score)) this.#tell(key, { ...told, score: { ...score } });
    }
    for (const [key, told] of Object.entries(this.watch.told)) {
      if (told.overturned && told.what === "goal" && !samePoints(told.score, score) && this.#touched.has(key))
        this.#tell(key, { ...told, score: { ...score } });
    }
  }

  /** What the last break or the end was told with follows a score that was corrected. */
  #correctScores(score: Points): void {
    const { told, phase } = this.watch;
    const end = told.end;
    if (end && !isSilent("end", end) && !samePoints(end.score, score)) this.#tell("end", { ...end, score });
    const half = told["half-time"];
    if (half && phase === "half-time" && !samePoints(half.score, score)) this.#tell("half-time", { ...half, score });
  }

  events(set: readonly StoredEvent[], removed: readonly string[]): void {
    const { watch } = this;
    if (watch.sport !== "football") return;
    for (const id of removed) {
      watch.events = watch.events.filter((event) => event.id !== id);
      for (const goal of watch.goals) if (goal.event === id) this.#unpair(goal);
      for (const key of [`red:${id}`, `missed:${id}`]) {
        const told = watch.told[key];
        if (told) this.#tell(key, { ...told, overturned: true });
      }
    }
    for (const event of set) if (!isBasketball(event)) this.#event(event);
    this.#pair();
    this.#recount();
  }

  #event(event: { id: string } & FootballEvent<number>): void {
    const { watch } = this;
    const { id, minute, added } = event;
    const when = { minute, ...(added !== undefined && { added }) };
    if (event.type === "goal" && event.phase !== "penalties") {
      const { side, phase, how, player, assist } = event;
      const goal: GoalEvent = {
        id,
        side,
        phase,
        minute: when,
        how,
        ...(player !== undefined && { player }),
        ...(assist !== undefined && { assist }),
      };
      const isKnown = watch.events.some((other) => other.id === id);
      watch.events = isKnown ? watch.events.map((other) => (other.id === id ? goal : other)) : [...watch.events, goal];
      const paired = watch.goals.find((one) => one.event === id);
      if (paired && paired.side === side) this.#say(paired, goal);
      else if (paired) this.#unpair(paired);
      return;
    }
    const isRed = event.type === "card" && event.card !== "yellow";
    const isMissed = event.type === "penalty-missed" && event.phase !== "penalties";
    const key = `${event.type === "penalty-missed" ? "missed" : "red"}:${id}`;
    const told = watch.told[key];
    if (!isRed && !isMissed) {
      // A card that was red and is yellow now.
      if (told && event.type === "card") this.#tell(key, { ...told, overturned: true });
      return;
    }
    const what =
      event.type === "card"
        ? event.card === "red"
          ? ("red-card" as const)
          : ("second-yellow" as const)
        : "penalty-missed";
    this.#tell(key, {
      kind: event.type === "card" ? "redCard" : "penaltyMissed",
      what,
      side: event.side,
      minute: when,
      score: watch.score,
      ...(event.player !== undefined && { player: event.player }),
      happenedAt: told?.happenedAt ?? this.#moment(event.phase, when),
      ...(told?.score && { score: told.score }),
    });
  }

  /** Each goal of the score with a goal of the events, the earliest first. */
  #pair(): void {
    const { watch } = this;
    for (const side of ["home", "away"] as const) {
      const taken = new Set(watch.goals.flatMap(({ event }) => event ?? []));
      const free = watch.events.filter((event) => event.side === side && !taken.has(event.id));
      const waiting = watch.goals.filter((goal) => goal.side === side && !goal.event);
      // Those from before we watched were told by nobody: their events may never come.
      const [known, fresh] = [
        waiting.filter(({ key }) => !watch.told[key]),
        waiting.filter(({ key }) => watch.told[key]),
      ];
      const ordered = free.length >= waiting.length ? [...known, ...fresh] : fresh;
      const late = free.slice(Math.max(0, free.length - ordered.length));
      for (const [at, goal] of ordered.entries()) {
        const event = late[at];
        if (!event) break;
        goal.event = event.id;
        this.#say(goal, event);
      }
    }
  }

  #unpair(goal: Goal): void {
    delete goal.event;
    const told = this.watch.told[goal.key];
    if (!told) return;
    const { minute: _, player: __, assist: ___, how: ____, ...bare } = told;
    this.#tell(goal.key, bare);
  }

  #say(goal: Goal, { phase, minute, how, player, assist }: GoalEvent): void {
    const told = this.watch.told[goal.key];
    if (!told) return;
    const { player: _, assist: __, ...rest } = told;
    const isNew = !this.#before[goal.key];
    this.#tell(goal.key, {
      ...rest,
      minute,
      how,
      ...(player !== undefined && { player }),
      ...(assist !== undefined && { assist }),
      happenedAt: isNew ? this.#moment(phase, minute) : told.happenedAt,
    });
  }

  #footballPhase(state: AnyState, before: string | undefined): void {
    if (state.kind !== "live") return;
    const { phase } = state.clock as { phase: string };
    const since = startOf(state) ?? this.#at;
    const { watch } = this;
    const score = watch.score;
    if (phase === "first-half") this.#once("start", { kind: "start", what: "start", happenedAt: since });
    // Whoever hears of a match in the middle of it is not told that it began.
    else watch.told.start ??= silent(this.#at);
    if (phase === before) return;
    if (phase === "half-time")
      this.#once("half-time", { kind: "halfTime", what: "half-time", score, happenedAt: since });
    if (phase === "awaiting-extra-time" || phase === "extra-first")
      this.#once("extra-time", { kind: "extraTime", what: "extra-time", score, happenedAt: since });
    if (phase === "penalties")
      this.#once("shoot-out", { kind: "shootOut", what: "shoot-out", score, happenedAt: since });
  }

  #basketballPhase(state: AnyState, before: string | undefined): void {
    const { watch } = this;
    const phase = state.kind === "live" ? (state.clock.phase as string) : undefined;
    const score = watch.score;
    const happenedAt = this.#at;
    if (phase === "q1") this.#once("start", { kind: "start", what: "start", happenedAt: this.#quarterStart(state) });
    else if (phase) watch.told.start ??= silent(this.#at);
    if (phase && phase !== before) {
      const [, quarter] = /^q([123])$/.exec(before ?? "") ?? [];
      if (quarter)
        this.#once(`quarter:${quarter}`, {
          kind: "quarter",
          what: "quarter",
          period: Number(quarter),
          score,
          happenedAt,
        });
      const [, overtime] = /^ot(\d+)$/.exec(phase) ?? [];
      if (overtime)
        this.#once(`overtime:${overtime}`, {
          kind: "overtime",
          what: "overtime",
          period: Number(overtime),
          score,
          happenedAt,
        });
    }
    if (!phase || !/^(q4|ot)/.test(phase) || !("remaining" in (state as { clock: object }).clock)) return;
    const { remaining } = (state as { clock: { remaining: number } }).clock;
    if (remaining <= 120 && Math.abs(score.home - score.away) <= 5)
      this.#once(`close:${phase}`, { kind: "closeFinish", what: "close-finish", score, happenedAt });
  }

  #quarterStart(state: AnyState): number {
    const clock = "clock" in state ? state.clock : undefined;
    // A quarter has ten or twelve minutes: how much of it is gone says when it began, near enough.
    return clock && "remaining" in clock && clock.remaining < 300 ? this.#at - freshMs - 1 : this.#at;
  }

  #trouble(state: AnyState): void {
    const { watch } = this;
    if (state.kind !== "postponed" && state.kind !== "abandoned" && state.kind !== "cancelled") return;
    if (state.kind === watch.kind) return;
    const score = "score" in state ? state.score?.current : undefined;
    const reason = state.reason;
    this.#once(state.kind, {
      kind: "trouble",
      what: state.kind,
      ...(score && { score }),
      ...(reason && { reason }),
      happenedAt: this.#at,
    });
  }

  #end(state: Extract<AnyState, { kind: "finished" }>): void {
    const { current } = state.score;
    const penalties = "penalties" in state.score ? state.score.penalties : undefined;
    const told = this.watch.told.end;
    if (told && isSilent("end", told)) return;
    const started = this.watch.kickoff;
    // Nobody says when a match ended: one that began five hours ago has not ended now.
    const isLong = started !== undefined && this.#at - started > 5 * 3_600_000;
    const happenedAt = told?.happenedAt ?? (isLong ? this.#at - freshMs - 1 : this.#at);
    this.#tell("end", { kind: "end", what: "end", score: current, ...(penalties && { penalties }), happenedAt });
  }

  /** When a minute was played, as near as the clock of the match says it. */
  #moment(phase: FootballScoringPhase, when: Minute): number {
    const { phase: now, since, kickoff } = this.watch;
    const elapsed = (when.minute - firstMinute[phase] + (when.added ?? 0)) * 60_000;
    if (now === phase && since !== undefined) return Math.min(this.#at, since + elapsed);
    const isOver = now !== undefined && order.indexOf(now) > order.indexOf(phase);
    if (isOver && since !== undefined) return Math.min(this.#at, since);
    if (kickoff === undefined || phase === "penalties") return this.#at;
    // The clock is behind the events: the kick-off says about when it was. Late ones are known by far more than breaks last.
    const about = kickoff + (when.minute + 30) * 60_000;
    return this.#at - about > freshMs ? about : this.#at;
  }

  /** Of a goal without an event: it fell after the last state. Where that is long ago it may be old, and counts as such. */
  #unknownMoment(state: AnyState): number {
    const { kind, at } = this.watch;
    const wasOn = kind === "live" || kind === "suspended";
    const since = wasOn ? undefined : startOf(state);
    if (since === undefined || this.#at - since <= freshMs) return this.#at;
    return Math.min(at, this.#at - freshMs - 1);
  }

  #once(key: string, moment: MatchMoment): void {
    if (!this.watch.told[key]) this.#tell(key, moment);
  }

  #tell(key: string, moment: MatchMoment): void {
    this.watch.told[key] = moment;
    this.#touched.add(key);
  }
}

const order: readonly string[] = footballPhases;
const firstMinute: Record<FootballScoringPhase, number> = {
  "first-half": 0,
  "second-half": 45,
  "extra-first": 90,
  "extra-second": 105,
  penalties: 120,
};

function byMoment(one: GoalEvent, other: GoalEvent): number {
  return order.indexOf(one.phase) - order.indexOf(other.phase) || compareMinutes(one.minute, other.minute);
}

function startOf(state: AnyState): number | undefined {
  return "clock" in state && "since" in state.clock ? state.clock.since : undefined;
}

function isBasketball(event: StoredEvent): event is { id: string } & BasketballEvent<number> {
  return "remaining" in event;
}

function same(one: MatchMoment | undefined, other: MatchMoment): boolean {
  return JSON.stringify(one && sorted(one)) === JSON.stringify(sorted(other));
}

const sorted = (moment: MatchMoment) => Object.entries(moment).sort(([a], [b]) => (a < b ? -1 : 1));
