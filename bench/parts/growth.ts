import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { count, kilobytes, ms, type Report } from "../harness/figures.ts";
import { drawGrowth } from "../harness/plot.ts";
import { listPath, startSite } from "../harness/site.ts";
import { rate } from "../harness/wrk.ts";
import { type FanOut, ownFanOut } from "./fan-out.ts";
import { fetchRaw } from "./lists.ts";

type Sizes = { listeners: readonly number[]; matches: readonly number[]; seconds: number; draw: boolean };

export async function growth({ listeners, matches, seconds, draw }: Sizes): Promise<Report> {
  const heard: (FanOut & { listeners: number })[] = [];
  for (const size of listeners) heard.push({ listeners: size, ...(await ownFanOut({ listeners: size, seconds })) });
  const days: { matches: number; bytes: number; rate: number }[] = [];
  for (const size of matches) {
    const { site, base } = await startSite(size);
    try {
      const url = `${base}${listPath}`;
      const { body } = await fetchRaw(url);
      const target = { url, headers: { "accept-encoding": "br" }, expect: 200 } as const;
      await rate(target, 1);
      days.push({ matches: size, bytes: body.length, rate: await rate(target) });
    } finally {
      await site.end();
    }
  }
  if (draw) writeFileSync(join(import.meta.dirname, "..", "growth.svg"), drawGrowth(heard, days));
  return {
    title: "Growth: more listeners, longer days",
    verdicts: [],
    tables: [
      {
        head: ["listeners", "p50", "p99", "lost", "memory a listener"],
        rows: heard.map((one) => [
          ...[count(one.listeners), ms(one.p50), ms(one.p99), count(one.lost)],
          kilobytes(one.memoryEach),
        ]),
      },
      {
        head: ["matches a day", "list, brotli", "lists a second"],
        rows: days.map((one) => [count(one.matches), kilobytes(one.bytes), count(one.rate)]),
      },
    ],
    notes: ["![p50 and p99 by listeners, lists a second by matches a day](growth.svg)"],
  };
}
