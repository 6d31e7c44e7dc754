import { bracketPoints, parseBracket } from "#contest/bracket.ts";
import {
  bracketRounds,
  type Draw,
  type DrawRound,
  matchesOf,
  type ReachedTeams,
  reachedIn,
  reachWorth,
  type Winners,
  winnersFault,
} from "#contest/draw.ts";

/**
 * A bracket of clubs that need not meet: each week has a round, and of two clubs the one goes on that did better in its own
 * match. So there is one all year round, in both sports, whatever is played.
 */
export const clubBracketSizes = [16, 8] as const;
export const clubWeekMs = 7 * 86_400_000;

export const clubRounds = (size: number): readonly DrawRound[] => bracketRounds.slice(-Math.log2(size));

/** Neighbours in the order of the draw meet; matches are numbered from 1 on, round by round. */
export function clubDraw(teams: readonly number[]): Draw {
  const first = teams.length / 2;
  let next = 1;
  const rounds = clubRounds(teams.length).map((round, index): [DrawRound, number[]] => {
    const matches = Array.from({ length: first / 2 ** index }, () => next++);
    return [round, matches];
  });
  return {
    rounds,
    pair: (winners, match) =>
      match <= first
        ? [teams[2 * match - 2], teams[2 * match - 1]]
        : [winners[2 * (match - first) - 1], winners[2 * (match - first)]],
  };
}

/** The one written form, which is hashed. */
export function clubBracketText(teams: readonly number[], winners: Winners): string {
  return `bracket clubs - ${matchesOf(clubDraw(teams))
    .map((match) => winners[match])
    .join(",")}`;
}

export function parseClubBracket(teams: readonly number[], text: string): Winners | undefined {
  const won = /^bracket clubs - (\d+(?:,\d+)*)$/.exec(text)?.[1]?.split(",").map(Number);
  if (won?.length !== teams.length - 1) return undefined;
  return Object.fromEntries(won.map((team, index) => [index + 1, team]));
}

export function clubBracketFault(teams: readonly number[], winners: Winners): string | undefined {
  return winnersFault(clubDraw(teams), winners);
}

/** How far somebody says that the clubs come: that all of them begin is no guess. */
export function saidOfClubs(teams: readonly number[], winners: Winners): ReachedTeams {
  const draw = clubDraw(teams);
  const [[first] = []] = draw.rounds;
  return { ...reachedIn(draw, winners), ...(first && { [first]: [] }) };
}

/** What a bracket is worth in its written form, of clubs or of a World Cup; nothing where it is none. */
export function bracketWorth(text: string, teams: readonly number[], actual: ReachedTeams): number | undefined {
  const winners = parseClubBracket(teams, text);
  if (winners) return reachWorth(saidOfClubs(teams, winners), actual);
  const pick = parseBracket(text);
  return pick && bracketPoints(pick, actual);
}

/** What a club did in the match that counts. */
export type Showing = { scored: number; conceded: number };

/** A win before a draw before a defeat, then the difference, then what was scored; whoever has played before who has not. */
function merit(showing: Showing | null): readonly number[] {
  if (!showing) return [-1, 0, 0];
  const { scored, conceded } = showing;
  return [Math.sign(scored - conceded) + 1, scored - conceded, scored];
}

/** Whether the second did better than the first: where nothing tells them apart the one goes on that was drawn first. */
export function isBeaten(first: Showing | null, second: Showing | null): boolean {
  const [one, other] = [merit(first), merit(second)];
  const apart = one.findIndex((value, index) => value !== other[index]);
  return apart >= 0 && (other[apart] ?? 0) > (one[apart] ?? 0);
}

/** Who comes how far by what the clubs did in each week: nothing for one without a match, undefined while it may have one. */
export function clubsReached(
  teams: readonly number[],
  showing: (team: number, week: number) => Showing | null | undefined,
): ReachedTeams {
  const draw = clubDraw(teams);
  const winners: Record<number, number> = {};
  for (const [week, [, matches]] of draw.rounds.entries()) {
    for (const match of matches) {
      const [one, other] = draw.pair(winners, match);
      if (one === undefined || other === undefined) continue;
      const [first, second] = [showing(one, week), showing(other, week)];
      if (first !== undefined && second !== undefined) winners[match] = isBeaten(first, second) ? other : one;
    }
  }
  return reachedIn(draw, winners);
}
