import type { FootballPlayer, FootballPosition, FootballStyle, TeamSheet } from "#football/matchup.ts";
import type { Role, Squad, SquadMember } from "#people/person.ts";
import { availableOf, captainOf, fillPlaces, isKeeper, matchForm, weakenedBy } from "#people/team-sheets/line-up.ts";
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

/** Who starts and who sits on the bench. */
export function footballSheet(
  seed: string | number,
  matchRef: string,
  squad: Squad,
  unavailable: ReadonlySet<string> = new Set(),
  benchSize = 9,
): FootballSheet {
  const { formation, strength, chosen, form, available } = select(seed, matchRef, squad, unavailable);
  const rows = formations[formation]?.rows ?? [];
  const places = placesOf(formation);
  const grid = [[0], ...rows].flatMap((row, index) => row.map((_, column) => ({ row: index + 1, column: column + 1 })));

  const starters = chosen.map((member, index): Starter => {
    const at = grid[index] ?? { row: 1, column: 1 };
    return {
      ...playerOf(member, lineOf(at.row, rows.length)),
      role: places[index] ?? member.role,
      grid: `${at.row}:${at.column}`,
    };
  });
  return {
    strength,
    style: styleOf(seed, squad.team),
    formation,
    starters,
    bench: benchOf(available, chosen, form, benchSize).map((member) => playerOf(member, ownLine(member))),
    captain: captainOf(seed, squad.team, chosen),
  };
}

type Selection = {
  formation: string;
  strength: number;
  chosen: readonly SquadMember[];
  form: ReadonlyMap<string, number>;
  available: readonly SquadMember[];
};

/** Who starts, in which formation, and how strong the side is with them: all that a price hangs on. */
export function select(
  seed: string | number,
  matchRef: string,
  squad: Squad,
  unavailable: ReadonlySet<string>,
): Selection {
  const formation = formationOf(seed, matchRef, squad.team);
  const places = placesOf(formation);
  const form = matchForm(seed, matchRef, squad.team, squad.members);
  const available = availableOf(squad.members, unavailable, places.length);
  const chosen = fillPlaces(places, available, form);
  const strength = squad.strength - weakenedBy(bestOf(squad, formation, places), chosen);
  return { formation, strength, chosen, form, available };
}

const placesOf = (formation: string): Role[] => ["goalkeeper", ...(formations[formation]?.rows.flat() ?? [])];

const bestElevens = new WeakMap<Squad, Map<string, SquadMember[]>>();

/** Those who would play if all were fit and nobody out of form: looked for once a squad and formation. */
function bestOf(squad: Squad, formation: string, places: readonly Role[]): SquadMember[] {
  const known = bestElevens.get(squad) ?? new Map<string, SquadMember[]>();
  bestElevens.set(squad, known);
  return remember(known, formation, () => fillPlaces(places, squad.members, new Map()));
}

function playerOf({ ref, role, skill, number }: SquadMember, position: FootballPosition): SheetPlayer {
  return { ref, position, skill, number, role };
}

function lineOf(row: number, rows: number): FootballPosition {
  if (row === 1) return "goalkeeper";
  if (row === 2) return "defender";
  return row === rows + 1 ? "forward" : "midfielder";
}

function ownLine({ position }: SquadMember): FootballPosition {
  return position === "guard" || position === "center" ? "midfielder" : position;
}

/** A club has one way to play, and another for some days. */
function formationOf(seed: string | number, matchRef: string, team: string): string {
  const taste = rng(seed, team, "formation");
  const usual = taste.weighted(formationNames, formationWeights);
  const other = taste.weighted(formationNames, formationWeights);
  return rng(seed, matchRef, team, "formation").chance(0.78) ? usual : other;
}

function styleOf(seed: string | number, team: string): FootballStyle {
  const taste = rng(seed, team, "style");
  const between = () => Math.round(Math.max(0.05, Math.min(0.95, 0.5 + taste.normal() * 0.18)) * 100) / 100;
  return { possession: between(), pressing: between() };
}

/** A second goalkeeper, two of every line, then the best. */
function benchOf(
  available: readonly SquadMember[],
  starters: readonly SquadMember[],
  form: ReadonlyMap<string, number>,
  size: number,
): SquadMember[] {
  const rest = available
    .filter((member) => !starters.includes(member))
    .sort((a, b) => (form.get(b.ref) ?? 0) - (form.get(a.ref) ?? 0));
  const keepers = rest.filter(isKeeper);
  const field = rest.filter((member) => !isKeeper(member));
  const needed = new Set<SquadMember>(keepers.slice(0, 1));
  for (const position of ["defender", "midfielder", "forward"] as const) {
    for (const member of field.filter((each) => each.position === position).slice(0, 2)) needed.add(member);
  }
  for (const member of [...field, ...keepers]) if (needed.size < size) needed.add(member);
  return [...needed].slice(0, size);
}
