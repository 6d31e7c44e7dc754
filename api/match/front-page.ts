import type { CallReply } from "@scoreline/contract/call";
import type { featuredMatch, listOdds } from "@scoreline/contract/calls/front-page";
import { succeed } from "@scoreline/contract/envelope";
import { leadingCompany } from "@scoreline/domain/odds/companies";
import { averageProbabilities } from "@scoreline/domain/odds/market";
import { localDay } from "@scoreline/domain/time/local-day";
import { loadParts } from "@scoreline/store/match/details";
import { latestOdds, latestOf } from "@scoreline/store/match/odds";
import type { Handler, Services } from "#handler.ts";
import { PreparedCache } from "#prepared.ts";

type Featured = CallReply<typeof featuredMatch>;
type Odds = CallReply<typeof listOdds>;

/** What is drawn of momentum and prices need not be newer than this: the score comes by the stream. */
const featuredMs = 10_000;
const oddsMs = 60_000;

/** One of each for a server: they are asked for with every front page. */
const caches = new WeakMap<Services, { featured: PreparedCache<Featured>; odds: PreparedCache<Odds> }>();

function cachesOf(services: Services) {
  let own = caches.get(services);
  if (!own) {
    own = { featured: new PreparedCache(16), odds: new PreparedCache(200) };
    caches.set(services, own);
  }
  return own;
}

export const frontPage: { featuredMatch: Handler<typeof featuredMatch>; listOdds: Handler<typeof listOdds> } = {
  featuredMatch: async ({ sport }, { locale }, services) => {
    const { boards, database, now } = services;
    return cachesOf(services).featured.get(`${sport} ${locale}`, Math.floor(now() / featuredMs), async () => {
      const league = boards.leading(sport, locale);
      const matchId = league?.matches[0]?.matchId;
      if (!league || matchId === undefined) return succeed({ data: null });
      const [{ momentum = [] }, prices] = await Promise.all([
        loadParts(database, matchId, ["momentum"]),
        latestOdds(database, [matchId]),
      ]);
      const market = prices.filter((move) => move.market === "1x2" && !move.suspended).map((move) => move.prices);
      return succeed({
        data: { league, momentum: momentum.map(({ value }) => Math.round(value)), chances: chancesOf(market) },
      });
    });
  },

  listOdds: async ({ sport, date }, { locale, timeZone }, services) => {
    const { boards, database, now } = services;
    const day = date ?? localDay(now(), timeZone);
    return cachesOf(services).odds.get(`${sport} ${day} ${timeZone}`, Math.floor(now() / oddsMs), async () => {
      const leagues = await boards.list({ sport, day, timeZone, locale, status: "scheduled" });
      const ids = leagues.flatMap(({ matches }) => matches.map(({ matchId }) => matchId));
      const latest = await latestOf(database, ids, { company: leadingCompany, market: "1x2" });
      return succeed({ data: [...latest].map(([matchId, prices]) => ({ matchId, prices })) });
    });
  },
};

function chancesOf(market: readonly number[][]): { home: number; draw: number | null; away: number } | null {
  const chances = averageProbabilities(market.filter(({ length }) => length === market[0]?.length));
  const [home, second, third] = chances;
  if (home === undefined || second === undefined) return null;
  return third === undefined ? { home, draw: null, away: second } : { home, draw: second, away: third };
}
