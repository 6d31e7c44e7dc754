import type { CareerFigure } from "@scoreline/domain/people";

/** What one player did in a match, as far as a career counts it. */
export type PlayerPart = { player: string; started: boolean; rating?: number } & Partial<Record<CareerFigure, number>>;
