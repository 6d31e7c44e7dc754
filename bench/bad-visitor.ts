import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pause, spread } from "./harness/figures.ts";
import { freePort } from "./harness/free-port.ts";
import { WatchedProgram } from "./harness/watched-program.ts";

/**
 * How long others wait, without and with one visitor who asks for what costs most as fast as he can, within his limit or
 * refused. `--data` is a directory that is filled already, `--seconds` how long each part takes.
 */
const { values } = parseArgs({ options: { data: { type: "string" }, seconds: { type: "string", default: "30" } } });
const own = values.data ? undefined : mkdtempSync(join(tmpdir(), "scoreline-visitor-"));
const seconds = Number(values.seconds);
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
/** Behind one proxy, whom we play: so the two sides have addresses of their own. */
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
/** For each attack another one: what was spent in the last is not missed in the next. */
let badAddress = "";
const atOnce = 30;

const program = new WatchedProgram(join(import.meta.dirname, ".."), {
  DATA_DIR: values.data ?? own ?? "",
  PORT: String(port),
  HOST: "127.0.0.1",
  TRUST_PROXY: "1",
  // Of a world of its own only a part: what is asked for is there in seconds.
  ...(own && { DEMO_COMPETITIONS: "football:premier-league,football:thai-league-1,basketball:nba" }),
});

type Attack = (turn: number, matches: readonly number[]) => string | undefined;
const zones = [
  "UTC",
  "Asia/Bangkok",
  "Asia/Tokyo",
  "America/Sao_Paulo",
  "Europe/Lisbon",
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
];
const locales = ["en", "th", "vn", "kh", "ja", "pt"];
const attacks: Record<string, Attack> = {
  nothing: () => undefined,
  search: (turn) =>
    `/api/global/search?limit=50&q=${"abcdefgh"
      .split("")
      .map((letter) => `${letter}${turn % 97}`)
      .join("+")}`,
  sitemaps: (turn) => `/sitemaps/${locales[turn % locales.length]}/teams.xml`,
  pictures: (turn, matches) =>
    `/share/match/${matches[turn % matches.length]}.png?lang=${locales[turn % locales.length]}`,
  "statistics by minute": (turn, matches) => `/api/match/stat?matchId=${matches[turn % 7]}&minute=${turn % 95}`,
  lists: (turn) =>
    `/api/match/getMatchListv4?date=2026-11-${10 + (turn % 20)}&timeZone=${zones[turn % zones.length]}&lang=${locales[turn % locales.length]}`,
  // It is free: whoever asks for it has only as many at once as they have connections.
  "one list again": () => "/api/match/getMatchListv4",
  "news feeds": (turn) => `/feed/news/all.atom?lang=${locales[turn % locales.length]}`,
  "events' files": () => "/contests/roots.jsonl",
  pages: (turn) => `/${locales[turn % locales.length]}/football/matches?date=2026-11-${10 + (turn % 20)}`,
  "catch-up": () => "stream",
};

try {
  if ((await program.said("Scoreline is at")) === undefined) throw new Error("it ended before it served");
  await untilItRests();
  const matches = await matchIds();
  let alone = Number.NaN;
  console.log("one bad visitor         others p50   p99    worst   p99 against alone   held   his answers");
  for (const [number, [name, attack]] of Object.entries(attacks).entries()) {
    badAddress = `203.0.113.${number + 1}`;
    const began = Date.now();
    const { times, his } = await measure((turn) => attack(turn, matches));
    const held = Math.max(...program.samples.filter(({ at }) => at >= began).map(({ resident }) => resident)) / 1e6;
    const { p50, p99, worst } = spread(times);
    if (name === "nothing") alone = p99;
    const figures = [p50, p99, worst].map((ms) => `${ms.toFixed(0)} ms`.padStart(8)).join("");
    const answers = Object.entries(his).map(([status, count]) => `${status}: ${count}`);
    console.log(
      `${name.padEnd(22)}${figures}   ${(p99 / alone).toFixed(2)}   ${held.toFixed(0)} MB   ${answers.join(", ")}`,
    );
  }
} finally {
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
  const list = await (await fetch(`${base}/api/match/getMatchListv4`, from("198.51.100.1"))).json();
  const { result } = list as { result: { leagueMatchList: { matches: { matchId: number }[] }[] } };
  return result.leagueMatchList.flatMap((league) => league.matches.map(({ matchId }) => matchId));
}

async function measure(attack: (turn: number) => string | undefined) {
  const over = new AbortController();
  const his: Record<string, number> = {};
  const visiting = Array.from({ length: atOnce }, async (_, lane) => {
    for (let turn = lane; !over.signal.aborted; turn += atOnce) {
      const path = attack(turn);
      if (path === undefined) return;
      const status = path === "stream" ? await deadReader() : await ask(path);
      his[status] = (his[status] ?? 0) + 1;
    }
  });
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const paths = [
    "/en/football/matches",
    "/api/match/getMatchListv4?lang=en&timeZone=UTC",
    "/api/match/score?matchIds=1",
  ];
  for (let turn = 0; performance.now() < end; turn += 1) {
    const began = performance.now();
    await (await fetch(`${base}${paths[turn % paths.length]}`, from(`198.51.100.${turn % 200}`))).arrayBuffer();
    times.push(performance.now() - began);
    await pause(20);
  }
  over.abort();
  await Promise.all(visiting);
  return { times, his };

  async function ask(path: string): Promise<string> {
    try {
      const answer = await fetch(`${base}${path}`, { ...from(badAddress), signal: over.signal });
      await answer.arrayBuffer();
      return String(answer.status);
    } catch {
      return "cut off";
    }
  }
}

/** Asks for all that was missed, by a topic named twenty times, and never reads. */
async function deadReader(): Promise<string> {
  const topics = Array.from({ length: 20 }, () => "scores:football").join(",");
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    `GET /api/live/stream?topics=${topics}&since=1 HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${badAddress}\r\n\r\n`,
  );
  socket.pause();
  await pause(500);
  setTimeout(() => socket.destroy(), 10_000).unref();
  return "opened";
}
