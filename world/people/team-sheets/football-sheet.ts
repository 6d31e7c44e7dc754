import type { FootballPlayer, FootballPosition, FootballStyle, TeamSheet } from "#football/matchup.ts";
import type { Role, Squad, SquadMember } from "#people/person.ts";
import { availableOf, captainOf, fillPlaces, matchForm, restOf, rolePlaces } from "#people/team-sheets/line-up.ts";
import { rng } from "#random.ts";
import { remember } from "#schedule/remember.ts";

export type SheetPlayer = FootballPlayer & { role: Role };
/** Row 1 is the goalkeeper's, column 1 is on the left as the side attacks: "4:2". */
export type Starter = SheetPlayer & { grid: `${number}:${number}` };

export type FootballSheet = Omit<TeamSheet, "starters" | "bench"> & {
  starters: readonly Starter[];
  bench: readonly SheetPlayer[];
  captain: string;
};

/** Rows from the back, each from left to right, and how often it is seen. */
const formations: Readonly<Record<string, { weight: number; rows: readonly (readonly Role[])[] }>> = {
  "4-2-3-1": {
    weight: 30,
    rows: [
      ["left-back", "centre-back", "centre-back", "right-back"],
      ["defensive-midfield", "central-midfield"],
      ["left-winger", "attacking-midfield", "right-winger"],
      ["striker"],
    ],
  },
  "4-3-3": {
    weight: 26,
    rows: [
      ["left-back", "centre-back", "centre-back", "right-back"],
      ["central-midfield", "defensive-midfield", "central-midfield"],
      ["left-winger", "striker", "right-winger"],
    ],
  },
  "4-4-2": {
    weight: 14,
    rows: [
      ["left-back", "centre-back", "centre-back", "right-back"],
      ["left-winger", "central-midfield", "defensive-midfield", "right-winger"],
      ["striker", "striker"],
    ],
  },
  "3-4-2-1": {
    weight: 9,
    rows: [
      ["centre-back", "centre-back", "centre-back"],
      ["left-back", "central-midfield", "defensive-midfield", "right-back"],
      ["attacking-midfield", "attacking-midfield"],
      ["striker"],
    ],
  },
  "3-5-2": {
    weight: 9,
    rows: [
      ["centre-back", "centre-back", "centre-back"],
      ["left-back", "central-midfield", "defensive-midfield", "attacking-midfield", "right-back"],
      ["striker", "striker"],
    ],
  },
  "4-1-4-1": {
    weight: 6,
    rows: [
      ["left-back", "centre-back", "centre-back", "right-back"],
      ["defensive-midfield"],
      ["left-winger", "central-midfield", "attacking-midfield", "right-winger"],
      ["striker"],
    ],
  },
  "3-4-3": {
    weight: 5,
    rows: [
      ["centre-back", "centre-back", "centre-back"],
      ["left-back", "central-midfield", "defensive-midfield", "right-back"],
      ["left-winger", "striker", "right-winger"],
    ],
  },
  "5-3-2": {
    weight: 4,
    rows: [
      ["left-back", "centre-back", "centre-back", "centre-back", "right-back"],
      ["central-midfield", "defensive-midfield", "attacking-midfield"],
      ["striker", "striker"],
    ],
  },
};

const formationNames = Object.keys(formations);
const formationWeights = Object.values(formations).map(({ weight }) => weight);

/** Who starts and who sits on the bench, as far as what happens in a match hangs on it. */
export type Eleven = Pick<TeamSheet, "formation" | "starters" | "bench">;

export function footballEleven(
  seed: string | number,
  matchRef: string,
  squad: Squad,
  unavailable: ReadonlySet<string>,
): Eleven {
  const { formation, members, starters, bench } = chosenFor(seed, matchRef, squad, unavailable);
  const lines = linesOf[formation] ?? [];
  const player = (seat: number, position: FootballPosition | undefined): FootballPlayer => {
    const { ref, skill, number, position: own } = members[seat] as SquadMember;
    return { ref, position: position ?? ownLine(own), skill, number };
  };
  return {
    formation,
    starters: starters.map((seat, index) => player(seat, lines[index])),
    bench: bench.map((seat) => player(seat, undefined)),
  };
}

/** The whole sheet. */
export function footballSheet(
  seed: string | number,
  matchRef: string,
  squad: Squad,
  unavailable: ReadonlySet<string> = new Set(),
  benchSize = 9,
): FootballSheet {
  const { formation, members, starters, bench } = chosenFor(seed, matchRef, squad, unavailable, benchSize);
  const rows = formations[formation]?.rows ?? [];
  const places = rolesIn(formation);
  const grid = [[0], ...rows].flatMap((row, index) => row.map((_, column) => ({ row: index + 1, column: column + 1 })));
  const member = (seat: number) => members[seat] as SquadMember;
  return {
    strength: squad.strength,
    style: styleOf(seed, squad.team),
    formation,
    starters: starters.map((seat, index): Starter => {
      const at = grid[index] ?? { row: 1, column: 1 };
      return {
        ...playerOf(member(seat), lineOf(at.row, rows.length)),
        role: places[index] ?? member(seat).role,
        grid: `${at.row}:${at.column}`,
      };
    }),
    bench: bench.map((seat) => playerOf(member(seat), ownLine(member(seat).position))),
    captain: captainOf(seed, squad.team, starters.map(member)),
  };
}

const shortBench = 6;
const inTheStand = 2;

/** Where those who are chosen sit among the members. */
function chosenFor(
  seed: string | number,
  matchRef: string,
  { team, members }: Squad,
  unavailable: ReadonlySet<string>,
  benchSize = 9,
) {
  const formation = formationOf(seed, matchRef, team);
  const places = placesByName.get(formation) ?? new Uint8Array();
  const form = matchForm(seed, matchRef, team, members);
  const mayPlay = availableOf(members, unavailable, places.length);
  const starters = fillPlaces(places, members, form, mayPlay);
  const rest = restOf(form, mayPlay);
  // Somebody stays in the stand even of a small squad: whoever turns out to be suspended has to be replaced.
  const seats = Math.min(benchSize, Math.max(shortBench, rest.length - inTheStand));
  return { formation, members, starters, bench: benchOf(members, rest, seats) };
}

const rolesIn = (formation: string): Role[] => ["goalkeeper", ...(formations[formation]?.rows.flat() ?? [])];
const placesByName = new Map(Object.keys(formations).map((name) => [name, rolePlaces(rolesIn(name))]));

/** The line of each place. */
const linesOf = Object.fromEntries(
  Object.entries(formations).map(([name, { rows }]): [string, FootballPosition[]] => [
    name,
    ["goalkeeper", ...rows.flatMap((row, index) => row.map(() => lineOf(index + 2, rows.length)))],
  ]),
);

function playerOf({ ref, role, skill, number }: SquadMember, position: FootballPosition): SheetPlayer {
  return { ref, position, skill, number, role };
}

function lineOf(row: number, rows: number): FootballPosition {
  if (row === 1) return "goalkeeper";
  if (row === 2) return "defender";
  return row === rows + 1 ? "forward" : "midfielder";
}

function ownLine(position: SquadMember["position"]): FootballPosition {
  return position === "guard" || position === "center" ? "midfielder" : position;
}

function styleOf(seed: string | number, team: string): FootballStyle {
  const taste = rng(seed, team, "style");
  const between = () => Math.round(Math.max(0.05, Math.min(0.95, 0.5 + taste.normal() * 0.18)) * 100) / 100;
  return { possession: between(), pressing: between() };
}

/** A second goalkeeper, two of every line, then the best. */
function benchOf(members: readonly SquadMember[], rest: readonly number[], size: number): number[] {
  const bench: number[] = [];
  const lineAt = (seat: number) => members[seat]?.position;
  for (const [line, number] of benchLines) {
    let left = number;
    for (const seat of rest) {
      if (left === 0 || lineAt(seat) !== line) continue;
      bench.push(seat);
      left -= 1;
    }
  }
  // A third goalkeeper comes after everybody else.
  for (const keepers of [false, true])
    for (const seat of rest)
      if (bench.length < size && (lineAt(seat) === "goalkeeper") === keepers && !bench.includes(seat)) bench.push(seat);
  return bench.slice(0, size);
}
const benchLines: readonly (readonly [FootballPosition, number])[] = [
  ["goalkeeper", 1],
  ["defender", 2],
  ["midfielder", 2],
  ["forward", 2],
];

type Taste = { usual: string; other: string };
const tastes = new Map<string, Taste>();

/** A club has one way to play, and another for some days. */
function formationOf(seed: string | number, matchRef: string, team: string): string {
  const { usual, other } = remember(tastes, `${seed} ${team}`, () => {
    const taste = rng(seed, team, "formation");
    return {
      usual: taste.weighted(formationNames, formationWeights),
      other: taste.weighted(formationNames, formationWeights),
    };
  });
  return rng(seed, matchRef, team, "formation").chance(0.78) ? usual : other;
}
