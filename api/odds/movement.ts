import type { CallInput, CallReply } from "@scoreline/contract/call";
import type { europeOdds, handicapOdds, overUnderOdds } from "@scoreline/contract/calls/odds";
import { succeed } from "@scoreline/contract/envelope";
import type { OddsMarket } from "@scoreline/domain/odds/move";
import { movesByCompany, movesOfMatch } from "@scoreline/store/match/odds";
import type { Handler, Services } from "#handler.ts";
import { countedUntil } from "#odds/instant.ts";
import { byCompanyOrder, quoteOf } from "#odds/quotes.ts";

async function movement(
  market: OddsMarket,
  { matchId, companyId, minute }: CallInput<typeof handicapOdds>,
  services: Services,
): Promise<CallReply<typeof handicapOdds>> {
  const until = await countedUntil(services, matchId, minute);
  const companies = byCompanyOrder(await movesByCompany(services.database, matchId, market, until));
  const company = companyId ?? companies[0]?.company;
  const moves =
    company === undefined
      ? []
      : await movesOfMatch(services.database, matchId, { company, market, ...(until !== undefined && { until }) });
  return succeed({
    data: {
      companies: companies.map(({ company: id, companyName, moves: count }) => ({
        companyId: id,
        companyName,
        moves: count,
      })),
      companyId: company ?? null,
      moves: moves.map((move) => ({ ...quoteOf(move), phase: move.phase })),
    },
  });
}

export const movements: {
  handicapOdds: Handler<typeof handicapOdds>;
  overUnderOdds: Handler<typeof overUnderOdds>;
  europeOdds: Handler<typeof europeOdds>;
} = {
  handicapOdds: (input, _, services) => movement("handicap", input, services),
  overUnderOdds: (input, _, services) => movement("over-under", input, services),
  europeOdds: (input, _, services) => movement("1x2", input, services),
};
