import type { CallInput, CallReply } from "@scoreline/contract/call";
import type { featuredMatch, listOdds, nearestDays } from "@scoreline/contract/calls/front-page";
import { succeed } from "@scoreline/contract/envelope";
import { leadingCompany } from "@scoreline/domain/odds/companies";
import { averageProbabilities } from "@scoreline/domain/odds/market";
import type { Sport } from "@scoreline/domain/sport";
import { dayBounds, type LocalDay, localDay } from "@scoreline/domain/time/local-day";
import type { Subject } from "@scoreline/live/changes";
import { loadParts } from "@scoreline/store/match/details";
import { kickoffsAround } from "@scoreline/store/match/matches";
import { latestOdds, latestOf } from "@scoreline/store/match/odds";
import { cachedAnswer, cachedValue } from "#cache/answer.ts";
import type { Handler } from "#handler.ts";
import { leagueGroups } from "#rows/league-groups.ts";

/** What is drawn of a match beside its score: everything that the store is asked for. */
const drawn = cachedValue({
  name: "drawn",
  reader: [],
  make: async ({ matchId }: { matchId: number }, _reader, { database }) => {
    const [{ momentum = [] }, prices] = await Promise.all([
      loadParts(database, matchId, ["momentum"]),
      latestOdds(database, [matchId]),
    ]);
    const market = prices.filter((move) => move.market === "1x2" && !move.suspended).map((move) => move.prices);
    return { matchId, momentum: momentum.map(({ value }) => Math.round(value)), chances: chancesOf(market) };
  },
  restsOn: ({ matchId }) => [`match:${matchId}`],
  bytes: ({ momentum }) => 16 * momentum.length + 200,
});

const featured = cachedAnswer({
  name: "featured",
  reader: ["locale"],
  make: async (
    { sport }: CallInput<typeof featuredMatch>,
    { locale },
    services,
  ): Promise<CallReply<typeof featuredMatch>> => {
    const { boards } = services;
    const leading = boards.leading(sport);
    const [league] = leagueGroups(leading ? [leading] : [], boards.catalogue, locale);
    if (!leading || !league) return succeed({ data: null });
    const { momentum, chances } = await drawn({ matchId: leading.id }, {}, services);
    return succeed({ data: { league, momentum, chances } });
  },
  restsOn: ({ sport }) => [`scores:${sport}`, "catalogue"],
  alsoOn: ({ result: { data } }) => (data?.league.matches ?? []).map(({ matchId }): Subject => `match:${matchId}`),
});

const coming = cachedValue({
  name: "coming",
  reader: ["timeZone"],
  make: async ({ sport, day }: { sport: Sport; day: LocalDay }, { timeZone }, { boards }) => {
    const heads = await boards.day({ sport, day, timeZone, status: "scheduled" });
    return { sport, matchIds: heads.map(({ id }) => id) };
  },
  restsOn: ({ sport }) => [`scores:${sport}`],
  bytes: ({ matchIds }) => 16 * matchIds.length + 200,
});

const prices = cachedAnswer({
  name: "list odds",
  reader: [],
  make: async ({ matchIds }: { matchIds: number[] }, _reader, { database }) => {
    const latest = await latestOf(database, matchIds, { company: leadingCompany, market: "1x2" });
    return succeed({ data: [...latest].map(([matchId, own]) => ({ matchId, prices: own })) });
  },
  restsOn: ({ matchIds }) => matchIds.map((id): Subject => `match:${id}`),
});

const nearest = cachedAnswer({
  name: "nearest days",
  reader: ["timeZone"],
  make: async (
    { sport, date }: CallInput<typeof nearestDays>,
    { timeZone },
    { database },
  ): Promise<CallReply<typeof nearestDays>> => {
    const { from, to } = dayBounds(date, timeZone);
    const { before, after } = await kickoffsAround(database, sport, from, to);
    const day = (kickoff: number | null) => (kickoff === null ? null : localDay(kickoff, timeZone));
    return succeed({ data: { before: day(before), after: day(after) } });
  },
  restsOn: ({ sport }) => [`scores:${sport}`],
});

export const frontPage: {
  featuredMatch: Handler<typeof featuredMatch>;
  nearestDays: Handler<typeof nearestDays>;
  listOdds: Handler<typeof listOdds>;
} = {
  nearestDays: nearest,

  featuredMatch: featured,

  listOdds: async ({ sport, date }, { timeZone }, services) => {
    const day = date ?? localDay(services.now(), timeZone);
    const { matchIds } = await coming({ sport, day }, { timeZone }, services);
    return prices({ matchIds }, {}, services);
  },
};

function chancesOf(market: readonly number[][]): { home: number; draw: number | null; away: number } | null {
  const chances = averageProbabilities(market.filter(({ length }) => length === market[0]?.length));
  const [home, second, third] = chances;
  if (home === undefined || second === undefined) return null;
  return third === undefined ? { home, draw: null, away: second } : { home, draw: second, away: third };
}
