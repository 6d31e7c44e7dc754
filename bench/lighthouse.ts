import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { debianBrowser } from "@scoreline/e2e/server/browser";
import { ScorelineProcess } from "@scoreline/e2e/server/scoreline-process";
import { machine, missingParts, usedByOthers } from "./harness/machine.ts";
import { startNginx } from "./harness/nginx.ts";
import { startSite } from "./harness/site.ts";

/**
 * Lighthouse's mobile profile on both front pages, in English and Thai, and on a match, a team and a league of both sports, the
 * median of three runs each, as a site is run (nginx in front of it, which speaks HTTP/2) and without anything in front of it; and
 * the weight of a day of 300 matches. LIGHTHOUSE may name an installed copy.
 */
const version = "13.5.0";
const frontPages = ["/en/football/matches", "/th/football/matches", "/en/basketball/matches", "/th/basketball/matches"];
const world = {
  FEED: "demo",
  DEMO_COMPETITIONS: "football:premier-league,basketball:nba",
  RATE_LIMIT: "0",
  TRUST_PROXY: "1",
};
const dayMs = 86_400_000;
const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const wanted = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const mostShift = 0.01;
const mostKilobytes = { script: 150, stylesheet: 20, "page of 300 matches": 30 } as const;
const heavyDay = 300;

type Audit = { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } };
type Result = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit & { score: number | null; title: string; scoreDisplayMode: string }>;
};
type Run = { scores: number[]; shift: number; script: number; stylesheet: number; faults: string[] };

if (missingParts().has("lighthouse")) throw new Error("nginx is not installed, and only root can install it");
const rows: string[] = [];
const site = await ScorelineProcess.start(world);
const nginx = await startNginx(
  `location / {
      proxy_pass ${site.address};
      proxy_http_version 1.1;
      proxy_buffering off;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto https;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }`,
  { encrypted: true },
);
try {
  // While the past is still being filled in, the machine is busy with it.
  await site.saysOnce("Playing the seasons that are on … 100 %");
  const inFront = `https://localhost:${nginx.port}`;
  for (const page of [...frontPages, ...(await innerPages(site.address))])
    rows.push(row(page, median(await measured(inFront + page)), median(await measured(site.address + page))));
} finally {
  await nginx.end();
  await site.end();
}
const weight = await weightOfHeavyDay();
rows.push(
  "",
  `A day of ${heavyDay} matches: ${weight.toFixed(1)} kB of HTML (brotli), wanted at most ${mostKilobytes["page of 300 matches"]}.`,
);

const head = `# Lighthouse

Written by \`npm run bench:lighthouse\`: Lighthouse ${version}, mobile profile, median of ${runs} runs. ${machine()}, ${Math.round((await usedByOthers()) * 100)} % of it in use by others.
As a site is run: nginx in front of it, with TLS and HTTP/2. "Bare" is the performance without anything in front, where a browser
asks over HTTP/1.1 for six files at a time.
Wanted: performance ${wanted.performance}, the others 100, layout shift at most ${mostShift}, script ${mostKilobytes.script} kB, CSS ${mostKilobytes.stylesheet} kB.

| page | ${categories.join(" | ")} | bare | layout shift | script kB | CSS kB |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
`;
writeFileSync(join(import.meta.dirname, "lighthouse.md"), `${head}${rows.join("\n")}\n`);

type Day = {
  leagueMatchList: {
    countryKey: string;
    leagueKey: string;
    leagueId: number;
    matches: { matchId: number; matchName: string; kind: string; homeTeam: { slug: string; teamId: number } }[];
  }[];
};

/** The last match that is over, its home side and its competition, of both sports. */
async function innerPages(base: string): Promise<string[]> {
  const calls = { football: "match/getMatchListv4", basketball: "basketball/match/getMatchList" };
  const found: string[] = [];
  for (const [sport, call] of Object.entries(calls)) {
    for (let days = 1; days < 14; days += 1) {
      const date = new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
      const reply = await fetch(`${base}/api/${call}?date=${date}`);
      const { result } = (await reply.json()) as { result: Day };
      const [league] = result.leagueMatchList;
      const match = league?.matches.find(({ kind }) => kind === "finished");
      if (!league || !match) continue;
      const own = `/en/${sport}/${league.countryKey}/${league.leagueKey}`;
      const { slug, teamId } = match.homeTeam;
      found.push(`${own}/${match.matchName}/${match.matchId}`, `/en/${sport}/team/${slug}/${teamId}`);
      found.push(`${own}?leagueId=${league.leagueId}`);
      break;
    }
  }
  return found;
}

async function measured(url: string): Promise<Run[]> {
  const found: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url).catch(() => lighthouse(url));
    const resources = result.audits["network-requests"]?.details?.items ?? [];
    const bytes = (type: string) =>
      resources
        .filter(({ resourceType }) => resourceType?.toLowerCase() === type)
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
    found.push({
      scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
      shift: result.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
      script: bytes("script") / 1000,
      stylesheet: bytes("stylesheet") / 1000,
      faults: Object.entries(result.audits)
        .filter(([, audit]) => audit.scoreDisplayMode === "binary" && audit.score === 0)
        .map(([name]) => name),
    });
  }
  return found;
}

async function lighthouse(url: string): Promise<Result> {
  const own = process.env.LIGHTHOUSE;
  const [command, ...first] = own ? [own] : ["npx", "--yes", `lighthouse@${version}`];
  const { stdout } = await promisify(execFile)(
    command ?? "",
    [
      ...first,
      url,
      "--quiet",
      "--output=json",
      "--output-path=stdout",
      `--only-categories=${categories.join(",")}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors",
    ],
    { maxBuffer: 2 ** 28, env: { ...process.env, CHROME_PATH: chromium() } },
  );
  return JSON.parse(stdout) as Result;
}

function chromium(): string {
  const path = process.env.CHROME_PATH ?? debianBrowser();
  if (!path) throw new Error("Chromium is not installed; CHROME_PATH may name one");
  return path;
}

/** The run whose performance is in the middle. */
function median(found: readonly Run[]): Run {
  const sorted = [...found].sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("nothing was measured");
  return middle;
}

function row(page: string, { scores, shift, script, stylesheet, faults }: Run, bare: Run): string {
  if (faults.length > 0) console.log(`${page}: ${faults.join(", ")}`);
  const text = `| ${[page, ...scores, bare.scores[0], shift.toFixed(3), script.toFixed(0), stylesheet.toFixed(1)].join(" | ")} |`;
  console.log(text);
  return text;
}

async function weightOfHeavyDay(): Promise<number> {
  const { site: told, base } = await startSite(heavyDay);
  try {
    const answer = await fetch(`${base}/en/football/matches`, {
      headers: { "accept-encoding": "identity", cookie: "tz=UTC!" },
    });
    return brotliCompressSync(Buffer.from(await answer.arrayBuffer()), { params: { 1: 5 } }).length / 1000;
  } finally {
    await told.end();
  }
}
