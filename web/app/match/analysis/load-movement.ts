import { companies } from "@scoreline/domain/odds/companies";
import { loadTab, type MatchLoaderArgs } from "#match/match-request.ts";

/** Prices move by the second; a page that is read needs them every few. */
export const movementPauseMs = 5_000;

type MovementPath = "/match/odds/handicap" | "/match/odds/overUnder" | "/match/odds/europeOdds";

/** Whose movement the address asks for; nobody's in particular without one that we know. */
export function companyIn(query: URLSearchParams): { companyId?: (typeof companies)[number]["id"] } {
  const company = companies.find(({ id }) => String(id) === query.get("company"));
  return company ? { companyId: company.id } : {};
}

/** Who does not want to see odds is not sent any. */
export function loadMovement(path: MovementPath, args: MatchLoaderArgs) {
  return loadTab(args, ({ ask, url, reader }) =>
    reader.showOdds ? ask(path, companyIn(url.searchParams)) : { companies: [], companyId: null, moves: [] },
  );
}
