import type { getContestList } from "@scoreline/contract/calls/contest";
import { succeed } from "@scoreline/contract/envelope";
import { type ContestPhase, contestPhases, phaseOf } from "@scoreline/domain/contest/rounds";
import { type Sport, sports } from "@scoreline/domain/sport";
import { type Contest, contestsIn } from "@scoreline/store/contest/contests";
import { enteredBy } from "@scoreline/store/contest/entries";
import { cachedValue } from "#cache/answer.ts";
import { headOf, isShown } from "#contest/contests.ts";
import type { Handler } from "#handler.ts";

type Listed = Omit<Contest, "rules">;

/** A row without its rules, as an object. */
const bytesOfContest = 500;
/** One that opens or closes is another one without anybody saying so. */
const maxAgeMs = 10_000;

/** The same for everybody, whatever their language: every page asks, for its menu. Whose it is comes in afterwards. */
const listed = cachedValue({
  name: "contests",
  reader: [],
  make: async ({ sport }: { sport: Sport | null }, _reader, { database, now }): Promise<readonly Listed[]> => {
    const asked = { ...(sport && { sport }), now: now() };
    const lists = await Promise.all(contestPhases.map((phase) => contestsIn(database, { phase, ...asked })));
    return lists.flatMap((list) => list.filter(isShown).map(({ rules: _, ...contest }) => contest));
  },
  restsOn: ["contests"],
  maxAgeMs,
  bytes: (contests) => bytesOfContest * (1 + contests.length),
});

/** The next to change first; of those that are over, the last one. */
const order: Record<ContestPhase, (a: Listed, b: Listed) => number> = {
  upcoming: (a, b) => a.opensAt - b.opensAt || a.id - b.id,
  ongoing: (a, b) => a.closesAt - b.closesAt || a.id - b.id,
  past: (a, b) => b.closesAt - a.closesAt || a.id - b.id,
};

export const contestLists: { getContestList: Handler<typeof getContestList> } = {
  getContestList: async ({ type, sportType }, { locale, session }, services) => {
    const sport = sportType === undefined ? null : (sports[sportType] ?? null);
    const [all, entered] = await Promise.all([
      listed({ sport }, {}, services),
      session ? enteredBy(services.database, session.userId) : new Set<number>(),
    ]);
    const instant = services.now();
    const shown = (type ? [type] : contestPhases).flatMap((phase) =>
      all
        .filter(({ opensAt, closesAt }) => phaseOf({ start: opensAt, end: closesAt }, instant) === phase)
        .sort(order[phase]),
    );
    return succeed({ data: shown.map((contest) => headOf(contest, locale, entered)) });
  },
};
