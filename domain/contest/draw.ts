/** The rounds of a bracket, whatever it is about. */
export const bracketRounds = ["round-of-32", "round-of-16", "quarter-final", "semi-final", "final"] as const;
export type DrawRound = (typeof bracketRounds)[number];

/** What a right team is worth in the round that it reaches, and as champion: a round is worth more the later it is. */
export const reachPoints = {
  "round-of-32": 1,
  "round-of-16": 2,
  "quarter-final": 4,
  "semi-final": 6,
  final: 8,
  champion: 10,
} as const;
export type Reached = keyof typeof reachPoints;
export const reachedRounds = Object.keys(reachPoints) as Reached[];
/** The teams of each round, as far as they are known. */
export type ReachedTeams = Partial<Record<Reached, number[]>>;

/** Who wins each match, by its number. */
export type Winners = Readonly<Record<number, number>>;
export type Pair = [number | undefined, number | undefined];

/** The matches of each round, from the top of the drawing down, and who meets whom by the winners so far. */
export type Draw = {
  rounds: readonly (readonly [DrawRound, readonly number[]])[];
  pair(winners: Winners, match: number): Pair;
};

export const matchesOf = ({ rounds }: Draw): number[] => rounds.flatMap(([, matches]) => matches);

export function championOf(draw: Draw, winners: Winners): number | undefined {
  return winners[matchesOf(draw).at(-1) ?? 0];
}

/** Takes out every winner who no longer plays the match that it should win, and says which matches those were. */
export function mendedWinners(draw: Draw, given: Winners): { winners: Winners; cleared: number[] } {
  let winners = given;
  const cleared: number[] = [];
  for (const match of matchesOf(draw)) {
    const winner = winners[match];
    if (winner === undefined || draw.pair(winners, match).includes(winner)) continue;
    const { [match]: _, ...rest } = winners;
    winners = rest;
    cleared.push(match);
  }
  return { winners, cleared };
}

/** What is wrong with winners that are handed in as whole. */
export function winnersFault(draw: Draw, winners: Winners): "winners" | "contradiction" | undefined {
  const matches = matchesOf(draw);
  if (Object.keys(winners).length !== matches.length || matches.some((match) => winners[match] === undefined))
    return "winners";
  return mendedWinners(draw, winners).cleared.length > 0 ? "contradiction" : undefined;
}

/** Who comes how far; of a real one, as far as it has been played. */
export function reachedIn(draw: Draw, winners: Winners): ReachedTeams {
  const champion = championOf(draw, winners);
  const teams = draw.rounds.map(([round, matches]) => [
    round,
    matches.flatMap((match) => draw.pair(winners, match).filter((team) => team !== undefined)),
  ]);
  return { ...Object.fromEntries(teams), champion: champion === undefined ? [] : [champion] };
}

/** What it is worth to have said so. */
export function reachWorth(said: ReachedTeams, actual: ReachedTeams): number {
  return reachedRounds.reduce(
    (sum, round) =>
      sum + reachPoints[round] * (said[round] ?? []).filter((team) => actual[round]?.includes(team)).length,
    0,
  );
}
