import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pause, spread } from "./harness/figures.ts";
import { freePort } from "./harness/free-port.ts";
import { machine } from "./harness/machine.ts";
import { sizeOf, WatchedProgram } from "./harness/watched-program.ts";

/**
 * How long the seasons that are on take to be filled in after everything else is in place, and past seasons to be counted, what
 * a reader waits for meanwhile and afterwards, what the program holds and how large its data directory is; then how long a match
 * of months ago takes that is opened for the first time. `--competitions` fills a part of the world, to try it; only a whole one
 * is written down. What is filled in `--directory` stays, for `npm run demo:recount`.
 */
const { values } = parseArgs({
  options: { competitions: { type: "string", default: "" }, directory: { type: "string" } },
});
const root = join(import.meta.dirname, "..");
const filling = "Playing the seasons that are on";
const counting = "Counting the careers";
const afterwardsMs = 180_000;
/** By then the program has let go of what old matches were worked out with. */
const restMs = 120_000;
const everyMs = 200;
/** Whoever opens an old match gives up after this time, and looks so often whether it has come. */
const patienceMs = 10_000;
const askAgainMs = 20;
/** Answers that are not kept: another match each time, and lists that news have overtaken. */
const dayMs = 86_400_000;

const directory = values.directory ?? mkdtempSync(join(tmpdir(), "scoreline-filling-"));
const port = await freePort();
const base = `http://localhost:${port}`;
const program = new WatchedProgram(root, {
  DATA_DIR: directory,
  PORT: String(port),
  RATE_LIMIT: "0",
  DEMO_COMPETITIONS: values.competitions,
});

try {
  const begun = await said("Everything is in place");
  const during = startReading();
  const ended = await said(`${filling} … 100 %`);
  const meanwhile = spread(await during.stop());
  const whileCounting = startReading();
  const counted = await said(`${counting} … 100 %`);
  const thereafter = spread(await whileCounting.stop());
  const later = startReading();
  await pause(afterwardsMs);
  const afterwards = spread(await later.stop());
  const filled = residentNow();
  const first = await firstOpenings();
  const opened = residentNow();
  await pause(restMs);
  const rested = residentNow();
  const peak = Math.max(...program.samples.map(({ highest }) => highest));
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
  const rows = [
    ["the seasons are filled in", `${((ended - begun) / 1000).toFixed(0)} s`, "900 s"],
    ["a reader meanwhile, p50 and p99", `${milliseconds(meanwhile.p50)}, ${milliseconds(meanwhile.p99)}`, ""],
    ["the same reader afterwards", `${milliseconds(afterwards.p50)}, ${milliseconds(afterwards.p99)}`, ""],
    ["p99, as a ratio", `${(meanwhile.p99 / afterwards.p99).toFixed(2)}x`, "2x"],
    ["prices and careers of past seasons are told after that", `${((counted - ended) / 1000).toFixed(0)} s`, ""],
    ["p99 while they are, as a ratio", `${(thereafter.p99 / afterwards.p99).toFixed(2)}x`, "2x"],
    [
      "an old match, opened for the first time, p50 and worst",
      `${milliseconds(first.p50)}, ${milliseconds(first.worst)}`,
      "1000 ms",
    ],
    ["data directory", megabytes(sizeOf(directory)), "1500 MB"],
    ["resident once filled, and at its peak", `${megabytes(filled)}, ${megabytes(peak)}`, "800 MB, 1200 MB"],
    [
      "resident with twenty old matches opened, and two minutes later",
      `${megabytes(opened)}, ${megabytes(rested)}`,
      "",
    ],
  ];
  for (const row of rows) console.log(row.join(" | "));
  if (values.competitions === "") write(rows);
} finally {
  await program.stop();
  if (!values.directory) rmSync(directory, { recursive: true, force: true });
}

function residentNow(): number {
  return program.samples.at(-1)?.resident ?? 0;
}

async function said(text: string): Promise<number> {
  const at = await program.said(text);
  if (at === undefined) throw new Error(`it ended before it said "${text}"`);
  return at;
}

/** One reader, who asks for another page or call five times a second. Gives back how long each answer took. */
function startReading(): { stop(): Promise<number[]> } {
  const over = new AbortController();
  const took: number[] = [];
  const slow = new Map<string, number[]>();
  const read = async () => {
    const teams = await teamsOfToday();
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const paths = [
        "/en/football/matches",
        `/api/match/getMatchListv4?date=${dayOf(-(turn % 60))}&pageSize=500`,
        `/api/basketball/match/getMatchList?date=${dayOf(turn % 20)}`,
        `/th/football/matches?date=${dayOf(-(turn % 30))}`,
        // What asks the store most often for one answer.
        `/api/team/info?teamId=${teams[turn % teams.length]}`,
      ];
      const path = paths[turn % paths.length] ?? "/";
      const asked = performance.now();
      await (await fetch(`${base}${path}`)).text();
      took.push(performance.now() - asked);
      const kind = path.split("=")[0] ?? "";
      slow.set(kind, [...(slow.get(kind) ?? []), performance.now() - asked]);
      await pause(everyMs);
    }
  };
  const reading = read();
  return {
    async stop() {
      over.abort();
      await reading;
      for (const [kind, times] of slow) {
        const { p50, p99, worst } = spread(times);
        console.log(`  ${kind}: ${[p50, p99, worst].map((ms) => `${ms.toFixed(0)} ms`).join(", ")}`);
      }
      return took;
    },
  };
}

async function teamsOfToday(): Promise<number[]> {
  const list = await (await fetch(`${base}/api/match/getMatchListv4?pageSize=500`)).json();
  return (list as Listed).result.leagueMatchList.flatMap(({ matches }) =>
    matches.map(({ homeTeam }) => homeTeam.teamId),
  );
}

type Listed = { result: { leagueMatchList: { matches: { matchId: number; homeTeam: { teamId: number } }[] }[] } };

/** How long what is long of an old match takes to be there, match after match that nobody has opened. */
async function firstOpenings(): Promise<{ p50: number; worst: number }> {
  const took: number[] = [];
  for (let days = 80; took.length < 20 && days < 110; days += 1) {
    const list = await (await fetch(`${base}/api/match/getMatchListv4?date=${dayOf(-days)}&status=finished`)).json();
    const [league] = (list as Listed).result.leagueMatchList;
    const match = league?.matches[0];
    if (!match) continue;
    const asked = performance.now();
    let entries = 0;
    // The first answer waits for the source; what comes later comes by the stream, which makes the reader ask again.
    while (entries === 0 && performance.now() - asked < patienceMs) {
      const answer = await (await fetch(`${base}/api/match/commentary?matchId=${match.matchId}`)).json();
      entries = (answer as { result: { data: { entries: unknown[] } } }).result.data.entries.length;
      if (entries === 0) await pause(askAgainMs);
    }
    took.push(entries > 0 ? performance.now() - asked : Number.POSITIVE_INFINITY);
    await pause(1_000);
  }
  return spread(took);
}

function dayOf(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

function write(rows: readonly (readonly string[])[]): void {
  const stamp = `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, ${machine()}.`;
  const table = [["", "measured", "wanted"], ["---", "---", "---"], ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const words = `Written by \`npm run bench:filling\`: a first start of the whole world on the embedded database. After everything is in place the
seasons that are on are filled in while one reader asks for pages and lists of many days and for teams, five a second; then what
is counted from past seasons is told.`;
  writeFileSync(
    join(import.meta.dirname, "filling.md"),
    `# Filling in the seasons\n\n${words}\n\n${stamp}\n\n${table.join("\n")}\n`,
  );
}
