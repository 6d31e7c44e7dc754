import type { Names } from "@scoreline/domain/names";
import { otherSide, type Side } from "@scoreline/domain/sport";
import { competitionNames, nationalTeamNames } from "@scoreline/names/book";
import { worldTeams } from "#competitions/registry.ts";
import { africaCup2023 } from "#tournaments/africa-cup-2023.ts";
import { asianCup2023 } from "#tournaments/asian-cup-2023.ts";
import { copaAmerica2024 } from "#tournaments/copa-america-2024.ts";
import { euro2024 } from "#tournaments/euro-2024.ts";
import type { Goal, Match } from "#tournaments/parse.ts";
import { participants } from "#tournaments/participants.ts";
import type { KnockoutStage, TeamCode, Tournament } from "#tournaments/shape.ts";
import { worldCup2022 } from "#tournaments/world-cup-2022.ts";
import { worldCup2026 } from "#tournaments/world-cup-2026.ts";

/** Where each was held for, and what it looks like in narrow places. */
export type PresentedTournament = {
  tournament: Tournament;
  country: string;
  code: string;
  colour: string;
  popularity: number;
  founded: number;
};

export const tournaments: readonly PresentedTournament[] = [
  { tournament: worldCup2026, country: "world", code: "WC26", colour: "#1d7a3e", popularity: 100, founded: 1930 },
  { tournament: worldCup2022, country: "world", code: "WC22", colour: "#8a1538", popularity: 95, founded: 1930 },
  { tournament: euro2024, country: "europe", code: "EURO24", colour: "#143cdb", popularity: 96, founded: 1960 },
  {
    tournament: copaAmerica2024,
    country: "south-america",
    code: "CA24",
    colour: "#d4af37",
    popularity: 90,
    founded: 1916,
  },
  { tournament: asianCup2023, country: "asia", code: "AC23", colour: "#b01c44", popularity: 82, founded: 1956 },
  { tournament: africaCup2023, country: "africa", code: "AFCON", colour: "#f58220", popularity: 80, founded: 1957 },
];

export const knockoutOrder: readonly KnockoutStage[] = ["round-of-32", "round-of-16", "quarter-final", "semi-final", "third-place", "final"];

const nationals = new Map(
  worldTeams.flatMap(({ sport, national, derived, country, club }) =>
    sport === "football" && national && !derived ? [[country, club.key] as const] : [],
  ),
);

/** How a tournament, and who plays in it, is called. */
export function namesOfTournament({ key }: Tournament): Names {
  return competitionNames("football", { key }) ?? { en: key };
}

export function namesOfParticipant(code: TeamCode): Names {
  return nationalTeamNames("football", participants[code]?.country ?? "") ?? { en: code };
}

/** The national team of the world, if it has one of that country. */
export function nationalTeamOf(code: TeamCode): string | undefined {
  return nationals.get(participants[code]?.country ?? "");
}

/** An own goal is put in by somebody of the other side. */
export function teamOfScorer(match: Match, { side, ownGoal }: Goal): TeamCode {
  const from: Side = ownGoal ? otherSide[side] : side;
  return match[from];
}

/** The how-manieth match of its teams in the group. */
export function groupRoundOf(match: Match, all: readonly Match[]): string {
  const own = all.filter((other) => other.stage === "group" && [other.home, other.away].includes(match.home));
  const earlier = own.filter(({ kickOff }) => kickOff < match.kickOff);
  return String(earlier.length + 1);
}

/** Who won the final, and who lost it. */
export function finalistsOf(matches: readonly Match[]): { winner: TeamCode; second: TeamCode } | undefined {
  const final = matches.find(({ stage }) => stage === "final");
  if (!final) return undefined;
  const { home, away } = final.score.penalties ?? final.score.current;
  return home > away ? { winner: final.home, second: final.away } : { winner: final.away, second: final.home };
}
