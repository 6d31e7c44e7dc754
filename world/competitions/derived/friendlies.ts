import type { Sport } from "@scoreline/domain/sport";
import type { CompetitionRow } from "#competitions/shape.ts";

export const friendliesKey = "club-friendlies";

/** Matches that count for no table. The format is only there because every competition has one: nothing reads it. */
export const friendlies: Record<Sport, CompetitionRow> = {
  football: {
    key: friendliesKey,
    country: "world",
    code: "FRI",
    level: 10,
    format: { kind: "league", legs: 1 },
    calendar: { start: "01-01", end: "12-31", timeZone: "UTC", slots: [["sat", "15:00", 1]] },
    zones: [],
    tieBreaks: ["goal-difference"],
    scoring: 3,
    popularity: 6,
    founded: 1872,
    colour: "#607D8B",
    holders: "",
    recordWinners: [],
  },
  basketball: {
    key: friendliesKey,
    country: "world",
    code: "FRI",
    level: 10,
    format: { kind: "league", legs: 1 },
    calendar: { start: "01-01", end: "12-31", timeZone: "UTC", slots: [["sat", "15:00", 1]] },
    zones: [],
    tieBreaks: ["points-difference"],
    scoring: 160,
    popularity: 4,
    founded: 1950,
    colour: "#8D6E63",
    holders: "",
    recordWinners: [],
  },
};
