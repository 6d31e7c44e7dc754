import type { Report } from "./harness/figures.ts";
import { machine, missingParts, openFiles, usedByOthers } from "./harness/machine.ts";
import { sectionOf, writeResults } from "./harness/results.ts";
import { accounts } from "./parts/accounts.ts";
import { alerts } from "./parts/alerts.ts";
import { bytes } from "./parts/bytes.ts";
import { contests } from "./parts/contests.ts";
import { fanOut } from "./parts/fan-out.ts";
import { growth } from "./parts/growth.ts";
import { ingestPart } from "./parts/ingest.ts";
import { lists } from "./parts/lists.ts";
import { news } from "./parts/news.ts";
import { pagesPart } from "./parts/pages.ts";
import { search } from "./parts/search.ts";
import { storm } from "./parts/storm.ts";

/** `npm run bench`, or `npm run bench -- fan-out lists` for some of it; `--small` tries it out and writes nothing. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const small = process.argv.includes("--small");
/** What one process can hold beside its own files. */
const most = Math.min(10_000, openFiles() - 1_000);
const listeners = small ? 300 : most;
const seconds = small ? 3 : 20;

const parts: Record<string, () => Promise<Report>> = {
  "fan-out": () => fanOut({ listeners, seconds, rounds: small ? 1 : 3 }),
  lists: () => lists({ matches: 300 }),
  pages: () => pagesPart({ rows: 200 }),
  news: () => news({ comments: small ? 500 : 10_000, rounds: small ? 30 : 300 }),
  bytes: () => bytes({ minutes: small ? 1 : 60, mostSeconds: 240 }),
  search: () => search({ names: 20_000, rounds: small ? 20 : 200 }),
  ingest: () => ingestPart({ seconds: small ? 2 : 10 }),
  accounts: () =>
    accounts({ seconds: small ? 2 : 8, lookUps: small ? 500 : 5_000, rows: 200, pageLoads: small ? 10 : 100 }),
  contests: () =>
    contests(
      small
        ? { entries: 2_000, looks: 200, aSecond: 50, lastSeconds: 4 }
        : { entries: 100_000, looks: 2_000, aSecond: 500, lastSeconds: 60 },
    ),
  alerts: () =>
    alerts({
      followers: small ? 5_000 : 100_000,
      online: small ? 50 : 1_000,
      goals: small ? 2 : 4,
      pushes: small ? 500 : 5_000,
      aSecond: 100,
    }),
  storm: () => storm({ listeners, aSecond: small ? 200 : 2_000, seconds, goals: small ? 3 : 20 }),
  growth: () =>
    growth({
      listeners: small ? [100, 200] : [1_000, 2_000, 4_000, 8_000].filter((size) => size <= most),
      matches: small ? [100, 200] : [100, 300, 500, 1_000, 2_000],
      seconds: small ? 2 : 10,
      draw: !small,
    }),
};

const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
const missing = missingParts();
if (most < 10_000) console.log(`Open files are limited: ${most} listeners instead of 10,000.`);
console.log(machine());

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const mostOthers = 0.1;
const busy = " **Others were using the machine: these figures are no verdict.**";

const found = new Map<string, string>();
let failed = false;
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (missing.has(name)) {
    console.log(`Skipping ${name}: nginx with nchan or wrk is not installed, and only root can install it.`);
    continue;
  }
  console.log(`\n${name} …`);
  const others = await usedByOthers();
  try {
    const report = await part();
    const stamp = `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, ${Math.round(others * 100)} % of the machine in use before it began.${others > mostOthers ? busy : ""}`;
    const section = sectionOf(report, stamp);
    console.log(section);
    found.set(name, section);
    // Written as they come: a run that is broken off keeps what it found.
    if (!small) writeResults(Object.keys(parts), machine(), found);
  } catch (error) {
    failed = true;
    console.error(`${name} failed:`, error);
  }
}
process.exit(failed ? 1 : 0);
