import type { FootballEvent } from "@scoreline/domain/match/details/events";
import type { BasketballState, FootballState } from "@scoreline/domain/match/state/state";
import type { CareerFigure } from "@scoreline/domain/people";
import { minutesPlayed } from "@scoreline/domain/season/minutes-played";
import { otherSide, type Side } from "@scoreline/domain/sport";
import { boxScoreAt } from "#basketball/box-score.ts";
import { ratingsOf } from "#basketball/ratings.ts";
import { scriptEnd } from "#basketball/script.ts";
import { stateAt as basketballStateAt } from "#basketball/state.ts";
import type { Played } from "#football/play.ts";
import { ratingsAt } from "#football/ratings.ts";
import type { FootballScript } from "#football/script.ts";
import { endOf, stateAt as footballStateAt } from "#football/state.ts";
import { resultOnlyBasketball } from "#history/result-only-basketball.ts";
import { type BareGoal, resultOnlyFootball } from "#history/result-only-football.ts";
import { type Appeared, appearedIn, type RosterPlayer } from "#history/who-appeared.ts";
import { depthOf } from "#match/depth.ts";
import { playedGame, playedMatch } from "#match/last-played.ts";
import { basketballMatchup, footballMatchup, type Pairing } from "#match/matchups.ts";
import type { Position } from "#people/person.ts";
import { type Rng, rng } from "#random.ts";
import type { Result } from "#schedule/standing.ts";

export type GoalEvent = { ref: string } & Extract<FootballEvent<string>, { type: "goal" }>;

/** What one player did in a match, as far as a career counts it; of a drawn match little is known. */
export type PlayerPart = { player: string; started: boolean; rating?: number } & Partial<Record<CareerFigure, number>>;

/** What is kept of a match that is over. */
export type MatchSummary = {
  resultOnly: boolean;
  result: Result;
  endsAt: number;
  state: Extract<FootballState | BasketballState, { kind: "finished" }>;
  /** Of football. Read off on demand: most callers only ask for the result. */
  goals(): readonly GoalEvent[];
  parts(): Record<Side, readonly PlayerPart[]>;
};

/** A match that was long ago, drawn; or a newer one, played by its engine. */
export function summaryOf(seed: string, pairing: Pairing, kickoff: number, resultOnly: boolean): MatchSummary {
  if (pairing.fixture.sport === "football") {
    return resultOnly ? drawnFootball(seed, pairing, kickoff) : playedFootball(seed, pairing, kickoff);
  }
  return resultOnly ? drawnBasketball(seed, pairing, kickoff) : playedBasketball(seed, pairing, kickoff);
}

function resultOf({ score, kind: _, ...state }: MatchSummary["state"]): Result {
  const { home, away } = score.current;
  if (state.decided !== "penalties" || !("penalties" in score) || !score.penalties) return { home, away };
  return { home, away, winner: score.penalties.home > score.penalties.away ? "home" : "away" };
}

const dayOf = ({ fixture }: Pairing) => Math.floor(fixture.kickoff / 86_400_000);

function sidesOf(seed: string, pairing: Pairing): Record<Side, Appeared> {
  const { sport, ref } = pairing.fixture;
  const side = (team: string) => appearedIn(seed, ref, sport, team, dayOf(pairing));
  return { home: side(pairing.home), away: side(pairing.away) };
}

function drawnFootball(seed: string, pairing: Pairing, kickoff: number): MatchSummary {
  const { state, goals: bare, lengthMs } = resultOnlyFootball(seed, pairing);
  const told = once(() => {
    const sides = sidesOf(seed, pairing);
    const draw = rng(seed, pairing.fixture.ref, "chronicle goals");
    return { sides, goals: bare.map((goal, index) => credited(draw, sides, goal, `e${index + 1}`)) };
  });
  return {
    resultOnly: true,
    result: resultOf(state),
    endsAt: kickoff + lengthMs,
    state,
    goals: () => told().goals,
    parts: () => {
      const { sides, goals } = told();
      return bySide((side) =>
        footballParts(sides[side].starters.map(refOf), sides[side].substitutes.map(refOf), goals),
      );
    },
  };
}

/** Chances of scoring, of laying on, and of putting it into the own net, by position. */
const scoring: Weights = { goalkeeper: 0, defender: 0.45, midfielder: 1.1, forward: 2.6 };
const creating: Weights = { goalkeeper: 0.03, defender: 0.6, midfielder: 1.6, forward: 1.2 };
const unlucky: Weights = { goalkeeper: 0.8, defender: 2.2, midfielder: 0.7, forward: 0.25 };
type Weights = Partial<Record<Position, number>>;
const shares = { penalty: 0.079, ownGoal: 0.031, header: 0.15, freeKick: 0.03, assisted: 0.76 };
/** Nobody comes on before this minute of the second half. */
const changesFrom = 60;

function credited(draw: Rng, sides: Record<Side, Appeared>, goal: BareGoal, ref: string): GoalEvent {
  const event = { type: "goal" as const, ref, ...goal };
  const kind = draw.float();
  const others = onPitch(sides[otherSide[goal.side]], goal.minute);
  if (kind < shares.ownGoal) return { ...event, how: "own-goal", player: choose(draw, others, unlucky)?.ref };
  const own = onPitch(sides[goal.side], goal.minute);
  const scorer = choose(draw, own, scoring);
  if (kind < shares.ownGoal + shares.penalty) return { ...event, how: "penalty", player: scorer?.ref };
  if (kind > 1 - shares.freeKick) return { ...event, how: "free-kick", player: scorer?.ref };
  const helper = draw.chance(shares.assisted)
    ? choose(
        draw,
        own.filter((player) => player !== scorer),
        creating,
      )
    : undefined;
  const how = draw.chance(shares.header) ? "header" : "open-play";
  return { ...event, how, player: scorer?.ref, ...(helper && { assist: helper.ref }) };
}

function onPitch({ starters, substitutes }: Appeared, minute: number): readonly RosterPlayer[] {
  return minute > changesFrom ? [...starters, ...substitutes] : starters;
}

function choose(draw: Rng, players: readonly RosterPlayer[], weights: Weights): RosterPlayer | undefined {
  if (players.length === 0) return undefined;
  return draw.weighted(
    players,
    players.map(({ position, skill }) => (weights[position] ?? 1) * Math.exp((skill - 65) / 28)),
  );
}

function footballParts(
  starters: readonly string[],
  substitutes: readonly string[],
  goals: readonly GoalEvent[],
): (PlayerPart & { goals: number; assists: number })[] {
  const part = (player: string, started: boolean) => ({ player, started, goals: 0, assists: 0 });
  const parts = [...starters.map((ref) => part(ref, true)), ...substitutes.map((ref) => part(ref, false))];
  for (const { player, assist, how } of goals) {
    for (const one of parts) {
      if (one.player === player && how !== "own-goal") one.goals += 1;
      if (one.player === assist) one.assists += 1;
    }
  }
  return parts;
}

const refOf = ({ ref }: RosterPlayer) => ref;

function playedFootball(seed: string, pairing: Pairing, kickoff: number): MatchSummary {
  const matchup = footballMatchup(seed, pairing);
  const played = playedMatch(seed, pairing);
  const { phases, shootOut } = played;
  const events = eventsOf(played);
  // The state of a match that is over is read off these alone.
  const script = { matchup, phases, events, ...(shootOut && { shootOut }) } as unknown as FootballScript;
  const end = endOf(script);
  const state = footballStateAt(script, 0, end) as MatchSummary["state"];
  const standing = events.filter(({ overturnedAt }) => overturnedAt === undefined);
  const goals = standing.flatMap((event) => {
    const { at: _, overturnedAt: __, ...told } = event;
    return told.type === "goal" ? [told as GoalEvent] : [];
  });
  const parts = playedParts(played, standing, goals, depthOf(pairing.fixture.competition).marks);
  return {
    resultOnly: false,
    result: resultOf(state),
    endsAt: kickoff + end,
    state,
    goals: () => goals,
    parts: () => parts,
  };
}

/** Worked out at once: to keep the game until somebody asks would fill the memory. */
function playedParts(
  { game, phases }: Played,
  events: ReturnType<typeof eventsOf>,
  goals: readonly GoalEvent[],
  marks: boolean,
): Record<Side, readonly PlayerPart[]> {
  const { matchup } = game;
  const inPlay = goals.filter(({ phase }) => phase !== "penalties");
  const length = phases.some(({ phase }) => phase === "extra-second") ? 120 : 90;
  const rated = { matchup, phases, events, shots: byTime(game.shots), incidents: byTime(game.incidents) };
  const end = phases.at(-1)?.to ?? 0;
  const ratings = new Map(marks ? ratingsAt(rated, end).map(({ player, rating }) => [player, rating]) : []);
  return bySide((side) => {
    const starters = matchup[side].starters.map(({ ref }) => ref);
    const own = events.filter((event) => "side" in event && event.side === side);
    const changes = own.flatMap((event) => (event.type === "substitution" && event.on ? [event.on] : []));
    const minutes = minutesPlayed(starters, own, length);
    return footballParts(starters, changes, inPlay).map((part) => {
      const cards = own.flatMap((event) => (event.type === "card" && event.player === part.player ? [event.card] : []));
      const rating = ratings.get(part.player);
      const red = cards.filter((card) => card !== "yellow").length;
      return {
        ...part,
        minutes: minutes.get(part.player) ?? 0,
        yellow: cards.length - red,
        red,
        ...(rating !== undefined && { rating }),
      };
    });
  });
}

function byTime<Entry extends { at: number }>(list: readonly Entry[]): Entry[] {
  return list.toSorted((one, other) => one.at - other.at);
}

/** In the order, and under the refs, that the whole script has. */
function eventsOf({ game, phases, shootOut }: Played) {
  const minute = phases.some(({ phase }) => phase === "extra-second") ? 120 : 90;
  const kicks = (shootOut?.kicks ?? []).map(({ at, side, player, result }) => ({
    at,
    phase: "penalties" as const,
    minute,
    side,
    player,
    overturnedAt: undefined,
    ...(result === "goal"
      ? { type: "goal" as const, how: "penalty" as const }
      : { type: "penalty-missed" as const, saved: result === "saved" }),
  }));
  const ordered = [...game.events].sort((one, other) => one.at - other.at);
  return [...ordered, ...kicks].map((event, index) => ({ ...event, ref: `e${index + 1}` }));
}

function drawnBasketball(seed: string, pairing: Pairing, kickoff: number): MatchSummary {
  const { state, lengthMs } = resultOnlyBasketball(seed, pairing);
  const { current } = state.score;
  return {
    resultOnly: true,
    result: resultOf(state),
    endsAt: kickoff + lengthMs,
    state,
    goals: () => [],
    parts: once(() => {
      const sides = sidesOf(seed, pairing);
      return bySide((side) =>
        pointsOf(rng(seed, pairing.fixture.ref, side, "chronicle points"), sides[side], current[side]),
      );
    }),
  };
}

/** Points of a side among those who played: starters and the skilled have more of them. */
function pointsOf(draw: Rng, { starters, substitutes }: Appeared, total: number): PlayerPart[] {
  const players = [...starters, ...substitutes];
  const weights = players.map(
    ({ skill }, index) =>
      Math.exp((skill - 65) / 18) * (index < starters.length ? 1.9 : 1) * (0.3 + 1.4 * draw.float()),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const points = weights.map((weight) => Math.floor((total * weight) / sum));
  const left = total - points.reduce((all, one) => all + one, 0);
  return players.map(({ ref }, index) => ({
    player: ref,
    started: index < starters.length,
    points: (points[index] ?? 0) + (index < left ? 1 : 0),
  }));
}

function playedBasketball(seed: string, pairing: Pairing, kickoff: number): MatchSummary {
  const matchup = basketballMatchup(seed, pairing);
  const game = playedGame(seed, pairing);
  const end = scriptEnd(game);
  const state = basketballStateAt(game, 0, end) as MatchSummary["state"];
  const box = boxScoreAt(game, end);
  const ratings = new Map(ratingsOf(matchup, box).map(({ player, rating }) => [player, rating]));
  const parts = bySide((side) =>
    box[side].players.flatMap((row): PlayerPart[] => {
      if (!row.played) return [];
      const { player, starter: started, pts: points, reb: rebounds, ast: assists } = row;
      const { stl: steals, blk: blocks, tpm: threes } = row;
      const minutes = Math.round(row.seconds / 60);
      const rating = ratings.get(player);
      const figures = { points, rebounds, assists, steals, blocks, threes, minutes };
      return [{ player, started, ...figures, ...(rating !== undefined && { rating }) }];
    }),
  );
  return {
    resultOnly: false,
    result: resultOf(state),
    endsAt: kickoff + end,
    state,
    goals: () => [],
    parts: () => parts,
  };
}

function bySide<Value>(of: (side: Side) => Value): Record<Side, Value> {
  return { home: of("home"), away: of("away") };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
