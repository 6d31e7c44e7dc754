import { oddsHandicapSteps, statWindows } from "@scoreline/domain/constants";
import { companies } from "@scoreline/domain/odds/companies";

export const resultSides = ["home", "away", "h2h"] as const;
export type ResultSide = (typeof resultSides)[number];

export const handicapSteps = Array.from(
  { length: (oddsHandicapSteps.to - oddsHandicapSteps.from) / oddsHandicapSteps.step + 1 },
  (_, step) => oddsHandicapSteps.from + step * oddsHandicapSteps.step,
);

const mostLeagues = 30;

/** What of the past the reader wants settled, as the address has it; what cannot be read is left out. */
export function filterIn(query: URLSearchParams) {
  const leagueIds = [...new Set(query.getAll("league"))].filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
  return {
    company: companies.find(({ id }) => String(id) === query.get("company"))?.id ?? companies[5].id,
    duration: statWindows.find((count) => String(count) === query.get("games")) ?? statWindows[1],
    handicap: handicapSteps.find((step) => String(step) === query.get("handicap")),
    sameSide: query.get("matches") === "side",
    sameLeague: query.get("sameLeague") === "1",
    leagueIds: leagueIds.slice(0, mostLeagues),
  };
}
export type ResultFilter = ReturnType<typeof filterIn>;

export function filterInput(side: ResultSide, filter: ResultFilter) {
  const { company, duration, handicap, sameSide, sameLeague, leagueIds } = filter;
  return {
    side,
    companyId: company,
    duration,
    isSameLeague: sameLeague,
    isHomeAway: sameSide,
    ...(handicap !== undefined && { handicap }),
    ...(leagueIds.length > 0 && { leagueIds }),
  };
}
