import type { Feeder, Place } from "#schedule/plan-types.ts";
import { roundsOf } from "#schedule/playoffs.ts";

export type Tie = { id: string; number: number; home: Place; away: Place };
export type KnockoutRound = { code: string; ties: readonly Tie[] };

/** Names of the last rounds, the final first; the ones before are named by how many are left. */
const lastRounds = ["final", "semi-final", "quarter-final"];

const codeOf = (fromEnd: number) => lastRounds[fromEnd] ?? `round-of-${2 ** (fromEnd + 1)}`;

/** The order in which seeds stand in a bracket of a size, so that the best meet last: 1, 8, 4, 5, 2, 7, 3, 6. */
function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) order = order.flatMap((seed) => [seed, order.length * 2 + 1 - seed]);
  return order;
}

/**
 * A knock-out of places in the order of their seeds. Where their number is no power of two, the best wait for the
 * second round and the first is called "playoff-round". The better seed is the home side of a tie.
 */
export function bracketOf(
  season: string,
  seeds: readonly Place[],
  prefix: string,
  thirdPlace = false,
): KnockoutRound[] {
  const rounds = roundsOf(seeds.length);
  const size = 2 ** rounds;
  let standing: (Place | undefined)[] = seedOrder(size).map((seed) => seeds[seed - 1]);
  const played: KnockoutRound[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const byes = round === 0 && size > seeds.length;
    const code = `${prefix}${byes ? (prefix ? "first-round" : "playoff-round") : codeOf(rounds - 1 - round)}`;
    const ties: Tie[] = [];
    const next: (Place | undefined)[] = [];
    for (let index = 0; index < standing.length; index += 2) {
      const home = standing[index];
      const away = standing[index + 1];
      if (!home || !away) {
        next.push(home ?? away);
        continue;
      }
      const number = ties.length + 1;
      const id = `${season}:${code}:${number}`;
      ties.push({ id, number, home, away });
      next.push({ feeder: { kind: "winner", tie: id } });
    }
    if (thirdPlace && round === rounds - 1 && rounds > 1) played.push(thirdPlaceOf(season, prefix, played.at(-1)));
    played.push({ code, ties });
    standing = next;
  }
  return played;
}

/** The best of two tables as seeds: each is one half of the bracket, and its winner meets the other's in the final. */
export function halvesOf(tables: readonly (readonly Place[])[]): Place[] {
  const [one = [], other = []] = tables;
  return one.flatMap((_, rank) => {
    const pair = [one[rank], other[rank]].filter((place) => place !== undefined);
    // The standard order puts seeds 1, 4, 5, 8, … into one half and 2, 3, 6, 7, … into the other.
    return rank % 2 === 0 ? pair : pair.toReversed();
  });
}

function thirdPlaceOf(season: string, prefix: string, semiFinals: KnockoutRound | undefined): KnockoutRound {
  const code = `${prefix}third-place`;
  const [home, away] = (semiFinals?.ties ?? []).map(({ id }): Place => ({ feeder: { kind: "loser", tie: id } }));
  return { code, ties: home && away ? [{ id: `${season}:${code}:1`, number: 1, home, away }] : [] };
}

const stageOf = (place: Place | undefined): string | undefined => {
  const feeder: Feeder | undefined = place && "feeder" in place ? place.feeder : undefined;
  return feeder?.kind === "rank" ? feeder.stage : undefined;
};

/** The best `advance` of each table as seeds, winners first; nobody meets somebody of his own table in the first round. */
export function seedsOf(stages: readonly string[], advance: number): Place[] {
  const ranked = Array.from({ length: advance }, (_, rank) =>
    stages.map((stage): Place => ({ feeder: { kind: "rank", stage, rank: rank + 1 } })),
  );
  for (let turn = 0; turn < stages.length; turn += 1) {
    const seeds = ranked.flatMap((places, rank) =>
      rank % 2 === 0 ? places : [...places.slice(turn), ...places.slice(0, turn)],
    );
    const size = 2 ** roundsOf(seeds.length);
    const clash = seeds.some((place, index) => {
      const other = seeds[size - 1 - index];
      return other !== place && stageOf(other) === stageOf(place) && other !== undefined;
    });
    if (!clash) return seeds;
  }
  return ranked.flat();
}
