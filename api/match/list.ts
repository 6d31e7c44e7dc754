import type { CallReply } from "@scoreline/contract/call";
import type {
  basketballMatchList,
  getMatchList,
  getMatchListv2,
  getMatchListv4,
} from "@scoreline/contract/calls/match";
import { succeed } from "@scoreline/contract/envelope";
import type { Sport } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import type { BoardQuery } from "@scoreline/live/boards";
import type { Caller, Handler, Services } from "#handler.ts";
import { type Prepared, PreparedCache } from "#prepared.ts";

type ListReply = CallReply<typeof getMatchListv4>;
type Wanted = { date?: string; status?: BoardQuery["status"]; leagueId?: number; pageSize?: number };

const keptLists = 400;

/** Lists are made once for each change, language, time zone and filter. One cache for all the list calls of a server. */
const caches = new WeakMap<Services, PreparedCache<ListReply>>();

function list(sport: Sport, wanted: Wanted, caller: Caller, services: Services): Promise<Prepared<ListReply>> {
  let cache = caches.get(services);
  if (!cache) {
    cache = new PreparedCache<ListReply>(keptLists);
    caches.set(services, cache);
  }
  const { locale, timeZone } = caller;
  const day = wanted.date ?? localDay(services.now(), timeZone);
  const query: BoardQuery = {
    sport,
    day,
    timeZone,
    locale,
    ...(wanted.status && { status: wanted.status }),
    ...(wanted.leagueId !== undefined && { leagueId: wanted.leagueId }),
    ...(wanted.pageSize !== undefined && { limit: wanted.pageSize }),
  };
  return cache.get(JSON.stringify(query), services.boards.version(sport), async () => {
    const seq = services.boards.seq;
    return succeed({ leagueMatchList: await services.boards.list(query), seq, date: day });
  });
}

export const footballLists: {
  getMatchList: Handler<typeof getMatchList>;
  getMatchListv2: Handler<typeof getMatchListv2>;
  getMatchListv4: Handler<typeof getMatchListv4>;
} = {
  getMatchList: (input, caller, services) => list("football", input, caller, services),
  getMatchListv2: (input, caller, services) => list("football", input, caller, services),
  getMatchListv4: (input, caller, services) => list("football", input, caller, services),
};

export const basketballLists: { basketballMatchList: Handler<typeof basketballMatchList> } = {
  basketballMatchList: (input, caller, services) => list("basketball", input, caller, services),
};
