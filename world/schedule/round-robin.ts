import type { Rng } from "#random.ts";

/** A match between the clubs at two places of a list. */
export type Pair = readonly [home: number, away: number];
export type Round = readonly Pair[];

/**
 * Everybody against everybody once, by the circle method. Homes and aways alternate, so that they differ by one at most;
 * with an odd number one rests each round.
 */
export function singleRound(count: number): Round[] {
  const seats = count + (count % 2);
  const last = seats - 1;
  const rounds: Round[] = [];
  for (let round = 0; round < last; round += 1) {
    const pairs: Pair[] = [];
    if (last < count) pairs.push(round % 2 === 0 ? [round, last] : [last, round]);
    for (let gap = 1; gap < seats / 2; gap += 1) {
      const one = (round + gap) % last;
      const other = (round - gap + last) % last;
      pairs.push(gap % 2 === 0 ? [one, other] : [other, one]);
    }
    rounds.push(pairs);
  }
  return rounds;
}

const turned = (rounds: readonly Round[]): Round[] =>
  rounds.map((round) => round.map(([home, away]) => [away, home] as const));

/** Everybody against everybody `legs` times; each second leg has the grounds changed. */
export function roundRobin(count: number, legs: number): Round[] {
  const first = singleRound(count);
  const second = turned(first);
  return Array.from({ length: legs }, (_, leg) => (leg % 2 === 0 ? first : second)).flat();
}

/** Everybody of the first `size` places against everybody of the next `size`, `legs` times, homes balanced. */
export function crossRounds(size: number, legs: number): Round[] {
  return Array.from({ length: legs }, (_, leg) => leg).flatMap((leg) =>
    Array.from({ length: size }, (_, shift) =>
      Array.from({ length: size }, (_, place): Pair => {
        const other = size + ((place + shift) % size);
        return (shift + leg) % 2 === 0 ? [place, other] : [other, place];
      }),
    ),
  );
}

/**
 * Everybody against everybody `legs` times, an even number of `spared` opponents once less: those who sit next. To one half of
 * them it is a home match that is missing, to the other half an away match.
 */
function sparedRobin(size: number, legs: number, spared: number): Round[] {
  const rounds = roundRobin(size, legs);
  if (spared === 0) return rounds;
  const lastTwoLegs = (rounds.length / legs) * (legs - 2);
  const isSpared = ([home, away]: Pair) => (away - home + size) % size <= spared / 2;
  return rounds.map((round, index) => (index < lastTwoLegs ? round : round.filter((pair) => !isSpared(pair))));
}

/** How often clubs meet inside their table, how many opponents there once less, and how often those of others. */
export type ConferenceMeetings = { legs: number; spared?: number; cross: number };

/** Rounds of two or more tables of equal size: inside each, then between each two of them, mixed. */
export function conferenceRounds(
  tables: number,
  size: number,
  { legs, spared = 0, cross }: ConferenceMeetings,
  random: Rng,
): Round[] {
  const inside = sparedRobin(size, legs, spared).map((round) =>
    Array.from({ length: tables }, (_, table) =>
      round.map(([a, b]): Pair => [a + table * size, b + table * size]),
    ).flat(),
  );
  const between: Round[] = [];
  // The circle method over the tables themselves says which two of them meet.
  if (cross > 0)
    for (const meetings of singleRound(tables))
      for (const round of crossRounds(size, cross))
        between.push(
          meetings.flatMap(([one, other]) => {
            const seat = (place: number) => (place < size ? one * size + place : other * size + place - size);
            return round.map(([home, away]): Pair => [seat(home), seat(away)]);
          }),
        );
  return between.length === 0 ? inside : random.shuffle([...inside, ...between]);
}

/**
 * `games` rounds of one table of many: nobody meets anybody twice, homes balanced, and those who `mayNotMeet`
 * (clubs of one country) kept apart as far as a search finds.
 */
export function swissRounds(
  count: number,
  games: number,
  random: Rng,
  mayNotMeet: (one: number, other: number) => boolean,
): Round[] {
  const rounds = random.shuffle(singleRound(count)).slice(0, games);
  const seats = random.shuffle(Array.from({ length: count }, (_, index) => index));
  const opponents = Array.from({ length: count }, (): number[] => []);
  for (const [one, other] of rounds.flat()) {
    opponents[one]?.push(other);
    opponents[other]?.push(one);
  }
  const seated = (seat: number) => seats[seat] ?? 0;
  const clashes = (seat: number) =>
    (opponents[seat] ?? []).filter((other) => mayNotMeet(seated(seat), seated(other))).length;
  for (let turn = 0; turn < count * 60; turn += 1) {
    const one = random.int(0, count - 1);
    const other = random.int(0, count - 1);
    const before = clashes(one) + clashes(other);
    if (before === 0) continue;
    const swap = () => {
      const held = seated(one);
      seats[one] = seated(other);
      seats[other] = held;
    };
    swap();
    if (clashes(one) + clashes(other) > before) swap();
  }
  return balanced(
    rounds.map((round) => round.map(([one, other]): Pair => [seated(one), seated(other)])),
    count,
  );
}

/** Grounds given out along closed walks through the matches: each club is at home as often as away, or one time more. */
function balanced(rounds: readonly Round[], count: number): Round[] {
  const pairs = rounds.flat();
  const open = Array.from({ length: count }, (): Set<number> => new Set());
  for (const [index, [one, other]] of pairs.entries()) {
    open[one]?.add(index);
    open[other]?.add(index);
  }
  const turnedPairs: Pair[] = [...pairs];
  // Walks begin at clubs with an odd number of matches left, so that only their ends are out of balance.
  const walk = (from: number) => {
    let club = from;
    for (;;) {
      const index = open[club]?.values().next().value;
      if (index === undefined) return;
      const [one, other] = pairs[index] ?? [0, 0];
      const next = one === club ? other : one;
      open[one]?.delete(index);
      open[other]?.delete(index);
      turnedPairs[index] = [club, next];
      club = next;
    }
  };
  for (let club = 0; club < count; club += 1) if ((open[club]?.size ?? 0) % 2 === 1) walk(club);
  for (let club = 0; club < count; club += 1) while ((open[club]?.size ?? 0) > 0) walk(club);
  let used = 0;
  return rounds.map((round) => round.map(() => turnedPairs[used++] ?? [0, 0]));
}
