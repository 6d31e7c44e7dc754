import { readContests } from "@scoreline/content/contests/contests";
import type { getContestList } from "@scoreline/contract/calls/contest";
import { succeed } from "@scoreline/contract/envelope";
import { contestKinds, phaseOf, roundsAround } from "@scoreline/domain/contest/rounds";
import { sports } from "@scoreline/domain/sport";
import type { Handler } from "#handler.ts";

const contests = readContests();

export const contestLists: { getContestList: Handler<typeof getContestList> } = {
  getContestList: async ({ type, sportType }, { locale }, { now }) => {
    const instant = now();
    const rounds = contests.flatMap((contest) =>
      contest.sports
        .filter((sport) => sportType === undefined || sports[sportType] === sport)
        .flatMap((sport) => roundsAround(contest, instant).map((round) => ({ ...round, contest, sport }))),
    );
    const asked = rounds.filter((round) => type === undefined || phaseOf(round, instant) === type);
    const changesIn = ({ start, end }: (typeof rounds)[number]) =>
      Math.min(...[start, end].map((at) => Math.abs(at - instant)));
    return succeed({
      data: asked
        .sort((a, b) => changesIn(a) - changesIn(b))
        .map(({ contestId, round, start, end, contest, sport }) => ({
          contestId,
          contestType: contestKinds.indexOf(contest.kind) + 1,
          sportType: sports.indexOf(sport),
          round: contest.repeatDays ? round : null,
          ...contest.words[locale],
          startTime: start,
          endTime: end,
          participated: false,
        })),
    });
  },
};
