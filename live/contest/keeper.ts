import { setTimeout as pause } from "node:timers/promises";
import { nextLife } from "@scoreline/domain/contest/life";
import type { Fact } from "@scoreline/domain/facts";
import type { Names } from "@scoreline/domain/names";
import { type ClosedSlot, closeSlot, dueSlots } from "@scoreline/store/contest/closing";
import {
  type Contest,
  contestById,
  contestsTouched,
  livingContests,
  setLife,
  slotsOf,
} from "@scoreline/store/contest/contests";
import { lastEntryNumbers } from "@scoreline/store/contest/entries";
import { settle, versionOf } from "@scoreline/store/contest/settling";
import type { Database } from "@scoreline/store/engine/open";
import { postFacts } from "@scoreline/store/log/outbox";
import { tellContest } from "@scoreline/store/notify/tell-contests";
import { isOfClubs, weekOf } from "#contest/club-results.ts";
import { knownResults } from "#contest/results.ts";
import { draftSeries, type Series } from "#contest/series.ts";
import { followFacts } from "#tail.ts";
import type { WakeBus } from "#wake.ts";

const lookMs = 1_000;
/** Fixtures are told and moved: rounds that are not open yet are drafted again. */
const draftEveryMs = 60_000;
/** Where there is nothing to draft from yet, matches may come any moment: after a start it is looked at again so soon. */
const draftSoonMs = 3_000;
const soonForMs = 180_000;
/** Whatever time alone changes in the life of a contest is seen so late at most. */
const liveEveryMs = 20_000;
/** Likes and friends tell no facts of matches: such contests are counted again so often. */
const countEveryMs = 30_000;
/** Not before so many times as long has passed as it took: everybody who reads waits meanwhile on the embedded database. */
const restOfCounting = 1_000;

const isOfPeople = ({ mode }: Contest): boolean => mode === "referral" || mode === "video";

export type KeeperOptions = {
  database: Database;
  bus: WakeBus;
  series: readonly Series[];
  now(): number;
  /** Somebody who fills contests, also those that are over: the demo world's people. */
  crowd?: { enter(database: Database, now: number): Promise<ReadonlySet<number>> };
  /** The past is still being told: nothing can be said of rounds that are over, and nobody of the demo world is there. */
  isFilling?(): boolean;
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

/** How far a contest had got when it was last counted. */
type Counted = {
  /** Of its last entry. */
  number: number;
  /** What it was counted from: its entries, results and kick-offs. */
  basis: string;
  /** Of the clubs' contests: weeks end by themselves. */
  week: number | undefined;
  /** By the computer's own time: when it is counted again though nothing was told. */
  againAt: number;
};

export class Keeper {
  readonly #options: KeeperOptions;
  readonly #dirty = new Set<number>();
  #draftAt = Number.NEGATIVE_INFINITY;
  #draftSoonAt = Number.POSITIVE_INFINITY;
  /** Something was told since it was last drafted: without that there is nothing else to draft from. */
  #news = true;
  readonly #begun = performance.now();
  #filling = false;
  #all = true;
  /** Those whose people are late: nothing of them closes before they are there. Not known before they were first let in. */
  #waiting: ReadonlySet<number> | undefined;
  /** What was due before somebody could be let in waits for them; what is due since then is closed in time. */
  #since = Number.POSITIVE_INFINITY;
  readonly #counted = new Map<number, Counted>();
  readonly #lived = new Map<number, number>();

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Notes whose results may be other ones now. Cheap: the work is done by `look`. */
  async hear(facts: readonly Fact[]): Promise<void> {
    if (facts.some(({ kind }) => kind !== "contests")) this.#news = true;
    const matchIds = new Set<number>();
    const seasonIds = new Set<number>();
    for (const fact of facts) {
      if (fact.kind === "state" || fact.kind === "fixture") matchIds.add(fact.matchId);
      if (fact.kind === "state") seasonIds.add(fact.of.seasonId);
      if (fact.kind === "changed") {
        for (const id of fact.matches ?? []) matchIds.add(id);
        for (const id of fact.sheets ?? []) seasonIds.add(id);
      }
    }
    if (matchIds.size + seasonIds.size === 0) return;
    const asked = { matchIds: [...matchIds], seasonIds: [...seasonIds] };
    for (const id of await contestsTouched(this.#options.database, asked)) this.#dirty.add(id);
  }

  forget(): void {
    this.#all = true;
    this.#news = true;
  }

  async look(): Promise<void> {
    const { database, now, crowd } = this.#options;
    const told = new Set(await this.#draft());
    // First, so that roots are told before the kick-off.
    await this.#close();
    if (crowd && !this.#filling) {
      if (this.#waiting === undefined) this.#since = now();
      this.#waiting = await crowd.enter(database, now());
    }
    const numbers = await lastEntryNumbers(database);
    for (const contest of await livingContests(database)) {
      const last = this.#counted.get(contest.id);
      const isOpen = contest.opensAt <= now();
      const number = numbers.get(contest.id) ?? 0;
      const week = isOfClubs(contest) ? weekOf(contest, now()) : undefined;
      const isCurrent = last?.number === number && last.week === week && performance.now() < last.againAt;
      if (this.#all || !isCurrent) this.#dirty.add(contest.id);
      // The demo world's people come in many waves: what the last ones change is counted, not what each of them does.
      const counts = isOpen && this.#dirty.has(contest.id) && !this.#waiting?.has(contest.id);
      if (counts) {
        this.#dirty.delete(contest.id);
        const began = performance.now();
        const basis = await this.#basisOf(contest, number);
        // Most of what is told of its matches, or of others of its season, changes no result.
        const isNew = this.#all || isOfPeople(contest) || basis !== last?.basis;
        if (isNew) await this.count(contest.id);
        const ended = performance.now();
        const rest = Math.max(countEveryMs, restOfCounting * (ended - began));
        this.#counted.set(contest.id, { number, basis, week, againAt: isOfPeople(contest) ? ended + rest : Infinity });
        if (isNew) told.add(contest.id);
      }
      const opens = isOpen && contest.life === "draft";
      if ((counts || opens || this.#isDue(contest.id)) && (await this.#live(contest.id))) told.add(contest.id);
    }
    this.#all = false;
    if (told.size > 0) {
      await postFacts(database, now(), [{ kind: "contests", ids: [...told] }]);
      this.#options.wake();
    }
  }

  /** Writes down what is planned; says what is new of it. */
  async #draft(): Promise<number[]> {
    const { database, now, series, crowd } = this.#options;
    const filling = this.#options.isFilling?.() ?? false;
    if (this.#filling && !filling) {
      this.#draftAt = Number.NEGATIVE_INFINITY;
      this.#waiting = undefined;
    }
    this.#filling = filling;
    const isSoon = this.#news && performance.now() >= this.#draftSoonAt;
    if (performance.now() < this.#draftAt && !isSoon) return [];
    // What was told before anybody listened is seen by a second look.
    this.#news = this.#draftSoonAt === Number.POSITIVE_INFINITY;
    const drafted: number[] = [];
    for (const one of series)
      drafted.push(
        ...(await draftSeries(database, one, { now: now(), past: crowd !== undefined && !filling, ahead: !filling })),
      );
    const living = new Set((await livingContests(database)).map((contest) => contest.series));
    const lacks = series.some(({ id, mode }) => mode === "matches" && !living.has(id));
    const mayComeSoon = lacks && performance.now() - this.#begun < soonForMs;
    this.#draftAt = performance.now() + draftEveryMs;
    this.#draftSoonAt = mayComeSoon ? performance.now() + draftSoonMs : Number.POSITIVE_INFINITY;
    return drafted;
  }

  async #close(): Promise<void> {
    const { database, now, crowd, publish } = this.#options;
    if (crowd && this.#waiting === undefined) return;
    for (const due of await dueSlots(database, now())) {
      const { contestId, slot, dueAt } = due;
      if (dueAt < this.#since && this.#waiting?.has(contestId)) continue;
      const closed = await closeSlot(database, { contestId, slot, now: now() });
      if (closed) await publish(closed);
      this.#dirty.add(due.contestId);
    }
  }

  #isDue(contestId: number): boolean {
    return this.#options.now() - (this.#lived.get(contestId) ?? Number.NEGATIVE_INFINITY) >= liveEveryMs;
  }

  async #basisOf(contest: Contest, number: number): Promise<string> {
    const { database, now } = this.#options;
    const slots = await slotsOf(database, contest.id);
    const { results } = await knownResults(database, contest, slots, now());
    return JSON.stringify([number, results, slots]);
  }

  /** Counts one contest from its entries and what the store knows of its matches. */
  async count(contestId: number): Promise<void> {
    const { database, now } = this.#options;
    const contest = await contestById(database, contestId);
    if (!contest) return;
    const { results } = await knownResults(database, contest, await slotsOf(database, contestId), now());
    await settle(database, contestId, results, now());
  }

  /** Takes a contest on by one step, where it is time. Says whether it did. */
  async #live(contestId: number): Promise<boolean> {
    const { database, now } = this.#options;
    this.#lived.set(contestId, now());
    const contest = await contestById(database, contestId);
    if (!contest) return false;
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
    if (life === contest.life) return false;
    const title = this.#titleOf(contest.series);
    await database.transaction(async (tx) => {
      await setLife(tx, contestId, life);
      if (title) await tellContest(tx, contest, life, { title, now: now() });
    });
    // What was behind for long goes on with the next step at once.
    this.#lived.delete(contestId);
    return true;
  }

  #titleOf(seriesId: number): Names | undefined {
    const words = this.#options.series.find(({ id }) => id === seriesId)?.words;
    if (!words?.en) return undefined;
    const titles = Object.entries(words).map(([locale, { title }]) => [locale, title]);
    return { en: words.en.title, ...Object.fromEntries(titles) };
  }
}
