import { Agent, request } from "node:http";
import type { Heard } from "../clients/listeners.ts";
import { Child, memoryOf } from "../harness/child.ts";
import { atMost, count, kilobytes, median, ms, pause, type Report, times, type Verdict } from "../harness/figures.ts";
import { atPace, scoresMessage } from "../harness/message.ts";
import { startNginx } from "../harness/nginx.ts";

export type FanOut = Heard & { memoryEach: number };
export type Load = { listeners: number; seconds: number };

const everyMs = 200;
/** Messages that are sent and not counted: both systems begin warm. */
const warmUp = 10;
const mostBehindMs = 5 * everyMs;

/** Ours: one web process, its hub and its stream. */
export async function ownFanOut({ listeners, seconds }: Load): Promise<FanOut> {
  const server = new Child("servers/stream-server.ts", {});
  try {
    const { port } = await server.next<{ port: number }>();
    const messages = warmUp + expectedIn(seconds);
    return await measure(
      server.pid,
      { port, path: "/live/stream?topics=scores:football" },
      { listeners, seconds },
      () => server.ask({ messages, everyMs }),
    );
  } finally {
    await server.end();
  }
}

/** The yardstick: nginx with nchan, told the same messages over HTTP. */
async function nchanFanOut({ listeners, seconds }: Load): Promise<FanOut> {
  const nginx = await startNginx(
    `location = /publish { nchan_publisher; nchan_channel_id scores; nchan_message_buffer_length 2000; }
    location = /stream { nchan_subscriber eventsource; nchan_channel_id scores; nchan_subscriber_first_message newest; }`,
    { nchan: true },
  );
  try {
    return await measure(nginx.worker, { port: nginx.port, path: "/stream" }, { listeners, seconds }, () =>
      publishTo(nginx.port, warmUp + expectedIn(seconds)),
    );
  } finally {
    await nginx.end();
  }
}

const expectedIn = (seconds: number) => Math.round((seconds * 1000) / everyMs);

async function measure(
  pid: number,
  target: { port: number; path: string },
  { listeners, seconds }: Load,
  publish: () => Promise<unknown>,
): Promise<FanOut> {
  await pause(1_000);
  const before = memoryOf(pid);
  const clients = new Child("clients/listeners.ts", { ...target, listeners, expected: expectedIn(seconds), warmUp });
  try {
    await clients.next();
    const opened = memoryOf(pid);
    await publish();
    const heard = await clients.ask<Heard>({ done: true });
    return { ...heard, memoryEach: (Math.max(opened, memoryOf(pid)) - before) / listeners };
  } finally {
    await clients.end();
  }
}

/** Resolves when nginx has answered to every message: what is still on its way must not be cut off. */
async function publishTo(port: number, messages: number): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const headers = { "content-type": "application/json", "x-eventsource-event": "scores" };
  const post = (seq: number, due: number) =>
    new Promise<void>((resolve, reject) => {
      const asked = request({ host: "127.0.0.1", port, path: "/publish", method: "POST", agent, headers });
      asked.once("error", reject).once("response", (answer) => answer.resume().once("end", resolve));
      asked.end(JSON.stringify(scoresMessage(seq, due)));
    });
  const posted: Promise<void>[] = [];
  await atPace(messages, everyMs, (seq, due) => void posted.push(post(seq, due)));
  await Promise.all(posted).finally(() => agent.destroy());
}

/** Round by round in turn: the machine's moods fall on both. The median of each figure, the worst of what was lost. */
export async function fanOut({ rounds, ...load }: Load & { rounds: number }): Promise<Report> {
  const nchans: FanOut[] = [];
  const owns: FanOut[] = [];
  for (let round = 0; round < rounds; round += 1) {
    nchans.push(await nchanFanOut(load));
    owns.push(await ownFanOut(load));
  }
  const [nchan, own] = [middleOf(nchans), middleOf(owns)];
  const row = (name: string, one: FanOut) => [
    ...[name, ms(one.p50), ms(one.p99), ms(one.worst), count(one.deliveries)],
    ...[count(one.lost), count(one.bytesEach), kilobytes(one.memoryEach)],
  ];
  /** A yardstick that falls behind the pace measures how busy the machine is, not the two systems. */
  const fair = nchan.p99 < mostBehindMs;
  const against = (what: string, ratio: number, limit: number): Verdict => ({
    ...atMost(what, ratio, limit, times),
    ...(!fair && { met: undefined }),
  });
  return {
    title: `Fan-out: ${count(load.listeners)} listeners, 5 updates a second for ${load.seconds} s`,
    verdicts: [
      against("p50 against nchan", own.p50 / nchan.p50, 1.2),
      against("p99 against nchan", own.p99 / nchan.p99, 2.5),
      atMost("listeners lost", own.lost, 0, count),
      atMost("memory a listener", own.memoryEach, 20_000, kilobytes),
    ],
    tables: [
      {
        head: ["", "p50", "p99", "worst", "deliveries", "lost", "bytes a delivery", "memory a listener"],
        rows: [row("Scoreline", own), row("nchan", nchan)],
      },
      {
        head: ["round", "Scoreline p50, p99", "nchan p50, p99"],
        rows: owns.map((one, i) => [String(i + 1), pairOf(one), pairOf(nchans[i])]),
      },
    ],
    notes: [
      ...(fair ? [] : ["nchan did not keep pace, so the ratios say nothing: to be measured again on a quiet machine."]),
      `One server process each, ${rounds} rounds in turn, the median of each figure. The first ${warmUp} messages are not counted. nchan is told over HTTP on a kept connection, Scoreline by a timer in the process; the time runs from when each message was due.`,
      "All listeners sit in one Node process, the same for both: part of every figure is its own reading. Memory is resident memory of the server process (nginx: the worker), the larger of after opening and after the run; buffers of the kernel are in neither.",
    ],
  };
}

const pairOf = (one: FanOut | undefined) => (one ? `${ms(one.p50)}, ${ms(one.p99)}` : "");

function middleOf(rounds: readonly FanOut[]): FanOut {
  const middle = (figure: keyof FanOut) => median(rounds.map((one) => one[figure]));
  return {
    p50: middle("p50"),
    p99: middle("p99"),
    worst: Math.max(...rounds.map((one) => one.worst)),
    deliveries: rounds.reduce((sum, one) => sum + one.deliveries, 0),
    lost: Math.max(...rounds.map((one) => one.lost)),
    bytesEach: middle("bytesEach"),
    memoryEach: middle("memoryEach"),
  };
}
