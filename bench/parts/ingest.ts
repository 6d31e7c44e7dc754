import type { FeedMessage } from "@scoreline/feed/port/message";
import { scriptedSource } from "@scoreline/feed/scripted/scripted-source";
import { ingest } from "@scoreline/ingest/intake/follow";
import { postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { openChain } from "../harness/chain.ts";
import { atLeast, atMost, count, ms, pause, type Report, sharedNow, spread, within } from "../harness/figures.ts";
import { openScores } from "../harness/stream.ts";
import { matchDayOf, matchRef, playing } from "../harness/world.ts";

const matches = 400;
const perBatch = 200;
const paced = { every: 50, messages: 10 };

type Found = { rate: number; p50: number; p99: number; worst: number; unheard: number };

/** States of matches that are on, each with a new score: every message moves a row and makes a fact. */
async function measure(databaseUrl: string | undefined, seconds: number): Promise<Found> {
  const chain = await openChain(databaseUrl);
  const abort = new AbortController();
  let feeding: Promise<void> = Promise.resolve();
  try {
    let facts = 0;
    let refused = 0;
    const source = scriptedSource("bench");
    feeding = ingest(
      source,
      {
        database: chain.store.database,
        now: Date.now,
        onFacts: (seq) => chain.bus.wake(seq),
        onBatch: (counts) => {
          facts += counts.facts;
          refused += counts.quarantined;
        },
      },
      abort.signal,
    );
    const deliver = (messages: readonly FeedMessage[]) =>
      within(60, "a batch", Promise.race([source.say(...messages), feeding]));
    const world = matchDayOf(matches);
    for (let at = 0; at < world.length; at += 500) await deliver(world.slice(at, at + 500));
    const { port } = await chain.serve(Date.now);
    let said = 0;
    /** The next messages, each of another match; only even ones are on. */
    const next = (size: number) =>
      Array.from({ length: size }, () => {
        said += 1;
        return playing((said * 2) % matches, Math.floor((said * 2) / matches) % 900, said * 10);
      });

    for (let warm = 0; warm < 5; warm += 1) await deliver(next(perBatch));
    const before = said;
    facts = 0;
    refused = 0;
    const began = performance.now();
    while (performance.now() - began < seconds * 1000) await deliver(next(perBatch));
    const rate = (said - before) / ((performance.now() - began) / 1000);
    // A message that was refused or held back is not one that was taken in.
    if (refused > 0 || facts < said - before)
      throw new Error(`${said - before} messages made ${facts} facts, ${refused} were refused`);
    await pause(1_500);

    const ids = await idsByRef(chain.store.database);
    const waiting = new Map<string, number>();
    const delays: number[] = [];
    const close = await openScores(port, (text) => {
      const now = sharedNow();
      for (const [, id, home] of text.matchAll(/\{"i":(\d+),[^}]*?"h":(\d+)/g)) {
        const sent = waiting.get(`${id} ${home}`);
        if (sent === undefined) continue;
        waiting.delete(`${id} ${home}`);
        delays.push(now - sent);
      }
    });
    const rounds = (seconds * 1000) / paced.every;
    const starts = sharedNow();
    let queue: Promise<void> = Promise.resolve();
    for (let round = 0; round < rounds; round += 1) {
      const due = starts + round * paced.every;
      await pause(Math.max(0, due - sharedNow()));
      const messages = next(paced.messages);
      for (const { match, state } of messages) {
        const score = state.kind === "live" ? state.score.current.home : 0;
        waiting.set(`${ids.get(match)} ${score}`, due);
      }
      // The source says it in time, whether or not what came before is stored.
      queue = queue.then(() => deliver(messages));
    }
    await queue;
    await pause(2_000);
    close();
    return { rate, ...spread(delays), unheard: waiting.size };
  } finally {
    abort.abort();
    await feeding.catch(() => {});
    await chain.end();
  }
}

async function idsByRef(
  database: Awaited<ReturnType<typeof openChain>>["store"]["database"],
): Promise<Map<string, number>> {
  const { rows } = await database.execute(
    "select ref, id from source_refs where source = 'bench' and entity = 'matches'",
  );
  const known = new Map(rows.map((row) => [String(row.ref), Number(row.id)]));
  if (!known.has(matchRef(0))) throw new Error("the ids of the matches are not where they were");
  return known;
}

export async function ingestPart({ seconds }: { seconds: number }): Promise<Report> {
  const embedded = await measure(undefined, seconds);
  const binaries = postgresBinaries();
  const postgres = binaries ? await startPostgres(binaries) : undefined;
  let real: Found | undefined;
  try {
    real = postgres && (await measure(await postgres.createDatabase(), seconds));
  } finally {
    await postgres?.stop();
  }
  const row = (name: string, { rate, p50, p99, worst, unheard }: Found) => [
    ...[name, count(rate), ms(p50), ms(p99), ms(worst)],
    count(unheard),
  ];
  return {
    title: "Ingest: score changes in batches of 200, and from message to listener at 200 a second",
    verdicts: [
      atLeast("messages a second, embedded", embedded.rate, 2_000, count),
      ...(real ? [atLeast("messages a second, PostgreSQL", real.rate, 5_000, count)] : []),
      atMost("p99 to the listener, embedded", embedded.p99, 250, ms),
      ...(real ? [atMost("p99 to the listener, PostgreSQL", real.p99, 250, ms)] : []),
    ],
    tables: [
      {
        head: ["", "messages a second", "p50 to listener", "p99", "worst", "not heard"],
        rows: [row("embedded", embedded), ...(real ? [row("PostgreSQL", real)] : [])],
      },
    ],
    notes: [
      `${seconds} s each, ${count(matches / 2)} matches that are on, every message a new score. ${paced.messages} messages every ${paced.every} ms for the delay, counted from when they were due. Ingest, live and api share one process with the listener; PostgreSQL runs with fsync off on the same machine.`,
      ...(real ? [] : ["PostgreSQL is not installed: skipped."]),
    ],
  };
}
