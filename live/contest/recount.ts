import { bracketPoints, parseBracket, type Reached } from "@scoreline/domain/contest/bracket";
import { parseMatchPick, parseTeamsPick } from "@scoreline/domain/contest/picks";
import { withPlaces } from "@scoreline/domain/contest/ranking";
import { isInTime } from "@scoreline/domain/contest/result";
import { matchPoints, pickPoints, teamsVerdict } from "@scoreline/domain/contest/scoring";
import { type Contest, type ContestResults, slotsOf } from "@scoreline/store/contest/contests";
import { entriesOfSlot } from "@scoreline/store/contest/entries";
import { allPlaces } from "@scoreline/store/contest/places";
import type { Database } from "@scoreline/store/engine/open";
import { knownResults } from "#contest/results.ts";

export type Difference = {
  userId: number;
  stored: { place: number; points: number } | undefined;
  counted: { place: number; points: number } | undefined;
};

const atOnce = 5_000;

/** Counts every point of a contest again, one by one, from its entries and its matches, and says where the leaderboard differs. */
export async function recount(
  database: Database,
  contest: Contest,
  now: number,
): Promise<{ entries: number; differences: Difference[] }> {
  const slots = await slotsOf(database, contest.id);
  const { results } = await knownResults(database, contest, slots, now);
  const totals = new Map<number, number>();
  let entries = 0;
  for (const { slot, beganAt } of slots) {
    for (let offset = 0; ; offset += atOnce) {
      const page = await entriesOfSlot(database, contest.id, slot, { limit: atOnce, offset });
      for (const { userId, pick, at } of page) {
        if (userId === null || pick === null) continue;
        entries += 1;
        totals.set(userId, (totals.get(userId) ?? 0) + worth(contest, slot, pick, isInTime(at, beganAt), results));
      }
      if (page.length < atOnce) break;
    }
  }
  const counted = new Map(
    withPlaces([...totals].map(([userId, points]) => ({ userId, points }))).map((row) => [row.userId, row]),
  );
  const differences: Difference[] = [];
  for (let after = 0; ; ) {
    const page = await allPlaces(database, contest.id, { after, limit: atOnce });
    for (const { userId, place, points } of page) {
      const own = counted.get(userId);
      counted.delete(userId);
      if (own?.place !== place || own.points !== points)
        differences.push({ userId, stored: { place, points }, counted: own });
    }
    after = page.at(-1)?.userId ?? after;
    if (page.length < atOnce) break;
  }
  for (const own of counted.values()) differences.push({ userId: own.userId, stored: undefined, counted: own });
  return { entries, differences };
}

function worth({ mode }: Contest, slot: number, pick: string, inTime: boolean, results: ContestResults): number {
  if (mode === "matches") {
    const result = results.matches?.[slot];
    return matchPoints(parseMatchPick(pick), result && "home" in result && inTime ? result : undefined);
  }
  const { reached } = results;
  if (mode === "bracket") {
    const bracket = parseBracket(pick);
    return bracket && reached ? bracketPoints(bracket, reached as Record<Reached, number[]>) : 0;
  }
  const actual = reached?.[mode === "winner" ? "champion" : "final"];
  return pickPoints[teamsVerdict(parseTeamsPick(pick), actual)];
}
