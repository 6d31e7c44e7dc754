import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startDemoWorld } from "@scoreline/e2e/server/demo-world";
import { openPhone, type Phone } from "@scoreline/e2e/server/phone";
import { median, pause } from "./harness/figures.ts";
import { type Frames, framesDuring } from "./harness/frames.ts";
import { machine, usedByOthers } from "./harness/machine.ts";

/**
 * How many of the sixty frames a second a phone keeps while the tracker replays a match, beside an empty page in the
 * same browser: what the machine itself drops is not the tracker's.
 */
const slower = 4;
const playMs = 6_000;
const runs = 3;
const wanted = 0.95;
const speeds = ["1×", "20×"];

const othersUse = await usedByOthers();
const site = await startDemoWorld();
const phone = await openPhone(slower);
try {
  await phone.page.goto(`${site.address}${await liveTracker(site.address)}`);
  await phone.page.locator("html[data-ready]").waitFor();
  const played = new Map<string, Frames[]>();
  for (const speed of speeds) {
    const found: Frames[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await whilePlaying(phone, speed));
    played.set(speed, found);
  }
  await phone.page.goto("data:text/html,<meta name=viewport content=width=device-width>");
  const blank: Frames[] = [];
  for (let run = 0; run < runs; run += 1) blank.push(await framesDuring(phone.page, () => pause(playMs)));
  report(played, blank);
} finally {
  await phone.close();
  await site.end();
}

/** Of a football match that is on. */
async function liveTracker(base: string): Promise<string> {
  type League = { countryKey: string; leagueKey: string; matches: { matchId: number; matchName: string }[] };
  const reply = await fetch(`${base}/api/match/getMatchListv4?status=live&timeZone=Asia/Bangkok`);
  const { result } = (await reply.json()) as { result: { leagueMatchList: League[] } };
  const [league] = result.leagueMatchList;
  const [match] = league?.matches ?? [];
  if (!league || !match) throw new Error("no football match is on");
  return `/en/football/${league.countryKey}/${league.leagueKey}/${match.matchName}/${match.matchId}/tracker`;
}

/** From the beginning of what is known, without a word from anybody in between. */
async function whilePlaying({ page }: Phone, speed: string): Promise<Frames> {
  await page.getByLabel(speed, { exact: true }).check({ force: true });
  await page.getByRole("slider").press("Home");
  const play = page.getByRole("button", { name: "Play", exact: true });
  if (await play.isVisible()) await play.click();
  return framesDuring(page, () => pause(playMs));
}

function report(played: ReadonlyMap<string, Frames[]>, blank: readonly Frames[]): void {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const kept = (frames: readonly Frames[]) => median(frames.map((one) => one.kept));
  const row = (name: string, frames: readonly Frames[]) =>
    `| ${name} | ${percent(kept(frames))} | ${Math.round(median(frames.map(({ worstMs }) => worstMs)))} ms |`;
  const ratio = Math.min(...[...played.values()].map(kept)) / kept(blank);
  const lines = [
    "# The tracker on a phone",
    "",
    `Written by \`npm run bench:tracker\`: a football match replayed, a phone's window, a processor ${slower} times slower, median of ${runs} runs of ${playMs / 1_000} s. ${machine()}, ${Math.round(othersUse * 100)} % of it in use by others.`,
    "",
    "| page | frames kept of 60 a second | longest wait |",
    "| --- | --- | --- |",
    ...[...played].map(([speed, frames]) => row(`tracker at ${speed}`, frames)),
    row("an empty page", blank),
    "",
    `The tracker keeps ${percent(ratio)} of what an empty page keeps; wanted ${percent(wanted)}: ${ratio >= wanted ? "met" : "not met"}.`,
    "",
  ];
  console.log(lines.join("\n"));
  writeFileSync(join(import.meta.dirname, "tracker.md"), lines.join("\n"));
}
