import type { getContestList } from "@scoreline/contract/calls/contest";
import { succeed } from "@scoreline/contract/envelope";
import { contestPhases } from "@scoreline/domain/contest/rounds";
import { sports } from "@scoreline/domain/sport";
import { contestsIn } from "@scoreline/store/contest/contests";
import { enteredBy } from "@scoreline/store/contest/entries";
import { headOf, isShown } from "#contest/contests.ts";
import type { Handler } from "#handler.ts";

export const contestLists: { getContestList: Handler<typeof getContestList> } = {
  getContestList: async ({ type, sportType }, { locale, session }, { database, now }) => {
    const sport = sportType === undefined ? undefined : sports[sportType];
    const instant = now();
    const phases = type ? [type] : contestPhases;
    const lists = await Promise.all(phases.map((phase) => contestsIn(database, { phase, sport, now: instant })));
    const entered = session ? await enteredBy(database, session.userId) : new Set<number>();
    const shown = lists.flat().filter(isShown);
    return succeed({ data: shown.map((contest) => headOf(contest, locale, entered)) });
  },
};
