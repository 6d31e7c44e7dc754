import type { FactBody } from "@scoreline/domain/facts";
import { type FeedMessage, feedMessage } from "@scoreline/feed/port/message";
import type { FeedBatch, FeedSource } from "@scoreline/feed/port/source";
import { appendFacts } from "@scoreline/store/facts";
import { cursorOf, type Quarantined, saveCursor, setAside } from "@scoreline/store/intake";
import type { Database } from "@scoreline/store/open";
import * as z from "zod";
import { applyCatalogue } from "#catalogue.ts";
import { DetailNews, detailTypes } from "#detail-news.ts";
import { applyMatchDetails } from "#match-details.ts";
import { applyMatches } from "#matches.ts";
import { applyOdds } from "#odds.ts";
import { applyPeople } from "#people.ts";
import { RefBook } from "#ref-book.ts";

export type IngestOptions = {
  database: Database;
  /** The time at which things come to be known. */
  now(): number;
  /** Called after each commit that appended facts. */
  onFacts(seq: number): void;
  /** Called once the source has delivered everything up to now. */
  onCaughtUp?(): void;
  onProgress?(progress: NonNullable<FeedBatch["progress"]>): void;
  onBatch?(counts: { messages: number; quarantined: number; facts: number }): void;
};

/** Reads a source until the signal aborts: parse, reconcile, store, go on from where it was. */
export async function ingest(source: FeedSource, options: IngestOptions, signal: AbortSignal): Promise<void> {
  const intake = await openIntake(source.name, options);
  await source.follow(await cursorOf(options.database, source.name), intake, signal);
}

/** Takes one batch after the other from one source. */
export async function openIntake(source: string, options: IngestOptions): Promise<(batch: FeedBatch) => Promise<void>> {
  const { database, now, onFacts, onProgress, onCaughtUp, onBatch } = options;
  const book = await RefBook.open(database, source);

  async function apply(messages: readonly FeedMessage[], aside: readonly Quarantined[], cursor: string | undefined) {
    const at = now();
    const refs = book.openPage();
    const facts: FactBody[] = [];
    const refused: Quarantined[] = [...aside];
    const seq = await database.transaction(async (tx) => {
      const refuse = (raw: FeedMessage, reason: string) => refused.push({ source, at, reason, raw });
      const batch = { source, tx, refs, now: at, messages, facts, refuse };
      await applyCatalogue(batch);
      await applyPeople(batch);
      await applyMatches(batch);
      const news = await DetailNews.open(batch);
      await applyMatchDetails(batch, news);
      await applyOdds(batch, news);
      news.tell();
      await refs.save(tx);
      await setAside(tx, refused);
      if (cursor !== undefined) await saveCursor(tx, source, cursor, at);
      return facts.length > 0 ? appendFacts(tx, at, facts) : undefined;
    });
    refs.remember();
    if (seq !== undefined) onFacts(seq);
    onBatch?.({ messages: messages.length + aside.length, quarantined: refused.length, facts: facts.length });
  }

  return async (batch) => {
    const { messages, unreadable } = parse(source, batch.messages, now());
    try {
      await apply(messages, unreadable, batch.cursor);
    } catch (error) {
      if (!isDataError(error)) throw error;
      await applyOneByOne(source, messages, unreadable, apply, now);
      await apply([], [], batch.cursor);
    }
    if (batch.progress) onProgress?.(batch.progress);
    if (batch.caughtUp) onCaughtUp?.();
  };
}

/** The order in which messages speak of each other, the same as inside one batch. */
const order: readonly FeedMessage["type"][] = [
  "country",
  "competition",
  "season",
  "stage",
  "team",
  "player",
  "official",
  "squad",
  "transfer",
  "absence",
  "trophy",
  "career",
  "fixture",
  "football-events",
  "basketball-events",
  "football-state",
  "basketball-state",
  ...detailTypes,
];

/** One message that the database refuses must not take the others with it. */
async function applyOneByOne(
  source: string,
  messages: readonly FeedMessage[],
  unreadable: readonly Quarantined[],
  apply: (messages: readonly FeedMessage[], aside: readonly Quarantined[], cursor: undefined) => Promise<void>,
  now: () => number,
): Promise<void> {
  await apply([], unreadable, undefined);
  for (const message of messages.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))) {
    try {
      await apply([message], [], undefined);
    } catch (error) {
      if (!isDataError(error)) throw error;
      await apply(
        [],
        [{ source, at: now(), reason: `refused by the database: ${causeOf(error)}`, raw: message }],
        undefined,
      );
    }
  }
}

function parse(source: string, raw: readonly unknown[], at: number) {
  const messages: FeedMessage[] = [];
  const unreadable: Quarantined[] = [];
  for (const one of raw) {
    const parsed = feedMessage.safeParse(one);
    if (parsed.success) messages.push(parsed.data);
    else unreadable.push({ source, at, reason: z.prettifyError(parsed.error).slice(0, 1000), raw: one });
  }
  return { messages, unreadable };
}

/** PostgreSQL's classes 22 (bad data) and 23 (broken constraint): the message is at fault, not the connection. */
function isDataError(error: unknown): boolean {
  const code = (error as { cause?: { code?: string } }).cause?.code ?? "";
  return code.startsWith("22") || code.startsWith("23");
}

function causeOf(error: unknown): string {
  return (error as { cause?: { message?: string } }).cause?.message ?? String(error);
}
