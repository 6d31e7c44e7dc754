import { bracketWorth } from "@scoreline/domain/contest/club-bracket";
import { parseMatchPick, parseTeamsPick } from "@scoreline/domain/contest/picks";
import { withPlaces } from "@scoreline/domain/contest/ranking";
import { isInTime } from "@scoreline/domain/contest/result";
import { matchPoints, pickPoints, teamsVerdict } from "@scoreline/domain/contest/scoring";
import { type Contest, type ContestResults, slotsOf } from "@scoreline/store/contest/contests";
import { entriesOfSlot } from "@scoreline/store/contest/entries";
import { allPlaces } from "@scoreline/store/contest/places";
import { countPlaces, sameResult, versionsOf } from "@scoreline/store/contest/settling";
import type { Database } from "@scoreline/store/engine/open";
import { knownResults } from "#contest/results.ts";

type Place = { userId: number; place: number; points: number };
export type Difference = { userId: number; stored: Place | undefined; counted: Place | undefined };
export type Recount = {
  entries: number;
  /** Results of the matches that were folded, one after the other. */
  results: number;
  /** What the log of results ends with and the store says otherwise of its matches; final results are not touched any more. */
  unknown: number[];
  differences: Difference[];
};

const atOnce = 5_000;

/**
 * Counts every point of a contest again, one by one, and says where the leaderboard differs. The results come from the log of
 * what the contest was told, change by change: the facts themselves are kept for a day, these for good.
 */
export async function recount(database: Database, contest: Contest, now: number): Promise<Recount> {
  const versions = await versionsOf(database, contest.id);
  const folded = new Map<number, NonNullable<(typeof versions)[number]["changes"][number]["to"]>>();
  let results = 0;
  for (const { slot, to } of versions.flatMap(({ changes }) => changes)) {
    results += 1;
    if (to === null) folded.delete(slot);
    else folded.set(slot, to);
  }
  const reached = versions.at(-1)?.results.reached;
  const told: ContestResults = { matches: Object.fromEntries(folded), ...(reached && { reached }) };
  const slots = await slotsOf(database, contest.id);
  const { results: known } = await knownResults(database, contest, slots, now);
  const isFinal = contest.life === "final";
  const unknown = slots
    .map(({ slot }) => slot)
    .filter((slot) => !isFinal && !sameResult(told.matches?.[slot] as never, known.matches?.[slot] as never));
  const { counted, entries } = byPeople(contest)
    ? await countedByPeople(database, contest, now)
    : await countedOneByOne(database, contest, slots, told);
  return { entries, results, unknown, differences: await differencesFrom(database, contest.id, counted) };
}

const byPeople = ({ mode }: Contest) => mode === "referral" || mode === "video";

/** Friends and likes are counted where they are stored. */
async function countedByPeople(database: Database, contest: Contest, now: number) {
  const counted = new Map<number, Place>();
  for (let offset = 0; ; offset += atOnce) {
    const page = await countPlaces(database, contest, {}, { limit: atOnce, offset, now });
    for (const row of page) counted.set(row.userId, row);
    if (page.length < atOnce) return { counted, entries: counted.size };
  }
}

async function countedOneByOne(
  database: Database,
  contest: Contest,
  slots: Awaited<ReturnType<typeof slotsOf>>,
  results: ContestResults,
) {
  const totals = new Map<number, number>();
  let entries = 0;
  for (const { slot, beganAt } of slots) {
    for (let after = 0; ; ) {
      const page = await entriesOfSlot(database, contest.id, slot, { limit: atOnce, after });
      for (const { userId, pick, at } of page) {
        if (userId === null || pick === null) continue;
        entries += 1;
        totals.set(userId, (totals.get(userId) ?? 0) + worth(contest, slot, pick, isInTime(at, beganAt), results));
      }
      after = page.at(-1)?.number ?? after;
      if (page.length < atOnce) break;
    }
  }
  const rows = withPlaces([...totals].map(([userId, points]) => ({ userId, points })));
  return { counted: new Map<number, Place>(rows.map((row) => [row.userId, row])), entries };
}

async function differencesFrom(
  database: Database,
  contestId: number,
  counted: Map<number, Place>,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let after = 0; ; ) {
    const page = await allPlaces(database, contestId, { after, limit: atOnce });
    for (const stored of page) {
      const own = counted.get(stored.userId);
      counted.delete(stored.userId);
      if (own?.place !== stored.place || own.points !== stored.points)
        differences.push({ userId: stored.userId, stored, counted: own });
    }
    after = page.at(-1)?.userId ?? after;
    if (page.length < atOnce) break;
  }
  for (const own of counted.values()) differences.push({ userId: own.userId, stored: undefined, counted: own });
  return differences;
}

function worth({ mode, rules }: Contest, slot: number, pick: string, inTime: boolean, results: ContestResults): number {
  if (mode === "matches") {
    const result = results.matches?.[slot];
    return matchPoints(parseMatchPick(pick), result && "home" in result && inTime ? result : undefined);
  }
  const { reached } = results;
  if (mode === "bracket") return (reached && bracketWorth(pick, rules.teams ?? [], reached)) ?? 0;
  const actual = reached?.[mode === "winner" ? "champion" : "final"];
  return pickPoints[teamsVerdict(parseTeamsPick(pick), actual)];
}
