import { get } from "node:http";
import type { Clock } from "@scoreline/feed/clock";
import { demoSource } from "@scoreline/feed/demo/demo-source";
import { ingest } from "@scoreline/ingest/intake/follow";
import { openChain } from "../harness/chain.ts";
import { atLeast, atMost, count, kilobytes, pause, type Report, times, within } from "../harness/figures.ts";
import { openScores } from "../harness/stream.ts";

const start = Date.parse("2026-11-14T15:00:00Z");
const listPath = "/api/match/getMatchListv4?date=2026-11-14&lang=en&timeZone=UTC";
const pollEvery = 10;
const heartbeatEvery = 15;
/** A comment of four bytes with its chunk's frame. */
const heartbeatBytes = 9;

/** A clock that stands until it is moved; `idle` resolves when the source has said all of the second and waits. */
function handDriven(): { clock: Clock; idle(): Promise<void>; step(): void } {
  let at = start;
  let go: (() => void) | undefined;
  let waits = Promise.withResolvers<void>();
  return {
    clock: {
      now: () => at,
      wait: (_ms, signal) =>
        new Promise((resolve) => {
          go = resolve;
          signal.addEventListener("abort", () => resolve(), { once: true });
          waits.resolve();
        }),
    },
    idle: () => waits.promise,
    step() {
      at += 1_000;
      waits = Promise.withResolvers();
      go?.();
    },
  };
}

type Poll = { bytes: number; etag: string | undefined };

function poll(port: number, etag: string | undefined): Promise<Poll> {
  const headers = { "accept-encoding": "br", ...(etag && { "if-none-match": etag }) };
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: listPath, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once("end", () => resolve({ bytes, etag: answer.headers.etag }));
    }).once("error", reject);
  });
}

export async function bytes({ minutes, mostSeconds }: { minutes: number; mostSeconds: number }): Promise<Report> {
  const chain = await openChain();
  const abort = new AbortController();
  let feeding: Promise<void> = Promise.resolve();
  try {
    const hand = handDriven();
    let told = 0;
    let messages = 0;
    feeding = ingest(
      demoSource({ seed: "scoreline", clock: hand.clock }),
      {
        database: chain.store.database,
        now: hand.clock.now,
        onFacts: (seq) => {
          told = seq;
          chain.bus.wake(seq);
        },
        onBatch: (counts) => {
          messages += counts.messages;
        },
      },
      abort.signal,
    );
    await within(420, "filling the demo world", Promise.race([hand.idle(), feeding]));
    const { live, port } = await chain.serve(hand.clock.now);
    const streamed = { bytes: 0, messages: 0, changed: 0, again: 0 };
    let changed = false;
    const close = await openScores(port, (text, length) => {
      streamed.bytes += length;
      streamed.messages += text.split("\nevent: scores\n").length - 1;
      if (!text.includes('"changed":true')) return;
      streamed.changed += 1;
      changed = true;
    });
    const polled = { bytes: 0, answers: 0, whole: 0 };
    let { etag } = await poll(port, undefined);
    messages = 0;
    const began = Date.now();
    let seconds = 0;
    while (seconds < minutes * 60 && Date.now() - began < mostSeconds * 1000) {
      seconds += 1;
      hand.step();
      await within(60, "one second of the demo world", Promise.race([hand.idle(), feeding]));
      while (live.boards.seq < told) await pause(1);
      // The reader's page asks for the list again, as the web does, when matches came or went.
      if (changed) {
        changed = false;
        streamed.again += (await poll(port, undefined)).bytes;
      }
      if (seconds % pollEvery !== 0) continue;
      const answer = await poll(port, etag);
      polled.bytes += answer.bytes;
      polled.answers += 1;
      if (answer.bytes > 0) polled.whole += 1;
      etag = answer.etag;
    }
    await pause(200);
    close();
    const sent = streamed.bytes + Math.floor(seconds / heartbeatEvery) * heartbeatBytes;
    const whole = sent + streamed.again;
    const hour = 3_600 / seconds;
    return {
      title: `Bytes: ${(seconds / 60).toFixed(0)} minutes of a simulated Saturday, football`,
      verdicts: [
        atLeast("polling against the stream", polled.bytes / sent, 30, times),
        atMost("stream, an hour", sent * hour, 400_000, kilobytes),
        atLeast("polling against the stream with its lists", polled.bytes / whole, 30, times),
        atMost("stream with its lists, an hour", whole * hour, 400_000, kilobytes),
      ],
      tables: [
        {
          head: ["", "bytes", "answers or messages"],
          rows: [
            ["stream, as sent", kilobytes(sent), count(streamed.messages)],
            ["lists that the stream made the reader ask for", kilobytes(streamed.again), count(streamed.changed)],
            [
              `list every ${pollEvery} s, brotli`,
              kilobytes(polled.bytes),
              `${count(polled.answers)}, ${count(polled.whole)} of them whole`,
            ],
          ],
        },
      ],
      notes: [
        `From 2026-11-14 15:00 UTC, ${count(messages)} feed messages, in ${((Date.now() - began) / 1000).toFixed(0)} s. The stream counts its head, its chunk frames and a heartbeat every ${heartbeatEvery} s (reckoned); polling counts bodies only, which is in its favour.`,
        ...(seconds < minutes * 60
          ? [`${minutes} minutes were wanted; the time of the run allowed ${(seconds / 60).toFixed(1)}.`]
          : []),
        ...(seconds < 3_600 ? ["Figures for an hour are scaled up from what was measured."] : []),
      ],
    };
  } finally {
    abort.abort();
    await feeding.catch(() => {});
    await chain.end();
  }
}
