import { setTimeout as pause } from "node:timers/promises";
import { nextLife } from "@scoreline/domain/contest/life";
import type { Fact } from "@scoreline/domain/facts";
import type { Names } from "@scoreline/domain/names";
import { type ClosedSlot, closeSlot, dueSlots } from "@scoreline/store/contest/closing";
import {
  contestById,
  contestsTouched,
  countEntrants,
  livingContests,
  setLife,
  slotsOf,
} from "@scoreline/store/contest/contests";
import { lastEntryNumber } from "@scoreline/store/contest/entries";
import { settle, versionOf } from "@scoreline/store/contest/settling";
import type { Database } from "@scoreline/store/engine/open";
import { postFacts } from "@scoreline/store/log/outbox";
import { tellContest } from "@scoreline/store/notify/tell-contests";
import { knownResults } from "#contest/results.ts";
import { draftSeries, type Series } from "#contest/series.ts";
import { followFacts } from "#tail.ts";
import type { WakeBus } from "#wake.ts";

const lookMs = 1_000;
/** Fixtures are told and moved: rounds that are not open yet are drafted again. */
const draftEveryMs = 60_000;
/** Likes and friends tell no facts of matches: such contests are counted again so often. */
const countEveryMs = 30_000;

export type KeeperOptions = {
  database: Database;
  bus: WakeBus;
  series: readonly Series[];
  now(): number;
  /** Somebody who fills contests, also those that are over: the demo world's people. */
  crowd?: { enter(database: Database, now: number): Promise<ReadonlySet<number>> };
  /** Writes a root down outside the database. */
  publish(closed: ClosedSlot): Promise<void>;
  wake(): void;
  onError(error: unknown): void;
  onDone?(): void;
};

/**
 * Leads contests through their lives: drafts what is planned, closes what is due and publishes its root, and counts whatever a
 * fact may have changed. One process at a time does.
 */
export async function keepContests(options: KeeperOptions, signal: AbortSignal): Promise<void> {
  const { database, bus, now, onError } = options;
  const keeper = new Keeper(options);
  const tail = followFacts({
    database,
    bus,
    from: { consumer: "contests", now },
    onFacts: (facts) => keeper.hear(facts),
    // Everything that is not final is counted anew.
    onResync: async () => {
      keeper.forget();
      return undefined;
    },
    onError,
  });
  try {
    while (!signal.aborted) {
      await keeper.look().then(options.onDone, onError);
      await pause(lookMs, undefined, { signal }).catch(() => {});
    }
  } finally {
    await tail.stop();
  }
}

export class Keeper {
  readonly #options: KeeperOptions;
  readonly #dirty = new Set<number>();
  #draftedAt = Number.NEGATIVE_INFINITY;
  #all = true;
  /** How far each contest had got when it was last counted: the number of its last entry, and when. */
  readonly #counted = new Map<number, { number: number; at: number }>();

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Notes whose results may be other ones now. Cheap: the work is done by `look`. */
  async hear(facts: readonly Fact[]): Promise<void> {
    const matchIds = new Set<number>();
    const seasonIds = new Set<number>();
    for (const fact of facts) {
      if (fact.kind === "state" || fact.kind === "fixture") matchIds.add(fact.matchId);
      if (fact.kind === "state") seasonIds.add(fact.of.seasonId);
      if (fact.kind === "changed") {
        for (const id of fact.matches ?? []) matchIds.add(id);
        for (const id of fact.seasons ?? []) seasonIds.add(id);
      }
    }
    if (matchIds.size + seasonIds.size === 0) return;
    const asked = { matchIds: [...matchIds], seasonIds: [...seasonIds] };
    for (const id of await contestsTouched(this.#options.database, asked)) this.#dirty.add(id);
  }

  forget(): void {
    this.#all = true;
  }

  async look(): Promise<void> {
    const { database, now, series, crowd, publish } = this.#options;
    if (performance.now() - this.#draftedAt >= draftEveryMs) {
      for (const one of series) await draftSeries(database, one, { now: now(), past: crowd !== undefined });
      this.#draftedAt = performance.now();
    }
    const waiting = await crowd?.enter(database, now());
    for (const due of await dueSlots(database, now())) {
      if (waiting?.has(due.contestId)) continue;
      const closed = await closeSlot(database, { ...due, now: now() });
      if (closed) await publish(closed);
      this.#dirty.add(due.contestId);
    }
    const told: number[] = [];
    for (const contest of await livingContests(database)) {
      const [last, dirty] = [this.#counted.get(contest.id), this.#dirty.delete(contest.id)];
      const isOpen = contest.opensAt <= now();
      const number = isOpen ? await lastEntryNumber(database, contest.id) : 0;
      const byPeople = contest.mode === "referral" || contest.mode === "video";
      const stale = !last || last.number !== number || (byPeople && performance.now() - last.at >= countEveryMs);
      if (isOpen && (this.#all || dirty || stale)) {
        await this.count(contest.id);
        this.#counted.set(contest.id, { number, at: performance.now() });
        told.push(contest.id);
      }
      await this.#live(contest.id);
    }
    this.#all = false;
    if (told.length > 0) {
      await postFacts(database, now(), [{ kind: "contests", ids: told }]);
      this.#options.wake();
    }
  }

  /** Counts one contest from its entries and what the store knows of its matches. */
  async count(contestId: number): Promise<void> {
    const { database, now } = this.#options;
    const contest = await contestById(database, contestId);
    if (!contest) return;
    const { results } = await knownResults(database, contest, await slotsOf(database, contestId), now());
    await settle(database, contestId, results, now());
    await countEntrants(database, contestId);
  }

  async #live(contestId: number): Promise<void> {
    const { database, now } = this.#options;
    const contest = await contestById(database, contestId);
    if (!contest) return;
    const slots = await slotsOf(database, contestId);
    const { all } = await knownResults(database, contest, slots, now());
    const settledAt = (await versionOf(database, contestId))?.at ?? contest.rules.deadline;
    const signs = {
      life: contest.life,
      opensAt: contest.opensAt,
      allClosed: slots.every(({ closedAt }) => closedAt !== null),
      allSettled: all,
      settledAt,
    };
    const life = nextLife(signs, now());
    if (life === contest.life) return;
    const title = this.#titleOf(contest.series);
    await database.transaction(async (tx) => {
      await setLife(tx, contestId, life);
      if (title) await tellContest(tx, contest, life, { title, now: now() });
    });
  }

  #titleOf(seriesId: number): Names | undefined {
    const words = this.#options.series.find(({ id }) => id === seriesId)?.words;
    if (!words?.en) return undefined;
    const titles = Object.entries(words).map(([locale, { title }]) => [locale, title]);
    return { en: words.en.title, ...Object.fromEntries(titles) };
  }
}
