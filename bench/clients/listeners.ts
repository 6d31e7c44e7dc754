import { connect, type Socket } from "node:net";
import { settingsOf, tell } from "../harness/child.ts";
import { pause, quantile, sharedNow } from "../harness/figures.ts";
import { sentLength, sentMarker } from "../harness/message.ts";

/** Opens many streams, and notes when what was sent arrives. The same for every system under test. */
type Settings = { port: number; path: string; listeners: number; expected: number; warmUp: number };
export type Heard = {
  p50: number;
  p99: number;
  worst: number;
  deliveries: number;
  /** Listeners that were cut off or did not hear everything. */
  lost: number;
  bytesEach: number;
};

const { port, path, listeners, expected, warmUp } = settingsOf<Settings>();
const atOnce = 100;
const heard = new Uint32Array(listeners);
const closed = new Uint8Array(listeners);
const delays = new Float64Array(listeners * expected);
let deliveries = 0;
let bytes = 0;
let counting = false;
/** One buffer for all: it is read before the next socket fills it. */
const shared = Buffer.allocUnsafe(64 * 1024);

function open(index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest: Buffer | undefined;
    let answered = false;
    const socket: Socket = connect({
      port,
      host: "127.0.0.1",
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (length) => {
          const fresh = shared.subarray(0, length);
          if (!answered) {
            answered = true;
            if (fresh.toString("latin1", 0, 12) !== "HTTP/1.1 200") reject(new Error(fresh.toString("latin1", 0, 200)));
            resolve();
            return true;
          }
          if (counting) bytes += length;
          rest = read(index, rest ? Buffer.concat([rest, fresh]) : fresh);
          return true;
        },
      },
    });
    socket.once("connect", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: bench\r\naccept: text/event-stream\r\n\r\n`),
    );
    socket.once("error", reject);
    socket.once("close", () => {
      closed[index] = 1;
    });
  });
}

/** Notes every message in the bytes; returns what may be the beginning of another. */
function read(index: number, chunk: Buffer): Buffer | undefined {
  const now = sharedNow();
  let from = 0;
  for (;;) {
    const at = chunk.indexOf(sentMarker, from);
    const end = at + sentMarker.length + sentLength;
    if (at < 0 || end > chunk.length) break;
    heard[index] = (heard[index] ?? 0) + 1;
    if ((heard[index] ?? 0) > warmUp) {
      delays[deliveries] = now - Number(chunk.toString("latin1", at + sentMarker.length, end));
      deliveries += 1;
    }
    from = end;
  }
  // A frame ends a few bytes after the time; anything longer may be cut in the middle.
  return chunk.length - from > 12 ? Buffer.from(chunk.subarray(from)) : undefined;
}

for (let at = 0; at < listeners; at += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, listeners - at) }, (_, i) => open(at + i)));
}
// Whatever opens a stream has gone by before the messages come.
await pause(300);
counting = true;
tell({ open: listeners });

process.on("message", async () => {
  const everything = (index: number) => heard[index] === warmUp + expected && closed[index] === 0;
  let lost = listeners;
  for (let tries = 0; tries < 50 && lost > 0; tries += 1) {
    if (tries > 0) await pause(100);
    lost = heard.reduce((sum, _, index) => sum + (everything(index) ? 0 : 1), 0);
  }
  const sorted = delays.subarray(0, deliveries).sort();
  tell({
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    worst: sorted.at(-1) ?? 0,
    deliveries,
    lost,
    bytesEach: bytes / (heard.reduce((sum, one) => sum + one, 0) || 1),
  } satisfies Heard);
});
