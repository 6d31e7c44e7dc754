import { scopeOf } from "@scoreline/world/competitions/scope";
import { SeasonResults } from "@scoreline/world/history/season-results";
import { seasonPlan } from "@scoreline/world/schedule/season-plan";
import { describe, expect, test } from "vitest";
import type { Clock } from "#clock.ts";
import { demoSource } from "#demo/demo-source.ts";
import { pastPrices } from "#demo/past-prices.ts";
import { wholeCareers } from "#demo/whole-careers.ts";
import type { FeedMessage, FeedOf } from "#port/message.ts";
import { feedMessage } from "#port/message.ts";
import type { FeedBatch } from "#port/source.ts";

const seed = "test";
const league = "basketball:hong-kong-a1";
const now = Date.parse("2026-11-17T12:00:00Z");
const monthMs = 30 * 86_400_000;
const scope = scopeOf([league]);
const figures = ["points", "rebounds", "assists", "steals", "blocks", "threes"] as const;
const keys = ["pts", "reb", "ast", "stl", "blk", "tpm"] as const;

/** What is told from a cursor on, in a time that passes only where somebody waits, until a batch is the last. */
async function told(
  from: string | undefined,
  start: number,
  isLast: (batch: FeedBatch) => boolean,
  lastsMs = Number.POSITIVE_INFINITY,
) {
  let time = start;
  const stop = new AbortController();
  const clock: Clock = {
    now: () => time,
    async wait(ms) {
      time += ms;
      if (time > start + lastsMs) stop.abort();
    },
  };
  const batches: FeedBatch[] = [];
  await demoSource({ seed, clock, scope }).follow(
    from,
    async (batch) => {
      if (stop.signal.aborted) return;
      batches.push(batch);
      if (isLast(batch)) stop.abort();
    },
    stop.signal,
  );
  return batches;
}

const careersIn = (batches: readonly FeedBatch[]) =>
  batches
    .flatMap((batch) => batch.messages as FeedMessage[])
    .flatMap((message) => (message.type === "career" ? [message] : []));

const isCounted = ({ cursor }: FeedBatch) => cursor?.includes("careersAt") === true;
const isCountedAfter = (instant: number) => (batch: FeedBatch) =>
  isCounted(batch) && (JSON.parse(batch.cursor ?? "{}") as { careersAt: number }).careersAt > instant;

const rowsOf = (careers: readonly FeedOf<"career">[], season: string) =>
  careers.flatMap(({ player, figures, rows }) =>
    rows
      .filter((row) => row.season === season && row.competition === league)
      .map((row) => ({ ...row, player, figures })),
  );

describe("of a season of basketball that is over", () => {
  test("careers are the sums of what somebody finds who opens the games, and prices are theirs", async () => {
    const messages = [...wholeCareers(seed, scope, now, now)].flatMap((share) => share.messages);
    for (const message of messages) expect(feedMessage.safeParse(message).success).toBe(true);
    const careers = messages.flatMap((message) => (message.type === "career" ? [message] : []));
    const source = demoSource({ seed, clock: { now: () => now, wait: async () => {} }, scope });
    const prices = [...pastPrices(seed, scope, now, now)].flatMap((share) => share.messages as FeedOf<"odds">[]);
    const closing = new Map(prices.map(({ match, entries }) => [match, entries]));
    const sums = new Map<string, number[]>();
    const marks = new Map<string, number[]>();
    const plan = seasonPlan(seed, league, 2025);
    if (!plan) throw new Error("there was no season");
    const [club] = plan.participants;
    const results = new SeasonResults(seed, plan);
    for (const fixture of plan.fixtures) {
      const { ref } = fixture;
      const { home, away } = results.placesAt(fixture, now);
      if (home !== club && away !== club) continue;
      const side = home === club ? "home" : "away";
      const account = (await source.details?.(ref, new AbortController().signal)) as FeedMessage[];
      // The last prices before kick-off of the company that quotes every match are told before anybody asks.
      const quoted = account.flatMap((message) => (message.type === "odds" ? message.entries : []));
      const before = quoted.filter(({ company, phase }) => company === 8 && phase !== "live");
      const last = new Map(before.toSorted((one, other) => one.at - other.at).map((entry) => [entry.market, entry]));
      expect(new Set(closing.get(ref))).toEqual(new Set(last.values()));
      for (const message of account) {
        if (message.type === "box-score")
          for (const row of message[side].players) {
            if (!row.played) continue;
            const sum = sums.get(row.player) ?? [0, ...keys.map(() => 0)];
            for (const [index, value] of [1, ...keys.map((key) => row[key])].entries())
              sum[index] = (sum[index] ?? 0) + value;
            sums.set(row.player, sum);
          }
        if (message.type === "ratings")
          for (const entry of message.entries)
            if (entry.side === side) marks.set(entry.player, [...(marks.get(entry.player) ?? []), entry.rating]);
      }
    }
    const all = rowsOf(careers, plan.season.name).filter(({ appearances }) => appearances > 0);
    const rows = all.filter(({ team }) => team === `basketball:${club}`);
    expect(rows.length).toBeGreaterThan(8);
    // Also of whoever is at no club any more.
    expect(new Set(rows.map(({ player }) => player))).toEqual(new Set(sums.keys()));
    for (const { player, appearances, counts, rating, ...row } of rows) {
      const own = figures.map((figure) => counts[row.figures.indexOf(figure)]);
      expect([player, appearances, ...own]).toEqual([player, ...(sums.get(player) ?? [])]);
      const mean = (marks.get(player) ?? []).reduce((sum, mark) => sum + mark, 0) / appearances;
      expect(rating).toBe(Math.round(mean * 100) / 100);
    }
    const winners = messages.flatMap((message) => (message.type === "trophy" && message.player ? [message] : []));
    expect(winners.length).toBeGreaterThan(8);
    for (const { player, team } of winners) expect(all).toContainEqual(expect.objectContaining({ player, team }));
  });

  test("careers are not told before they are counted; then they are, and anew after a month", async () => {
    const batches = await told(undefined, now, isCounted);
    const inPlace = batches.findIndex(({ progress }) => progress?.what === "Everything is in place");
    const first = careersIn(batches.slice(0, inPlace));
    expect(rowsOf(first, "2026-27").length).toBeGreaterThan(60);
    expect(rowsOf(first, "2022-23").length).toBeGreaterThan(30);
    for (const season of ["2024-25", "2025-26"]) expect(rowsOf(first, season)).toEqual([]);
    // Whoever is stopped before all of them are told begins again.
    expect(batches.filter(isCounted)).toHaveLength(1);
    const counted = careersIn(batches.slice(inPlace));
    for (const season of ["2024-25", "2025-26"]) expect(rowsOf(counted, season).length).toBeGreaterThan(30);

    const cursor = batches.at(-1)?.cursor;
    expect(careersIn(await told(cursor, now + 180_000, () => false, 60_000))).toEqual([]);
    const month = careersIn(await told(cursor, now + monthMs, isCountedAfter(now + monthMs)));
    expect(rowsOf(month, "2026-27").length).toBeGreaterThan(60);
    // The season that was the oldest of those told at first is counted still.
    expect(rowsOf(month, "2024-25").length).toBeGreaterThan(30);
  });
});
