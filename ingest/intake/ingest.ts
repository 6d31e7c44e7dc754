import type { FactBody } from "@scoreline/domain/facts";
import type { FeedMessage } from "@scoreline/feed/port/message";
import type { FeedBatch } from "@scoreline/feed/port/source";
import type { Database, Transaction } from "@scoreline/store/engine/open";
import { type Quarantined, saveCursor, setAside } from "@scoreline/store/intake/intake";
import { oneBatchAtATime, othersHaveNamed } from "@scoreline/store/intake/sharing";
import { appendFacts } from "@scoreline/store/log/facts";
import { noteAnswer } from "@scoreline/store/match/requests";
import { applyCatalogue } from "#apply/catalogue.ts";
import { DetailNews } from "#apply/detail-news.ts";
import { applyMatchDetails } from "#apply/match-details.ts";
import { MatchMemory } from "#apply/match-memory.ts";
import { applyMatches } from "#apply/matches.ts";
import { applyNews } from "#apply/news.ts";
import { applyOdds } from "#apply/odds.ts";
import { applyPeople } from "#apply/people.ts";
import { identify } from "#identity/identify.ts";
import { RefBook } from "#identity/ref-book.ts";
import { VenueBook } from "#identity/venue-book.ts";
import { Voices } from "#identity/voices.ts";
import { BatchChanges } from "#intake/changes.ts";
import { inOrder } from "#intake/order.ts";
import { readMessages } from "#intake/read.ts";

export type IngestOptions = {
  database: Database;
  /** No other process can write to the store meanwhile. */
  alone?: boolean;
  /** The sources that run, the most trusted first; only this one where nothing is said. */
  ranking?: readonly string[];
  /** Nobody listens until the source has caught up, and reads the store then: until that no fact is written. */
  unheard?: boolean;
  /** The time at which things come to be known. */
  now(): number;
  /** Called after each commit that appended facts. */
  onFacts(seq: number): void;
  /** Called once the source has delivered everything up to now, and once the past that it adds is complete. */
  onCaughtUp?(): void | Promise<void>;
  onPastTold?(): void;
  onProgress?(progress: NonNullable<FeedBatch["progress"]>): void;
  onBatch?(counts: { messages: number; quarantined: number; facts: number }): void;
  /** Calls the listener when somebody has asked for details; those who miss the call look by themselves. Returns how to leave. */
  onAsked?(listener: () => void): () => void;
  /** Set where a person feeds in again what was set aside: it is believed at once, and refused to them. */
  replay?: { onRefused(rows: readonly Quarantined[]): void };
};

/** The request that a batch answers. */
type Answer = { matchId: number; state: "told" | "nothing" };

const forgetEveryMs = 3_600_000;

/** Takes a batch when it is called. */
export type Intake = ((batch: FeedBatch) => Promise<void>) & {
  /** Takes what a source answers that was asked for a match. */
  answer(matchId: number, messages: readonly unknown[]): Promise<void>;
  /** Believes what was held back and has waited long enough: also a source that falls silent is heard out. */
  flush(): Promise<void>;
  /** When nothing is being written. */
  idle(): Promise<void>;
};

/** Takes one batch after the other from one source. */
export async function openIntake(source: string, options: IngestOptions): Promise<Intake> {
  const { database, alone = false, now, onFacts, onProgress, onCaughtUp, onPastTold, onBatch, replay } = options;
  const ranking = options.ranking ?? [source];
  const book = await RefBook.open(database, source, alone);
  const venueBook = await VenueBook.open(database, alone && ranking.length <= 1);
  const memory = replay ? MatchMemory.blank(source) : await MatchMemory.open(database, source);
  let unheard = options.unheard ?? false;
  let forgotten = now();

  let others = await othersHaveNamed(database, source);
  /** Where this is the only source and nobody else writes, nobody will have. */
  async function haveOthersNamed(tx: Transaction): Promise<boolean> {
    others ||= !(alone && ranking.length <= 1) && (await othersHaveNamed(tx, source));
    return others;
  }

  async function apply(
    messages: readonly FeedMessage[],
    aside: readonly Quarantined[],
    { cursor, answers }: { cursor?: string | undefined; answers?: Answer } = {},
  ) {
    const at = now();
    const refs = book.openPage();
    const page = memory.openPage(at);
    const facts: FactBody[] = [];
    const refused: Quarantined[] = [...aside];
    const { seq, venues } = await database.transaction(async (tx) => {
      if (!alone) await oneBatchAtATime(tx);
      const refuse = (raw: unknown, reason: string) => refused.push({ source, at, reason, raw });
      const others = await haveOthersNamed(tx);
      const venues = venueBook.openPage(tx, refs.ids);
      const known = await identify({ source, tx, refs, venues, others, unheard, messages, refuse });
      await venues.save();
      const voices = await Voices.open({ tx, source, ranking }, others, known, page.due());
      const vouched = replay !== undefined;
      const changes = new BatchChanges();
      const asked = answers !== undefined;
      const batch = { source, tx, memory: page, now: at, vouched, asked, known, voices, facts, changes, refuse };
      await applyCatalogue(batch);
      await applyPeople(batch);
      await applyMatches(batch);
      const news = await DetailNews.open(batch);
      await applyMatchDetails(batch, news);
      await applyOdds(batch, news);
      news.tell();
      await applyNews(batch);
      facts.push(...changes.facts());
      await refs.save(tx);
      await voices.save();
      if (!replay) {
        await page.save(tx);
        await setAside(tx, refused);
      }
      if (cursor !== undefined) await saveCursor(tx, source, cursor, at);
      // With what it says, so that whoever finds it answered finds the answer.
      if (answers) await noteAnswer(tx, { source, ...answers, at });
      return { seq: facts.length > 0 && !unheard ? await appendFacts(tx, at, facts) : undefined, venues };
    });
    book.remember(refs);
    venueBook.remember(venues);
    page.remember();
    if (seq !== undefined) onFacts(seq);
    replay?.onRefused(refused);
    onBatch?.({ messages: messages.length + aside.length, quarantined: refused.length, facts: facts.length });
  }

  type Marks = Parameters<typeof apply>[2];
  async function store({ messages, unreadable }: ReturnType<typeof readMessages>, marks: Marks) {
    try {
      await apply(messages, unreadable, marks);
    } catch (error) {
      if (!isDataError(error)) throw error;
      await applyOneByOne(source, messages, unreadable, apply, now);
      await apply([], [], marks);
    }
  }

  async function take(batch: FeedBatch, parsed: ReturnType<typeof readMessages>) {
    await store(parsed, { cursor: batch.cursor });
    if (batch.progress) onProgress?.(batch.progress);
    if (batch.caughtUp) {
      unheard = false;
      await onCaughtUp?.();
    }
    if (batch.pastTold || batch.caughtUp === true) onPastTold?.();
  }

  async function flush() {
    const at = now();
    if (memory.due(at).length > 0) await apply([], []);
    if (at - forgotten < forgetEveryMs) return;
    memory.forget(at);
    forgotten = at;
  }

  // A batch and a flush at the same time would each write what the other does not know.
  let last: Promise<unknown> = Promise.resolve();
  // A source may send ahead: after a batch that could not be stored, no later one may move the cursor past it.
  let broken: { reason: unknown } | undefined;
  const inTurn = (work: () => Promise<void>) => {
    const done = last.then(() => (broken ? Promise.reject(broken.reason) : work()));
    last = done.catch((reason) => {
      broken ??= { reason };
    });
    return done;
  };
  const intake = (batch: FeedBatch) => {
    // Parsed at once: a batch that waits for its turn uses the time that the database needs for the one before.
    const parsed = readMessages(source, batch.messages, now());
    return inTurn(() => take(batch, parsed));
  };
  const answer = (matchId: number, messages: readonly unknown[]) => {
    const parsed = readMessages(source, messages, now());
    const state = messages.length > 0 ? "told" : "nothing";
    return inTurn(() => store(parsed, { answers: { matchId, state } }));
  };
  return Object.assign(intake, { answer, flush: () => inTurn(flush), idle: async () => void (await last) });
}

/** One message that the database refuses must not take the others with it. */
async function applyOneByOne(
  source: string,
  messages: readonly FeedMessage[],
  unreadable: readonly Quarantined[],
  apply: (messages: readonly FeedMessage[], aside: readonly Quarantined[]) => Promise<void>,
  now: () => number,
): Promise<void> {
  await apply([], unreadable);
  for (const message of inOrder(messages, ({ type }) => type)) {
    try {
      await apply([message], []);
    } catch (error) {
      if (!isDataError(error)) throw error;
      const reason = `refused by the database: ${causeOf(error)}`;
      await apply([], [{ source, at: now(), reason, raw: message }]);
    }
  }
}

/** PostgreSQL's classes 22 (bad data) and 23 (broken constraint): the message is at fault, not the connection. */
function isDataError(error: unknown): boolean {
  const code = (error as { cause?: { code?: string } }).cause?.code ?? "";
  return code.startsWith("22") || code.startsWith("23");
}

function causeOf(error: unknown): string {
  return (error as { cause?: { message?: string } }).cause?.message ?? String(error);
}
