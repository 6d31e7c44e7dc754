import type { CallInput, CallReply } from "@scoreline/contract/call";
import type { basketballHighlightList, highlightList } from "@scoreline/contract/calls/highlights";
import { succeed } from "@scoreline/contract/envelope";
import type { Sport } from "@scoreline/domain/sport";
import { addDays, dayBounds, type LocalDay, localDay } from "@scoreline/domain/time/local-day";
import type { BoardHead } from "@scoreline/live/board-head";
import { filmedMatches } from "@scoreline/store/match/details";
import { cachedAnswer } from "#cache/answer.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import { leagueGroups } from "#rows/league-groups.ts";

type Wanted = CallInput<typeof highlightList>;

/** Days without any are passed over; who asks for an older one than these is looked up in vain. */
const daysBack = 30;

export const highlightLists: {
  highlightList: Handler<typeof highlightList>;
  basketballHighlightList: Handler<typeof basketballHighlightList>;
} = {
  highlightList: (input, caller, services) => list("football", input, caller, services),
  basketballHighlightList: (input, caller, services) => list("basketball", input, caller, services),
};

const made = cachedAnswer({
  name: "highlightList",
  reader: ["locale", "timeZone"],
  restsOn: ({ sport }: { sport: Sport; day: LocalDay; leagueId: number | undefined; page: number }) => [
    `scores:${sport}`,
    "catalogue",
  ],
  make: async ({ sport, day, leagueId, page }, { locale, timeZone }, { boards, database }) => {
    const days: { date: LocalDay; heads: BoardHead[] }[] = [];
    for (let back = 0; back <= daysBack && days.length <= page + 1; back += 1) {
      const date = addDays(day, -back);
      const filmed = await filmedMatches(database, dayBounds(date, timeZone));
      const heads = (await boards.heads(sport, filmed)).filter(
        ({ state, competitionId }) => state.kind === "finished" && (leagueId ?? competitionId) === competitionId,
      );
      if (heads.length > 0) days.push({ date, heads });
    }
    const shown = days[page];
    const data: CallReply<typeof highlightList>["result"]["data"] = {
      date: shown?.date ?? null,
      page,
      hasNext: days.length > page + 1,
      leagueMatchList: leagueGroups(shown?.heads ?? [], boards.catalogue, locale),
    };
    return succeed({ data });
  },
});

function list(sport: Sport, { date, leagueId, page = 0 }: Wanted, caller: Caller, services: Services) {
  const day = date ?? localDay(services.now(), caller.timeZone);
  return made({ sport, day, leagueId, page }, caller, services);
}
