import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { VisitorAnswers, VisitorOrder } from "./clients/visitor.ts";
import { Child } from "./harness/child.ts";
import { pause, spread } from "./harness/figures.ts";
import { freePort } from "./harness/free-port.ts";
import { machine } from "./harness/machine.ts";
import { WatchedProgram } from "./harness/watched-program.ts";

/**
 * How long others wait, without and with one visitor who asks for what costs most as fast as he can, within his limit or
 * refused. `--data` is a directory that is filled already, `--seconds` how long each part takes. Only what was measured on a
 * filled world is written down.
 */
const { values } = parseArgs({ options: { data: { type: "string" }, seconds: { type: "string", default: "30" } } });
const own = values.data ? undefined : mkdtempSync(join(tmpdir(), "scoreline-visitor-"));
const seconds = Number(values.seconds);
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const nothing = "nothing";
const attacks = [
  nothing,
  "search",
  "sitemaps",
  "pictures",
  "statistics by minute",
  "lists",
  "one list again",
  "news feeds",
  "events' files",
  "pages",
  "catch-up",
];
const paths = ["/en/football/matches", "/api/match/getMatchListv4?lang=en&timeZone=UTC", "/api/match/score?matchIds=1"];

const program = new WatchedProgram(join(import.meta.dirname, ".."), {
  DATA_DIR: values.data ?? own ?? "",
  PORT: String(port),
  HOST: "127.0.0.1",
  // Behind one proxy, whom we play: so the two sides have addresses of their own.
  TRUST_PROXY: "1",
  // Of a world of its own only a part: what is asked for is there in seconds.
  ...(own && { DEMO_COMPETITIONS: "football:premier-league,football:thai-league-1,basketball:nba" }),
});
let visitor: Child | undefined;

try {
  if ((await program.said("Scoreline is at")) === undefined) throw new Error("it ended before it served");
  await untilItRests();
  visitor = new Child("clients/visitor.ts", { port, matches: await matchIds() });
  await visitor.next();
  let alone = Number.NaN;
  const rows: string[][] = [];
  console.log("one bad visitor         others p50   p99    worst   p99 against alone   held   his answers");
  for (const [number, attack] of attacks.entries()) {
    const began = Date.now();
    // Another address each time: what was spent in the last part is not missed in the next.
    const order: VisitorOrder = { attack, address: `203.0.113.${number + 1}` };
    if (attack !== nothing) visitor.send(order);
    const { p50, p99, worst } = spread(await others());
    const his = attack === nothing ? {} : await visitor.ask<VisitorAnswers>("enough" satisfies VisitorOrder);
    const held = Math.max(...program.samples.filter(({ at }) => at >= began).map(({ resident }) => resident)) / 1e6;
    if (attack === nothing) alone = p99;
    const answers = Object.entries(his).map(([status, count]) => `${status}: ${count}`);
    const milliseconds = [p50, p99, worst].map((ms) => `${ms.toFixed(0)} ms`);
    const figures = milliseconds.map((text) => text.padStart(8)).join("");
    rows.push([attack, ...milliseconds, `${(p99 / alone).toFixed(2)}x`, `${held.toFixed(0)} MB`, answers.join(", ")]);
    console.log(
      `${attack.padEnd(22)}${figures}   ${(p99 / alone).toFixed(2)}   ${held.toFixed(0)} MB   ${answers.join(", ")}`,
    );
  }
  if (values.data) write(rows);
} finally {
  await visitor?.end();
  await program.stop();
  if (own) rmSync(own, { recursive: true, force: true });
}

/** After a start it catches up with what it missed: whoever comes meanwhile waits for that, and not for the visitor. */
async function untilItRests(): Promise<void> {
  const lookMs = 5_000;
  for (let looks = 0; looks < 60; looks += 1) {
    const before = program.samples.at(-1);
    await pause(lookMs);
    const after = program.samples.at(-1);
    if (before && after && (after.busy - before.busy) * 1_000 < (after.at - before.at) * 0.4) return;
  }
  console.log("it did not come to rest: these figures are no verdict");
}

async function matchIds(): Promise<number[]> {
  const list = await ask("/api/match/getMatchListv4", 1);
  const { result } = JSON.parse(list) as { result: { leagueMatchList: { matches: { matchId: number }[] }[] } };
  return result.leagueMatchList.flatMap((league) => league.matches.map(({ matchId }) => matchId));
}

/** Two hundred people, one after the other: a page, a list, a score. */
async function others(): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const began = performance.now();
    await ask(paths[turn % paths.length] ?? "/", turn % 200);
    times.push(performance.now() - began);
    await pause(20);
  }
  return times;
}

async function ask(path: string, person: number): Promise<string> {
  const headers = { "x-forwarded-for": `198.51.100.${person}` };
  return (await fetch(`${base}${path}`, { headers })).text();
}

function write(rows: readonly (readonly string[])[]): void {
  const stamp = `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, ${machine()}.`;
  const heads = ["he asks for", "others, p50", "p99", "worst", "p99 against alone", "held", "his answers"];
  const table = [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const words = `Written by \`npm run bench:visitor -- --data DIRECTORY\` on a filled world: how long others wait for a page, a list and a score while one
visitor asks, thirty at a time, for what costs most. Twice of what they wait without him is wanted at most.`;
  writeFileSync(
    join(import.meta.dirname, "visitor.md"),
    `# One bad visitor\n\n${words}\n\n${stamp}\n\n${table.join("\n")}\n`,
  );
}
