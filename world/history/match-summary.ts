import type { FootballEvent } from "@scoreline/domain/match/details/events";
import type { BasketballState, FootballState } from "@scoreline/domain/match/state/state";
import { minutesPlayed } from "@scoreline/domain/season/minutes-played";
import type { Side } from "@scoreline/domain/sport";
import { boxScoreAt } from "#basketball/box-score.ts";
import { finalState as finalStateOfGame, outlineOf as outlineOfGame } from "#basketball/outline.ts";
import { ratingsOf } from "#basketball/ratings.ts";
import { scriptEnd } from "#basketball/script.ts";
import { finalState, type Outline, outlineOf } from "#football/outline.ts";
import type { PlayerPart } from "#history/player-part.ts";
import type { KnownSeason } from "#match/known-season.ts";
import { playedGame } from "#match/last-played.ts";
import { basketballContest, footballContest, type Pairing } from "#match/matchups.ts";
import { type MatchSheet, matchSheet } from "#match/suspensions.ts";
import type { Result } from "#schedule/standing.ts";

export type GoalEvent = { ref: string } & Extract<FootballEvent<string>, { type: "goal" }>;
export type CardEvent = Extract<FootballEvent<string>, { type: "card" }>;

/** What is kept of a match that is over. */
export type MatchSummary = {
  result: Result;
  endsAt: number;
  state: Extract<FootballState | BasketballState, { kind: "finished" }>;
  /** Of football. Read off on demand: most callers only ask for the result. */
  goals(): readonly GoalEvent[];
  /** Of football: the cards after which somebody had to leave. */
  dismissals(): readonly CardEvent[];
  parts(): Record<Side, readonly PlayerPart[]>;
};

/** As the match is played, too, whenever somebody looks at it closer. */
export function summaryOf(seed: string, results: KnownSeason, pairing: Pairing, kickoff: number): MatchSummary {
  return pairing.fixture.sport === "football"
    ? footballSummary(seed, results, pairing, kickoff)
    : basketballSummary(seed, pairing, kickoff);
}

function resultOf({ score, kind: _, ...state }: MatchSummary["state"]): Result {
  const { home, away } = score.current;
  if (state.decided !== "penalties" || !("penalties" in score) || !score.penalties) return { home, away };
  return { home, away, winner: score.penalties.home > score.penalties.away ? "home" : "away" };
}

function footballSummary(seed: string, results: KnownSeason, pairing: Pairing, kickoff: number): MatchSummary {
  const contest = footballContest(seed, pairing);
  const outline = outlineOf(contest);
  const state = finalState(contest, outline);
  const sheet = () => matchSheet(seed, results, pairing, outline);
  const goals = once(() => goalsOf(sheet()));
  return {
    result: resultOf(state),
    endsAt: kickoff + endOf(outline),
    state,
    goals,
    dismissals: () => dismissalsOf(sheet()),
    parts: () => footballParts(sheet(), goals()),
  };
}

function endOf({ phases }: Outline): number {
  return phases.at(-1)?.to ?? 0;
}

/** In the order, and under the refs, that the whole script has. */
function goalsOf({ outline, cast }: MatchSheet): GoalEvent[] {
  const scored = cast.scenes.flatMap(({ events }) =>
    events.flatMap((event) => {
      const { at: _, overturnedAt, ...told } = event;
      return told.type === "goal" && overturnedAt === undefined ? [told] : [];
    }),
  );
  const minute = outline.phases.some(({ phase }) => phase === "extra-second") ? 120 : 90;
  const kicks = (outline.kicks ?? []).flatMap(({ side, scored: isGoal }, index) => {
    const player = cast.takers[index];
    const kick = { type: "goal" as const, how: "penalty" as const, phase: "penalties" as const, minute, side };
    return isGoal && player !== undefined ? [{ ...kick, player }] : [];
  });
  return [...scored, ...kicks].map((goal, index) => ({ ...goal, ref: `g${index + 1}` }));
}

function dismissalsOf({ cast }: MatchSheet): CardEvent[] {
  return cast.scenes.flatMap(({ events }) =>
    events.flatMap((event) => {
      const { at: _, overturnedAt, ...told } = event;
      return told.type === "card" && told.card !== "yellow" && overturnedAt === undefined ? [told] : [];
    }),
  );
}

function footballParts(
  { outline, cast, ...sides }: MatchSheet,
  goals: readonly GoalEvent[],
): Record<Side, readonly PlayerPart[]> {
  const length = outline.phases.some(({ phase }) => phase === "extra-second") ? 120 : 90;
  return bySide((side) => {
    const starters = sides[side].starters.map(({ ref }) => ref);
    const own = cast.scenes.flatMap(({ events }) =>
      events.filter((event) => "side" in event && event.side === side && event.overturnedAt === undefined),
    );
    const minutes = minutesPlayed(starters, own, length);
    const part = (player: string, started: boolean) => ({
      player,
      started,
      goals: 0,
      assists: 0,
      minutes: minutes.get(player) ?? 0,
      yellow: 0,
      red: 0,
    });
    const parts = new Map(starters.map((player) => [player, part(player, true)]));
    for (const event of own) {
      if (event.type === "substitution" && event.on !== undefined) parts.set(event.on, part(event.on, false));
      const carded = event.type === "card" && event.player !== undefined ? parts.get(event.player) : undefined;
      if (carded && event.type === "card") carded[event.card === "yellow" ? "yellow" : "red"] += 1;
    }
    for (const { player, assist, how, phase } of goals) {
      if (phase === "penalties") continue;
      const scorer = how === "own-goal" || player === undefined ? undefined : parts.get(player);
      const helper = assist === undefined ? undefined : parts.get(assist);
      if (scorer) scorer.goals += 1;
      if (helper) helper.assists += 1;
    }
    return [...parts.values()];
  });
}

function basketballSummary(seed: string, pairing: Pairing, kickoff: number): MatchSummary {
  const outline = outlineOfGame(basketballContest(seed, pairing));
  const state = finalStateOfGame(outline);
  return {
    result: resultOf(state),
    endsAt: kickoff + outline.lengthMs,
    state,
    goals: () => [],
    dismissals: () => [],
    parts: once(() => basketballParts(seed, pairing)),
  };
}

function basketballParts(seed: string, pairing: Pairing): Record<Side, readonly PlayerPart[]> {
  const game = playedGame(seed, pairing);
  const box = boxScoreAt(game, scriptEnd(game));
  const ratings = new Map(ratingsOf(game.matchup, box).map(({ player, rating }) => [player, rating]));
  return bySide((side) =>
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
