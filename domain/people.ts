import type { Sport } from "#sport.ts";

export const officialRoles = ["coach", "referee"] as const;
export type OfficialRole = (typeof officialRoles)[number];

/** The first four are football's; trades, drafts and two-way contracts basketball's. */
export const transferKinds = [
  "fee",
  "free",
  "loan",
  "loan-return",
  "trade",
  "free-agency",
  "draft",
  "two-way",
  "waived",
  "youth",
  "retirement",
] as const;
export type TransferKind = (typeof transferKinds)[number];

export const absenceReasons = ["injury", "suspension"] as const;
export type AbsenceReason = (typeof absenceReasons)[number];

export const injuryKinds = [
  "hamstring",
  "muscle",
  "ankle",
  "knee",
  "groin",
  "calf",
  "back",
  "foot",
  "shoulder",
  "hand",
  "head",
  "illness",
  "fracture",
  "cruciate-ligament",
] as const;
export type InjuryKind = (typeof injuryKinds)[number];

export const suspensionKinds = ["red-card", "yellow-cards"] as const;
export type SuspensionKind = (typeof suspensionKinds)[number];

/** A source may know kinds of absences that we do not. */
export function isKnownAbsence(kind: string): kind is InjuryKind | SuspensionKind {
  return ([...injuryKinds, ...suspensionKinds] as string[]).includes(kind);
}

export const trophyPlaces = ["winner", "runner-up"] as const;
export type TrophyPlace = (typeof trophyPlaces)[number];

/** Figures of a season, sums over its matches. Those of the other sport are not there. */
export const careerFigures = [
  "starts",
  "goals",
  "assists",
  "minutes",
  "yellow",
  "red",
  "cleanSheets",
  "points",
  "rebounds",
  "steals",
  "blocks",
  "threes",
] as const;
export type CareerFigure = (typeof careerFigures)[number];

/** One season, or part of one, at one team. `Team` and `Competition` are how the room that speaks names them. */
export type CareerRow<Team, Competition> = {
  /** The season as its competition names it: "2026-27". */
  season: string;
  team: Team;
  competition?: Competition;
  appearances: number;
  loan: boolean;
  number?: number;
  /** First day there, and first day away. */
  from?: string;
  until?: string;
  rating?: number;
} & Partial<Record<CareerFigure, number>>;

/** Whole years on a day; both as YYYY-MM-DD. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The lines of a squad, from the back. */
export const squadLines = {
  football: ["goalkeeper", "defender", "midfielder", "forward"],
  basketball: ["guard", "forward", "center"],
} as const satisfies Record<Sport, readonly string[]>;
export type SquadLine = (typeof squadLines)[Sport][number];

/** The line that a place belongs to: a point guard is one of the guards. */
export function lineOf(position: string): string {
  return position.replace(/^(point|shooting|small|power)-(?=guard$|forward$)/, "");
}

export function isSquadLine(position: string | null): position is SquadLine {
  return Object.values(squadLines).some((lines) => (lines as readonly (string | null)[]).includes(position));
}
