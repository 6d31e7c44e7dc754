import type { latestEuropeOdds, latestThreePeriod } from "@scoreline/contract/calls/odds";
import { succeed } from "@scoreline/contract/envelope";
import { averageProbabilities, kellyIndices, returnRate } from "@scoreline/domain/odds/market";
import { type ThreePeriods, threePeriods } from "@scoreline/domain/odds/periods";
import { oddsByPhase } from "@scoreline/store/match/odds";
import type { Handler } from "#handler.ts";
import { countedUntil } from "#odds/instant.ts";
import { byCompanyOrder, maybeQuote, quoteOf } from "#odds/quotes.ts";

const shown = (periods: ThreePeriods | undefined) =>
  periods
    ? { opening: maybeQuote(periods.opening), preMatch: maybeQuote(periods.preMatch), live: maybeQuote(periods.live) }
    : null;

export const latestOdds: {
  latestThreePeriod: Handler<typeof latestThreePeriod>;
  latestEuropeOdds: Handler<typeof latestEuropeOdds>;
} = {
  latestThreePeriod: async ({ matchId, minute }, _, services) => {
    const until = await countedUntil(services, matchId, minute);
    const companies = byCompanyOrder(threePeriods(await oddsByPhase(services.database, matchId, until)));
    return succeed({
      data: companies.map((company) => ({
        companyId: company.company,
        companyName: company.companyName,
        handicap: shown(company.handicap),
        overUnder: shown(company["over-under"]),
        europeOdds: shown(company["1x2"]),
      })),
    });
  },

  latestEuropeOdds: async ({ matchId, minute }, _, services) => {
    const until = await countedUntil(services, matchId, minute);
    const all = byCompanyOrder(threePeriods(await oddsByPhase(services.database, matchId, until))).flatMap(
      (company) => {
        const periods = company["1x2"];
        const latest = periods?.live ?? periods?.preMatch;
        return periods && latest ? [{ ...company, opening: periods.opening, latest }] : [];
      },
    );
    // A company that prices another number of results than the first cannot be set beside the others.
    const companies = all.filter(({ latest }) => latest.prices.length === all[0]?.latest.prices.length);
    const average = averageProbabilities(companies.map(({ latest }) => latest.prices));
    return succeed({
      data: {
        average,
        companies: companies.map(({ company, companyName, opening, latest }) => ({
          companyId: company,
          companyName,
          opening: maybeQuote(opening),
          latest: quoteOf(latest),
          kelly: kellyIndices(latest.prices, average),
          returnRate: returnRate(latest.prices),
        })),
      },
    });
  },
};
