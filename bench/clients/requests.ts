import { connect, type Socket } from "node:net";
import { settingsOf, tell } from "../harness/child.ts";
import { pause, sharedNow, spread } from "../harness/figures.ts";

/** Asks for one address at a steady pace whether or not answers come: each delay runs from when its request was due. */
type Settings = { port: number; path: string };
export type Answered = { asked: number; errors: number; p50: number; p99: number; worst: number };

const { port, path } = settingsOf<Settings>();
const request = `GET ${path} HTTP/1.1\r\nhost: bench\r\naccept-encoding: br\r\n\r\n`;
const mostSockets = 4_000;
const free: Caller[] = [];
let sockets = 0;

type Caller = { socket: Socket; due: number; left: number };
let delays: number[] = [];
let errors = 0;

function open(due: number): void {
  sockets += 1;
  const caller: Caller = { socket: connect({ port, host: "127.0.0.1", noDelay: true }), due, left: 0 };
  caller.socket.write(request);
  caller.socket.on("data", (data) => take(caller, data));
  caller.socket.on("error", () => {});
  caller.socket.once("close", () => {
    sockets -= 1;
    const at = free.indexOf(caller);
    if (at >= 0) free.splice(at, 1);
    else errors += 1;
  });
}

/** Heads come in one piece on a loopback of this size; of bodies only the length counts. */
function take(caller: Caller, data: Buffer): void {
  if (caller.left === 0) {
    const end = data.indexOf("\r\n\r\n");
    const head = data.toString("latin1", 0, end);
    if (!head.startsWith("HTTP/1.1 200")) errors += 1;
    caller.left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (data.length - end - 4);
  } else caller.left -= data.length;
  if (caller.left > 0) return;
  delays.push(sharedNow() - caller.due);
  caller.left = 0;
  free.push(caller);
}

process.on("message", async ({ seconds, aSecond }: { seconds: number; aSecond: number }) => {
  delays = [];
  errors = 0;
  const total = seconds * aSecond;
  const began = sharedNow();
  for (let asked = 0; asked < total; ) {
    const due = Math.min(total, Math.floor(((sharedNow() - began) * aSecond) / 1000));
    for (; asked < due; asked += 1) {
      const at = began + (asked * 1000) / aSecond;
      const caller = free.pop();
      if (caller) {
        caller.due = at;
        caller.socket.write(request);
      } else if (sockets < mostSockets) open(at);
      else errors += 1;
    }
    await pause(1);
  }
  for (let tries = 0; tries < 100 && delays.length + errors < total; tries += 1) await pause(100);
  // What was not answered by now counts as an error.
  errors = Math.max(errors, total - delays.length);
  tell({ asked: total, errors, ...spread(delays) } satisfies Answered);
});
tell({ ready: true });
