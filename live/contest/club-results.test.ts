import { clubWeekMs } from "@scoreline/domain/contest/club-bracket";
import { contestById, draftContest } from "@scoreline/store/contest/contests";
import { plainContest } from "@scoreline/store/testing/contests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { knownResults } from "#contest/results.ts";
import { draftSeries, type Series } from "#contest/series.ts";
import { basketballHead, footballHead, hour, smallNow, smallStore } from "#testing/small-store.ts";

type Small = Awaited<ReturnType<typeof smallStore>>;
let store: Small;
beforeAll(async () => {
  store = await smallStore();
});
afterAll(() => store.close());

const teams = [11, 12, 13, 14, 15, 16, 17, 18];
const from = smallNow + hour;
const won = (home: number, away: number) =>
  ({ kind: "finished", decided: "regular", score: { current: { home, away } } }) as const;
let lastMatch = 500;
const plays = (team: number, kickoff: number, own: Parameters<typeof footballHead>[1] = {}) => {
  lastMatch += 1;
  return store.saveHeads(footballHead(lastMatch, { kickoff, home: { teamId: team }, away: { teamId: 99 }, ...own }));
};

async function reachedAt(now: number) {
  const contest = await contestById(store.database, 1);
  if (!contest) throw new Error("no contest");
  return knownResults(store.database, contest, [], now);
}

test("clubs come further week by week by their first match that counts, and time alone ends a week", async () => {
  const more = { mode: "bracket", kind: "worldcup", closesAt: from - 1 } as const;
  await draftContest(store.database, plainContest(1, smallNow, [0], { ...more, rules: { teams, from } }));
  // The first of a pair has won, the second lost: but in the third pair the first one is without a match.
  for (const [index, team] of teams.entries())
    if (team !== 15) await plays(team, from + hour, { state: index % 2 ? won(0, 1) : won(2, 0) });
  // Abandoned: what comes after it counts. Another week, another sport: nothing.
  await plays(12, from, { state: { kind: "abandoned", score: { current: { home: 9, away: 0 } } } });
  await plays(15, from + clubWeekMs, { state: won(9, 0) });
  await store.saveHeads(basketballHead(900, { kickoff: from, home: { teamId: 15 }, away: { teamId: 99 } }));

  const during = await reachedAt(from + 24 * hour);
  expect(during.results.reached).toMatchObject({ "quarter-final": teams, "semi-final": [11, 13, 17] });
  const after = await reachedAt(from + clubWeekMs);
  expect(after.results.reached?.["semi-final"]).toEqual([11, 13, 16, 17]);
  expect(after.all).toBe(false);
  // The visitors' goals are those of the visitors; extra time does not count.
  const score = { current: { home: 2, away: 1 }, fullTime: { home: 1, away: 1 } };
  await plays(99, from + clubWeekMs + hour, { away: { teamId: 13 }, state: won(0, 3) });
  await plays(11, from + clubWeekMs + hour, { state: { kind: "finished", decided: "extra-time", score } });
  const second = await reachedAt(from + 2 * clubWeekMs);
  expect(second.results.reached).toMatchObject({ final: [13, 16], champion: [] });
  // Nobody plays in the last week: whoever was drawn first.
  const end = await reachedAt(from + 3 * clubWeekMs);
  expect(end).toMatchObject({ all: true, results: { reached: { champion: [13] } } });
});

test("a round is drawn once the fixtures ahead are known, and not where there are too few clubs", async () => {
  const series: Series = {
    ...{ id: 12, kind: "worldcup", mode: "bracket", sport: "football", lock: "first", joker: false, repeatDays: 14 },
    ...{ start: smallNow - 24 * hour, end: smallNow + 24 * hour },
  };
  const draft = (ahead: boolean) => draftSeries(store.database, series, { now: smallNow, past: false, ahead });
  expect(await draft(false)).toEqual([]);
  expect(await draft(true)).toEqual([]);
});
