import type { Answered } from "../clients/requests.ts";
import { Child } from "../harness/child.ts";
import { atMost, count, ms, pause, type Report, times, within } from "../harness/figures.ts";
import { listPath, startSite } from "../harness/site.ts";
import { playing } from "../harness/world.ts";

type Storm = { listeners: number; aSecond: number; seconds: number; goals: number };

/** Goals fall while everybody listens and many ask for the list. */
export async function storm({ listeners, aSecond, seconds, goals }: Storm): Promise<Report> {
  const { site, base } = await startSite(300);
  const port = Number(new URL(base).port);
  const requests = new Child("clients/requests.ts", { port, path: listPath });
  let streams: Child | undefined;
  try {
    await requests.next();
    const ask = (rate: number, during: number) =>
      within(during + 60, "asking for lists", requests.ask<Answered>({ seconds: during, aSecond: rate }));
    await ask(aSecond, 3);
    const quiet = await ask(aSecond, Math.min(10, seconds));
    const path = "/api/live/stream?topics=scores:football";
    streams = new Child("clients/listeners.ts", { port, path, listeners, expected: 0, warmUp: 0 });
    await within(120, "opening the streams", streams.next());
    const answering = ask(aSecond, seconds);
    let late = 0;
    for (let goal = 1; goal <= goals; goal += 1) {
      await pause((seconds * 1000) / goals - late);
      const began = performance.now();
      await within(30, "a goal", site.say(playing((goal * 2) % 300, goal, goal * 1_000)));
      late = Math.min(performance.now() - began, (seconds * 1000) / goals);
    }
    const during = await answering;
    const { lost } = await streams.ask<{ lost: number }>({ done: true });
    const row = (name: string, one: Answered) => [
      ...[name, count(one.asked), count(one.errors), ms(one.p50)],
      ...[ms(one.p99), ms(one.worst)],
    ];
    return {
      title: `Storm: ${count(listeners)} streams, ${count(aSecond)} lists a second for ${seconds} s, ${goals} goals`,
      verdicts: [
        atMost("errors", during.errors, 0, count),
        atMost("streams lost", lost, 0, count),
        atMost("p99 of lists against quiet", during.p99 / quiet.p99, 10, times),
      ],
      tables: [
        { head: ["", "asked", "errors", "p50", "p99", "worst"], rows: [row("quiet", quiet), row("storm", during)] },
      ],
      notes: [
        "Quiet: the same pace of lists, without streams and goals. The pace does not wait for answers, and each delay runs from when its request was due. Streams, requests and server share the machine.",
      ],
    };
  } finally {
    await streams?.end();
    await requests.end();
    await site.end();
  }
}
