import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { prepareStores } from "@scoreline/store/engine/prepare";
import { freePort } from "@scoreline/store/testing/postgres";
import { readLockfile } from "@scoreline/tools/lockfile/lockfile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildIfStale } from "#program/build.ts";

/** A machine with the build and what `npm ci --omit=dev` installs, and nothing else: no source, no tool. */
const root = join(import.meta.dirname, "..", "..");
let machine: string;
beforeAll(async () => {
  await Promise.all([buildIfStale(() => {}), prepareStores()]);
  machine = mkdtempSync(join(tmpdir(), "scoreline-production-"));
  for (const path of ["package.json", "build/server", "build/site"]) {
    cpSync(join(root, path), join(machine, path), { recursive: true });
  }
  for (const path of productionPackages()) link(path);
  // Making an empty database takes long, and is not what is looked at here.
  link("node_modules/.cache");
});
const started: ChildProcess[] = [];
afterAll(() => {
  // One that a failed test left behind.
  for (const child of started) child.kill("SIGKILL");
  rmSync(machine, { recursive: true, force: true });
});

/** Those at the top: others lie inside of them, or belong to a room, and the build is none. */
function productionPackages(): string[] {
  return Object.entries(readLockfile(root).packages)
    .filter(([path, { dev, link }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !link)
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
}

function link(path: string): void {
  mkdirSync(dirname(join(machine, path)), { recursive: true });
  symlinkSync(join(root, path), join(machine, path));
}

function program(file: string, environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join("build", "server", file), ...args], {
    cwd: machine,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(machine, "data"),
      LOG_LEVEL: "error",
      // A package looks for others beside the link, not beside what it leads to.
      NODE_OPTIONS: "--preserve-symlinks --preserve-symlinks-main",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let output = "";
  let heard = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
      heard();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const said = (words: string) =>
    new Promise<void>((resolve, reject) => {
      heard = () => {
        if (output.includes(words)) resolve();
      };
      heard();
      void ended.then((code) => reject(new Error(`ended with ${code}\n${output}`)));
    });
  return { child, ended, said, output: () => output };
}

test("the build serves the demo world with production dependencies alone", async () => {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = program("launch.js", {
    PORT: String(port),
    FEED: "demo",
    DEMO_START: "2026-11-13T13:15:00Z",
    DEMO_COMPETITIONS: "football:hong-kong-premier-league",
  });
  await server.said("Scoreline is at");

  const page = await fetch(`${address}/th/football/matches?date=2026-11-14`);
  const html = await page.text();
  expect([page.status, html]).toEqual([200, expect.stringContaining('data-script="thai"')]);
  expect(html.match(/<script[^>]*type="module"/g)).toHaveLength(1);
  const match = /\/football(?:\/[^/"]+){3}\/(\d+)/.exec(html)?.[1];
  const styles = /href="(\/assets\/[^"#]+\.css)/.exec(html)?.[1];
  for (const [path, type] of [
    [styles, "text/css"],
    ["/flags/TH.svg", "image/svg+xml"],
    ["/banners/goals.svg", "image/svg+xml"],
    // Drawn in its own thread, from fonts that are packages.
    [`/share/match/${match}.png`, "image/png"],
    ["/api/docs", "text/html"],
  ]) {
    const answer = await fetch(`${address}${path}`);
    expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
      path,
      200,
      expect.stringContaining(type ?? ""),
    ]);
  }

  server.child.kill("SIGTERM");
  expect([await server.ended, server.output()]).toEqual([0, expect.not.stringContaining("rror")]);
  const quarantine = program("quarantine.js", {}, "list");
  expect([await quarantine.ended, quarantine.output()]).toEqual([0, expect.stringContaining("0 of 0")]);
});

const tools =
  "@biomejs/biome @playwright/test @react-router/dev drizzle-kit knip oxc-parser rolldown typescript vite vitest";

test.each(tools.split(" "))("%s is not among what production installs", (name) => {
  expect(existsSync(join(root, "node_modules", name))).toBe(true);
  expect(existsSync(join(machine, "node_modules", name))).toBe(false);
});
