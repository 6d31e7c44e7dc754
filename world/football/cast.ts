import type { CardReason, FootballEvent } from "@scoreline/domain/match/details/events";
import { footballMinute, type Minute } from "@scoreline/domain/match/state/clock";
import { otherSide, type Side } from "@scoreline/domain/sport";
import { cardShape } from "#football/intensity.ts";
import type { FootballMatchup, TeamSheet } from "#football/matchup.ts";
import type { Outline } from "#football/outline.ts";
import type { PhaseSpan, PlayedPhase, ScriptEvent, ShotSituation } from "#football/script.ts";
import { drawAssist, drawShooter, type OpenSituation } from "#football/shots.ts";
import {
  choosePlayer,
  keeperOf,
  leavePitch,
  type MatchSquad,
  newSquad,
  type OnPitch,
  takerOf,
} from "#football/squad.ts";
import { isPlayed } from "#football/statistics.ts";
import {
  type Change,
  canReplace,
  dueChanges,
  makeChanges,
  planChanges,
  replaceHurt,
  replaceKeeper,
} from "#football/substitutions.ts";
import { type Rng, rng } from "#random.ts";

/**
 * Who does what is written in the outline of a match, and what else is on its match sheet: cards, changes, injuries. All of it is
 * settled before the match is played, so that whoever only asks for scorers does not have to play it. Names come from the sheets:
 * another name on the same seat changes nothing else.
 */
export type Cast = {
  /** In order of time; none begins before the one before it is over. */
  scenes: readonly Scene[];
  /** Who takes the kicks of a shoot-out, in the order of the outline's. */
  takers: readonly string[];
};

/** A part of the match that is settled: nothing else happens from `from` until `until`. */
export type Scene = {
  phase: PlayedPhase;
  from: number;
  at: number;
  until: number;
  side: Side;
  events: DraftEvent[];
} & SceneKind;

type SceneKind =
  | { kind: "goal"; situation: ShotSituation | "own-goal"; head: boolean; player: string; assist?: string }
  /** `foul` is when it was committed; absent where the card was for something else. */
  | { kind: "card"; player: string; foul?: number; gone: boolean; changes: readonly Change[] }
  | { kind: "injury"; player: string; changes: readonly Change[] }
  | { kind: "changes"; changes: readonly Change[] };

export type DraftEvent = DistributiveOmit<ScriptEvent, "ref">;
type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
type EventBody = DistributiveOmit<FootballEvent<string>, keyof Minute | "phase">;

const second = 1_000;
const minute = 60 * second;

/** As much of a match as its cast hangs on. */
type Sides = Pick<FootballMatchup, "seed" | "matchRef" | "knockOut" | "videoReview"> &
  Record<Side, Pick<TeamSheet, "starters" | "bench">>;

export function castOf(matchup: Sides, outline: Outline): Cast {
  const draw = rng(matchup.seed, matchup.matchRef, "cast");
  const sheet = new MatchSheet(matchup, outline, draw);
  for (const goal of outline.goals) sheet.planGoal(goal);
  for (const dismissal of outline.dismissals) sheet.planDismissal(dismissal);
  for (const side of ["home", "away"] as const) sheet.planInjuries(side);
  for (const side of ["home", "away"] as const) sheet.planCautions(side);
  for (const side of ["home", "away"] as const) sheet.planChanges(side);
  return sheet.written();
}

/** The same with other names on some of the seats. */
export function renamed({ scenes, takers }: Cast, names: ReadonlyMap<string, string>): Cast {
  const nameOf = (ref: string) => names.get(ref) ?? ref;
  const event = (each: DraftEvent): DraftEvent => {
    const told = { ...each };
    if ("player" in told && told.player !== undefined) told.player = nameOf(told.player);
    if (told.type === "goal" && told.assist !== undefined) told.assist = nameOf(told.assist);
    if (told.type === "substitution") {
      if (told.on !== undefined) told.on = nameOf(told.on);
      if (told.off !== undefined) told.off = nameOf(told.off);
    }
    return told;
  };
  return {
    scenes: scenes.map((scene) => {
      const told = { ...scene, events: scene.events.map(event) };
      if ("player" in told) told.player = nameOf(told.player);
      if (told.kind === "goal") {
        if (told.assist !== undefined) told.assist = nameOf(told.assist);
      } else
        told.changes = told.changes.map((change) => ({ ...change, on: nameOf(change.on), off: nameOf(change.off) }));
      return told;
    }),
    takers: takers.map(nameOf),
  };
}

/** A scene before it is known who takes part in it. */
type Plan = {
  span: PhaseSpan & { phase: PlayedPhase };
  from: number;
  at: number;
  until: number;
  side: Side;
  play: (plan: Plan) => Scene | undefined;
};

/** Shares of goals that are penalties and own goals, and how the others come about. */
const penaltyGoals = 0.081;
const ownGoals = 0.031;
const situations: readonly OpenSituation[] = ["open-play", "counter", "corner", "free-kick"];
const situationShares = [0.69, 0.14, 0.13, 0.04];
const headed: Record<OpenSituation, number> = { "open-play": 0.13, counter: 0.04, corner: 0.5, "free-kick": 0 };
/** How long before the goal it begins. */
const leadIn: Record<ShotSituation, readonly [shortest: number, longest: number]> = {
  "open-play": [0, 0],
  counter: [8, 12],
  corner: [18, 33],
  "free-kick": [31, 51],
  penalty: [60, 88],
};
const afterGoal = 58 * second;

/** A side and match. */
const cautions = { foul: 1.75, talk: 0.27 };
const injuries = 0.2;
/** Of dismissals, where somebody has been booked. */
const secondYellows = 0.55;
const reviews = { confirmed: 0.4, raised: 0.05, lowered: 0.004 };

class MatchSheet {
  readonly #draw: Rng;
  readonly #matchup: Sides;
  readonly #outline: Outline;
  readonly #spans: (PhaseSpan & { phase: PlayedPhase })[];
  readonly #squads: Record<Side, MatchSquad>;
  readonly #plans: Plan[] = [];

  constructor(matchup: Sides, outline: Outline, draw: Rng) {
    this.#draw = draw;
    this.#matchup = matchup;
    this.#outline = outline;
    this.#spans = outline.phases.flatMap((span) => (isPlayed(span.phase) ? [{ ...span, phase: span.phase }] : []));
    this.#squads = { home: newSquad("home", matchup.home), away: newSquad("away", matchup.away) };
  }

  written(): Cast {
    this.#plans.sort((one, other) => one.at - other.at);
    const scenes = this.#plans.flatMap((plan) => plan.play(plan) ?? []);
    return { scenes, takers: this.#takers() };
  }

  #spanOf(phase: PlayedPhase) {
    const span = this.#spans.find((each) => each.phase === phase);
    if (!span) throw new Error(`${phase} is not played`);
    return span;
  }

  /** Whether nothing is planned for a part of a phase. */
  #isFree({ from: start, to }: PhaseSpan, from: number, until: number): boolean {
    if (from < start + 9 * second || until > to) return false;
    return !this.#plans.some((other) => other.from < until && from < other.until);
  }

  /** The first instant from `at` on with so much time around it. */
  #slot(span: PhaseSpan, at: number, before: number, after: number): number | undefined {
    let found = Math.max(at, span.from + 9 * second + before);
    for (;;) {
      if (found + after > span.to) return undefined;
      let next = found;
      for (const { from, until } of this.#plans)
        if (from < found + after && found - before < until) next = Math.max(next, until + before);
      if (next === found) return found;
      found = next;
    }
  }

  #between(shortest: number, longest: number): number {
    return Math.round((shortest + (longest - shortest) * this.#draw.float()) * second);
  }

  planGoal({ side, phase, at }: Outline["goals"][number]): void {
    const draw = this.#draw;
    const span = this.#spanOf(phase);
    const kind = draw.float();
    const wanted: ShotSituation | "own-goal" =
      kind < ownGoals
        ? "own-goal"
        : kind < ownGoals + penaltyGoals
          ? "penalty"
          : draw.weighted(situations, situationShares);
    const [shortest, longest] = leadIn[wanted === "own-goal" ? "open-play" : wanted];
    const lead = this.#between(shortest, longest);
    // Right after something else there is only time for a quick one.
    const fits = lead === 0 || this.#isFree(span, at - lead, at);
    const situation = fits ? wanted : "open-play";
    const head = situation !== "own-goal" && situation !== "penalty" && draw.chance(headed[situation]);
    const from = fits ? at - lead : at;
    const until = Math.min(at + afterGoal, span.to);
    this.#plans.push({ span, from, at, until, side, play: (plan) => this.#goal(plan, situation, head) });
  }

  #goal(plan: Plan, situation: ShotSituation | "own-goal", head: boolean): Scene {
    const { side, at } = plan;
    const draw = this.#draw;
    if (situation === "own-goal") {
      const unlucky = choosePlayer(draw, this.#squads[otherSide[side]], ({ role }) => unluckyShares[role]);
      const player = unlucky.player.ref;
      const goal = this.#event(plan, at, { type: "goal", side, how: "own-goal", player });
      return this.#scene(plan, [goal], { kind: "goal", situation, head: false, player });
    }
    const squad = this.#squads[side];
    const shooter = situation === "penalty" ? takerOf(squad) : drawShooter(draw, squad, situation);
    const helper = drawAssist(draw, squad, shooter, situation);
    const player = shooter.player.ref;
    const assist = helper && { assist: helper.player.ref };
    const how =
      situation === "penalty" || situation === "free-kick" ? situation : head ? "header" : ("open-play" as const);
    const goal = this.#event(plan, at, { type: "goal", side, how, player, ...assist });
    return this.#scene(plan, [goal], { kind: "goal", situation, head, player, ...assist });
  }

  planDismissal({ side, phase, at }: Outline["dismissals"][number]): void {
    const span = this.#spanOf(phase);
    const foul = at - this.#between(6, 15);
    this.#plans.push({
      span,
      // In the first seconds of a phase there is no time between the foul and the card.
      from: Math.min(at, Math.max(foul, span.from + 9 * second)),
      at,
      until: Math.min(at + 45 * second, span.to),
      side,
      play: (plan) => this.#dismissal(plan),
    });
  }

  #dismissal(plan: Plan): Scene {
    const { side, at, span, from } = plan;
    const draw = this.#draw;
    const squad = this.#squads[side];
    const booked = squad.pitch.filter(({ booked: isBooked }) => isBooked);
    const again = booked.length > 0 && draw.chance(secondYellows);
    const weight = ({ role }: OnPitch) => foulShares[role];
    const sent = again ? draw.weighted(booked, booked.map(weight)) : choosePlayer(draw, squad, weight);
    const player = sent.player.ref;
    const events: DraftEvent[] = [];
    if (again) {
      events.push(this.#event(plan, at, { type: "card", side, card: "second-yellow", player, reason: "foul" }));
    } else {
      const reason: CardReason = draw.chance(0.25) ? "last-man" : "serious-foul";
      const seen = this.#matchup.videoReview !== false;
      const shown = at - this.#between(50, 110);
      const decided = at + this.#between(45, 110);
      const raised = seen && draw.chance(reviews.raised) && this.#isFree(span, shown - 16 * second, from);
      const confirmed = seen && draw.chance(reviews.confirmed) && this.#isFree(span, plan.until, decided + 32 * second);
      const about = { type: "var", side, about: "red-card", player } as const;
      if (raised && !sent.booked) {
        // The screen shows worse than the referee saw.
        plan.from = shown - 10 * second;
        events.push(this.#event(plan, shown, { type: "card", side, card: "yellow", player, reason: "foul" }, at));
        events.push(this.#event(plan, at, { ...about, decision: "overturned" }));
      }
      events.push(this.#event(plan, at, { type: "card", side, card: "red", player, reason }));
      if (confirmed) {
        events.push(this.#event(plan, decided, { ...about, decision: "confirmed" }));
        plan.until = decided + 32 * second;
      }
    }
    leavePitch(squad, sent);
    squad.reds += 1;
    const changes = sent.role === "goalkeeper" ? replaceKeeper(draw, squad) : [];
    events.push(...this.#changeEvents(plan, plan.until - 8 * second, changes));
    return this.#scene(plan, events, { kind: "card", player, foul: plan.from, gone: true, changes });
  }

  planCautions(side: Side): void {
    const draw = this.#draw;
    for (const span of this.#spans) {
      // Cards by quarter of an hour; the last of a half goes on into added time.
      const length = (span.to - span.from) / minute;
      const shape = cardShape[span.phase];
      const stretches = shape.map((_, index) => (index === shape.length - 1 ? length - 15 * index : 15));
      const weights = shape.map((share, index) => share * (stretches[index] ?? 0));
      const share = weights.reduce((sum, weight) => sum + weight, 0);
      const count = draw.poisson((cautions.foul + cautions.talk) * share);
      for (let card = 0; card < count; card += 1) {
        const quarter = draw.weighted(quarters, weights);
        const at = span.from + (15 * quarter + (stretches[quarter] ?? 0) * draw.float()) * minute;
        this.#planCaution(side, span, at, draw.chance(cautions.foul / (cautions.foul + cautions.talk)));
      }
    }
  }

  #planCaution(side: Side, span: Plan["span"], wanted: number, isFoul: boolean): void {
    const before = isFoul ? this.#between(6, 16) : 0;
    const at = this.#slot(span, Math.round(wanted), before, 18 * second);
    if (at === undefined) return;
    const plan = { span, from: at - before, at, until: at + 18 * second, side };
    this.#plans.push({ ...plan, play: (each) => this.#caution(each, isFoul) });
  }

  #caution(plan: Plan, isFoul: boolean): Scene | undefined {
    const { side, at, span } = plan;
    const draw = this.#draw;
    const squad = this.#squads[side];
    const reason = isFoul ? "foul" : this.#talk(side, at, span);
    const on = choosePlayer(draw, squad, ({ role, booked }) =>
      // A second one is a dismissal, and those are in the outline.
      booked ? 0 : isFoul ? foulShares[role] : role === "goalkeeper" ? (reason === "time-wasting" ? 3 : 0.2) : 1,
    );
    if (on.booked) return undefined;
    on.booked = true;
    const player = on.player.ref;
    const lowered = isFoul && this.#matchup.videoReview !== false && draw.chance(reviews.lowered);
    const decided = at + this.#between(45, 110);
    const events: DraftEvent[] = [];
    if (lowered && this.#isFree(span, plan.until, decided + 32 * second)) {
      const about = { type: "var", side, about: "red-card", decision: "overturned", player } as const;
      events.push(this.#event(plan, at, { type: "card", side, card: "red", player, reason: "serious-foul" }, decided));
      events.push(this.#event(plan, decided, about));
      events.push(this.#event(plan, decided, { type: "card", side, card: "yellow", player, reason }));
      plan.until = decided + 32 * second;
    } else events.push(this.#event(plan, at, { type: "card", side, card: "yellow", player, reason }));
    const foul = isFoul ? { foul: plan.from } : {};
    return this.#scene(plan, events, { kind: "card", player, ...foul, gone: false, changes: [] });
  }

  /** A card for words or for wasting time. */
  #talk(side: Side, at: number, span: Plan["span"]): CardReason {
    const late = span.phase !== "first-half" && at - span.from > 25 * minute;
    const wasting = late && this.#leadOf(side, at) > 0;
    const reasons: readonly CardReason[] = ["dissent", "time-wasting", "hand-ball", "simulation"];
    return this.#draw.weighted(reasons, wasting ? [3, 6, 1, 0.5] : [5, 0.5, 2.5, 1]);
  }

  planInjuries(side: Side): void {
    const draw = this.#draw;
    for (const span of this.#spans) {
      const count = draw.poisson((injuries * (span.to - span.from)) / (95 * minute));
      for (let hurt = 0; hurt < count; hurt += 1) {
        const pause = this.#between(45, 120);
        const wanted = Math.round(span.from + draw.float() * (span.to - span.from));
        const at = this.#slot(span, wanted, 0, pause + 8 * second);
        if (at === undefined) continue;
        this.#plans.push({
          span,
          from: at,
          at,
          until: at + pause + 8 * second,
          side,
          play: (plan) => this.#injury(plan),
        });
      }
    }
  }

  #injury(plan: Plan): Scene {
    const { side, at } = plan;
    const draw = this.#draw;
    const squad = this.#squads[side];
    const hurt = choosePlayer(draw, squad, ({ role }) => (role === "goalkeeper" ? 0.4 : 1));
    const player = hurt.player.ref;
    // Who cannot be replaced grits his teeth.
    const changes = draw.chance(0.7) && canReplace(squad, hurt) ? replaceHurt(squad, hurt) : [];
    const events = [this.#event(plan, at, { type: "injury", side, player })];
    events.push(...this.#changeEvents(plan, plan.until - 8 * second, changes));
    return this.#scene(plan, events, { kind: "injury", player, changes });
  }

  planChanges(side: Side): void {
    const draw = this.#draw;
    const extra = this.#spans.length > 2;
    const squad = this.#squads[side];
    if (extra) {
      squad.changes.left += 1;
      squad.changes.windows += 1;
    }
    for (const { minute: wanted, players } of dueChanges(planChanges(draw, extra))) {
      if (wanted === 45) continue;
      const span = this.#spans.findLast((each) => wanted >= startOf[each.phase]) ?? this.#spanOf("second-half");
      const meant = span.from + (wanted - startOf[span.phase]) * minute;
      const patience = Math.max(-3, Math.min(3, 2 * this.#leadOf(side, meant))) * minute;
      const at = this.#slot(span, Math.round(meant + patience), 10 * second, 26 * second);
      if (at === undefined) continue;
      const play = (plan: Plan) => this.#changes(plan, players, true);
      this.#plans.push({ span, from: at - 10 * second, at, until: at + 26 * second, side, play });
    }
    // During a break changes cost no window. They are listed under the first instant of the new phase.
    for (const span of this.#spans.slice(1)) {
      const half = span.phase === "second-half";
      const planned = half && draw.chance(0.28) ? (draw.chance(0.25) ? 2 : 1) : 0;
      const losing = this.#leadOf(side, span.from) <= -2 && draw.chance(0.5) ? 1 : 0;
      if (planned + losing === 0) continue;
      const play = (plan: Plan) => this.#changes(plan, planned + losing, false);
      this.#plans.push({ span, from: span.from, at: span.from, until: span.from, side, play });
    }
  }

  #changes(plan: Plan, players: number, costsWindow: boolean): Scene | undefined {
    const { side, at, span } = plan;
    const squad = this.#squads[side];
    if (costsWindow && squad.changes.windows === 0) return undefined;
    const matchMinute = startOf[span.phase] + (at - span.from) / minute;
    const changes = makeChanges(this.#draw, squad, players, this.#leadOf(side, at), matchMinute);
    if (changes.length === 0) return undefined;
    if (costsWindow) squad.changes.windows -= 1;
    return this.#scene(plan, this.#changeEvents(plan, at, changes), { kind: "changes", changes });
  }

  #changeEvents(plan: Plan, at: number, changes: readonly Change[]): DraftEvent[] {
    return changes.map(({ on, off, reason }) =>
      this.#event(plan, at, { type: "substitution", side: plan.side, on, off, reason }),
    );
  }

  #scene({ span, from, at, until, side }: Plan, events: DraftEvent[], kind: SceneKind): Scene {
    return { phase: span.phase, from, at, until, side, events, ...kind };
  }

  #event({ span }: Pick<Plan, "span">, at: number, body: EventBody, overturnedAt?: number): DraftEvent {
    const moment = footballMinute({ phase: span.phase, since: span.from }, at) ?? { minute: 0 };
    return { ...body, phase: span.phase, ...moment, at, ...(overturnedAt !== undefined && { overturnedAt }) };
  }

  #leadOf(side: Side, at: number): number {
    const { knockOut } = this.#matchup;
    const aggregate = knockOut === "none" ? undefined : knockOut.aggregate;
    let lead = aggregate ? aggregate.home - aggregate.away : 0;
    for (const goal of this.#outline.goals) if (goal.at <= at) lead += goal.side === "home" ? 1 : -1;
    return side === "home" ? lead : -lead;
  }

  /** The best first, the goalkeeper last: he stays even where somebody has to be left out. */
  #takers(): string[] {
    const { kicks } = this.#outline;
    if (!kicks) return [];
    // A side with more players leaves some out, so that both have as many.
    const number = Math.min(this.#squads.home.pitch.length, this.#squads.away.pitch.length);
    const order = (side: Side) => {
      const squad = this.#squads[side];
      const keeper = keeperOf(squad);
      const merit = ({ player, role }: OnPitch) =>
        player.skill + (role === "forward" ? 5 : role === "defender" ? -8 : 0);
      const field = squad.pitch.filter((on) => on !== keeper).sort((a, b) => merit(b) - merit(a));
      return [...field.slice(0, number - 1), keeper];
    };
    const takers = { home: order("home"), away: order("away") };
    const taken = { home: 0, away: 0 };
    return kicks.map(({ side }) => {
      const taker = takers[side][taken[side] % number];
      taken[side] += 1;
      return taker?.player.ref ?? "";
    });
  }
}

const quarters = [0, 1, 2] as const;
const startOf: Record<PlayedPhase, number> = {
  "first-half": 0,
  "second-half": 45,
  "extra-first": 90,
  "extra-second": 105,
};
const foulShares = { goalkeeper: 0.04, defender: 1.1, midfielder: 1.25, forward: 0.95 };
const unluckyShares = { goalkeeper: 0.8, defender: 2.2, midfielder: 0.7, forward: 0.25 };
