import type { contentList, ip } from "@scoreline/contract/calls/site";
import { succeed } from "@scoreline/contract/envelope";
import { nameIn } from "@scoreline/domain/names";
import { eventWindows } from "@scoreline/site/constants";
import { likelyCountry } from "@scoreline/site/home-countries";
import { isOpen, tournamentPaths } from "@scoreline/site/redirects";
import type { Handler } from "#handler.ts";

const ongoing = 2;
const basketball = 1;

export const placeCalls: { contentList: Handler<typeof contentList>; ip: Handler<typeof ip> } = {
  contentList: async ({ timeType, sportType }, { locale }, { now, boards }) => {
    const all = tournamentPaths.map(({ key, path, window }) => {
      const competition = boards.catalogue.competitions.get(Number(path.split("/").at(-1)));
      return { key, path, name: competition ? nameIn(competition.names, locale) : null, ...eventWindows[window] };
    });
    const shown = timeType === ongoing ? all.filter((page) => isOpen(page, now())) : all;
    return succeed({ data: sportType === basketball ? [] : shown });
  },

  /** By the address where a proxy tells, else by the caller's clock and language. */
  ip: async (_input, caller) => succeed({ countryCode: caller.country || likelyCountry(caller) }),
};
