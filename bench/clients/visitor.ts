import { connect } from "node:net";
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { settingsOf, tell } from "../harness/child.ts";

/** One visitor who asks for what costs most, as fast as he can, from one address after the other. */
type Settings = { port: number; matches: readonly number[] };
export type VisitorOrder = { attack: string; address: string } | "enough";
/** How often he was answered how. */
export type VisitorAnswers = Record<string, number>;

const { port, matches } = settingsOf<Settings>();
const base = `http://127.0.0.1:${port}`;
const atOnce = 30;
// He has a machine of his own: what he reckons with is not taken from the server or from those who read.
setPriority(19);

const zones = ["UTC", "Asia/Bangkok", "Asia/Tokyo", "America/Sao_Paulo", "Europe/Lisbon", "Asia/Kathmandu"];
const locales = ["en", "th", "vn", "kh", "ja", "pt"];
const day = (turn: number) => `2026-11-${10 + (turn % 20)}`;
const locale = (turn: number) => locales[turn % locales.length];

const paths: Readonly<Record<string, (turn: number) => string>> = {
  search: (turn) =>
    `/api/global/search?limit=50&q=${[..."abcdefgh"].map((letter) => `${letter}${turn % 97}`).join("+")}`,
  sitemaps: (turn) => `/sitemaps/${locale(turn)}/teams.xml`,
  pictures: (turn) => `/share/match/${matches[turn % matches.length]}.png?lang=${locale(turn)}`,
  "statistics by minute": (turn) => `/api/match/stat?matchId=${matches[turn % 7]}&minute=${turn % 95}`,
  lists: (turn) =>
    `/api/match/getMatchListv4?date=${day(turn)}&timeZone=${zones[turn % zones.length]}&lang=${locale(turn)}`,
  // It is free: whoever asks for it has only as many at once as they have connections.
  "one list again": () => "/api/match/getMatchListv4",
  "news feeds": (turn) => `/feed/news/all.atom?lang=${locale(turn)}`,
  "events' files": () => "/contests/roots.jsonl",
  pages: (turn) => `/${locale(turn)}/football/matches?date=${day(turn)}`,
};

let over = new AbortController();
let lanes: Promise<void>[] = [];
let answers: VisitorAnswers = {};

process.on("message", async (order: VisitorOrder) => {
  if (order !== "enough") {
    over = new AbortController();
    answers = {};
    lanes = Array.from({ length: atOnce }, (_, lane) => visit(lane, order, over.signal));
    return;
  }
  over.abort();
  await Promise.all(lanes);
  tell(answers);
});

async function visit(lane: number, { attack, address }: { attack: string; address: string }, stop: AbortSignal) {
  for (let turn = lane; !stop.aborted; turn += atOnce) {
    const path = paths[attack]?.(turn);
    const answer = path ? await ask(path, address, stop) : await deadReader(address);
    if (answer) answers[answer] = (answers[answer] ?? 0) + 1;
  }
}

async function ask(path: string, address: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(`${base}${path}`, { headers: { "x-forwarded-for": address }, signal });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch {
    return signal.aborted ? undefined : "cut off";
  }
}

/** Asks for all that was missed, by a topic named twenty times, and never reads. */
async function deadReader(address: string): Promise<string> {
  const topics = Array.from({ length: 20 }, () => "scores:football").join(",");
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    `GET /api/live/stream?topics=${topics}&since=1 HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`,
  );
  socket.pause();
  await pause(500);
  setTimeout(() => socket.destroy(), 10_000).unref();
  return "opened";
}

tell({ ready: true });
