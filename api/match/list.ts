import type { CallReply } from "@scoreline/contract/call";
import type {
  basketballMatchList,
  getMatchList,
  getMatchListv2,
  getMatchListv4,
} from "@scoreline/contract/calls/match";
import { succeed } from "@scoreline/contract/envelope";
import type { Sport } from "@scoreline/domain/sport";
import { type LocalDay, localDay } from "@scoreline/domain/time/local-day";
import type { BoardQuery } from "@scoreline/live/boards";
import { cachedAnswer } from "#cache/answer.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import type { Prepared } from "#prepared.ts";
import { leagueGroups } from "#rows/league-groups.ts";

type ListReply = CallReply<typeof getMatchListv4>;
type Wanted = {
  date?: string | undefined;
  status?: BoardQuery["status"] | undefined;
  leagueId?: number | undefined;
  pageSize?: number | undefined;
};

const made = cachedAnswer({
  name: "list",
  reader: ["locale", "timeZone"],
  restsOn: ({ sport }: Wanted & { sport: Sport; day: LocalDay }) => [`scores:${sport}`, "catalogue"],
  make: async ({ sport, day, status, leagueId, pageSize }, { locale, timeZone }, { boards }): Promise<ListReply> => {
    // Read before the list: what comes in meanwhile is told once more by the stream, and nothing is lost.
    const { seq } = boards;
    const heads = await boards.day({
      sport,
      day,
      timeZone,
      ...(status && { status }),
      ...(leagueId !== undefined && { leagueId }),
      ...(pageSize !== undefined && { limit: pageSize }),
    });
    return succeed({ leagueMatchList: leagueGroups(heads, boards.catalogue, locale), seq, date: day });
  },
});

/** Lists are made once for each change, language, time zone and filter: one cache for all the list calls. */
function list(sport: Sport, wanted: Wanted, caller: Caller, services: Services): Promise<Prepared<ListReply>> {
  const { date, status, leagueId, pageSize } = wanted;
  const day = date ?? localDay(services.now(), caller.timeZone);
  return made({ sport, day, status, leagueId, pageSize }, caller, services);
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
