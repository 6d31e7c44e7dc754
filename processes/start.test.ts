import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@scoreline/store/engine/open";
import { canLimitMemory, limitMemory } from "@scoreline/store/testing/memory-limit";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildIfStale, serverDirectory } from "#program/build.ts";
import { nodeFlags } from "#program/node-flags.ts";

/** The program as a person starts it. An ingest-free, page-free role would not show what matters: it serves. */
const root = join(import.meta.dirname, "..");
let directory: string;
beforeAll(() => buildIfStale(() => {}));
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "scoreline-start-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function start(environment: Record<string, string>, program = join(serverDirectory, "serve.js")) {
  const child = spawn(process.execPath, [...nodeFlags, program], {
    cwd: root,
    env: { ...process.env, FEED: "none", LOG_LEVEL: "error", DATA_DIR: join(directory, "data"), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const serving = new Promise<void>((resolve) => {
    child.stdout.on("data", (text) => {
      output += text;
      if (output.includes("Scoreline is at")) resolve();
    });
  });
  child.stderr.on("data", (text) => {
    errors += text;
  });
  return { child, exited, serving, errors: () => errors.trim() };
}

async function occupied(): Promise<{ port: number; free(): Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port, free: () => new Promise((resolve) => server.close(() => resolve())) };
}

test("a bad value is one line and exit code 1", async () => {
  const { exited, errors } = start({ PORT: "eighty" });
  expect(await exited).toBe(1);
  expect(errors()).toBe("PORT must be a port number from 1 to 65535.");
});

test("a port in use is one line and exit code 1", async () => {
  const { port, free } = await occupied();
  const { exited, errors } = start({ PORT: String(port) });
  expect(await exited).toBe(1);
  expect(errors()).toBe(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`);
  await free();
});

test("a data directory that cannot be written is one line and exit code 1", async () => {
  const file = join(directory, "a-file");
  writeFileSync(file, "");
  const { exited, errors } = start({ DATA_DIR: join(file, "data") });
  expect(await exited).toBe(1);
  expect(errors()).toMatch(/^The data directory cannot be written: .* Set DATA_DIR to one that can\.$/);
});

test.each([
  ["is a file", (at: string) => writeFileSync(at, "")],
  ["stands where nothing can be made", () => {}, "/proc/scoreline"],
])("a data directory that %s is one line and exit code 1", async (_, make, at = join(directory, "odd")) => {
  make(at);
  const { exited, errors } = start({ DATA_DIR: at });
  expect(await exited).toBe(1);
  expect(errors()).toBe(`The data directory cannot be written: ${at}. Set DATA_DIR to one that can.`);
});

test("a database whose files are missing or were cut short is one line, and is not opened", async () => {
  const data = join(directory, "data");
  const { port, free } = await occupied();
  await free();
  const first = start({ PORT: String(port) });
  await first.serving;
  first.child.kill("SIGTERM");
  expect(await first.exited).toBe(0);

  const base = join(data, "database", "base");
  const [largest] = readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => statSync(b).size - statSync(a).size);
  const whole = readFileSync(largest ?? "");
  truncateSync(largest ?? "", whole.length - 8_192);
  const cut = start({ PORT: String(port) });
  expect(await cut.exited).toBe(1);
  expect(cut.errors()).toMatch(/^The embedded database in \S+ is damaged: base\S+ was cut short .* begin anew\.$/);
  writeFileSync(largest ?? "", whole);

  rmSync(join(data, "database", "global", "pg_control"));
  const headless = start({ PORT: String(port) });
  expect(await headless.exited).toBe(1);
  expect(headless.errors()).toMatch(/^The embedded database in \S+ is damaged: global\/pg_control was cut short/);
  // Nor without a note of how it was closed.
  rmSync(join(data, "database.lengths"));
  const unnoted = start({ PORT: String(port) });
  expect(await unnoted.exited).toBe(1);
  expect(unnoted.errors()).toMatch(/^The embedded database in \S+ cannot be opened: [^\n]+ begin anew\.$/);
});

/** A disk of its own, where this machine lets us have one. */
const small = mkdtempSync(join(tmpdir(), "scoreline-full-"));
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=20m", "tmpfs", small]).status === 0;
afterAll(() => {
  if (mounted) spawnSync("umount", [small]);
  rmSync(small, { recursive: true, force: true });
});

test.skipIf(!mounted)("a disk that is full is one line that says so", async () => {
  const data = join(small, "data");
  const { exited, errors } = start({ DATA_DIR: data });
  expect(await exited).toBe(1);
  expect(errors()).toMatch(/^The data directory cannot be written, the disk is full: \S+ Free some space\.$/);
});

test.skipIf(!mounted)("a disk that can only be read is one line that says so", async () => {
  spawnSync("mount", ["-o", "remount,ro", small]);
  const data = join(small, "other");
  const { exited, errors } = start({ DATA_DIR: data });
  expect(await exited).toBe(1);
  expect(errors()).toBe(`The data directory cannot be written: ${data}. Set DATA_DIR to one that can.`);
});

test("a part of the demo world that there is not is one line and exit code 1", async () => {
  const { port, free } = await occupied();
  await free();
  const { exited, errors } = start({ PORT: String(port), FEED: "demo", DEMO_COMPETITIONS: "football:moon-league" });
  expect(await exited).toBe(1);
  expect(errors()).toBe("DEMO_COMPETITIONS names what the demo world does not have: football:moon-league.");
});

test("a host that this machine is not is one line and exit code 1", async () => {
  for (const HOST of ["nowhere.invalid", "203.0.113.1"]) {
    const { exited, errors } = start({ HOST });
    expect(await exited).toBe(1);
    expect(errors()).toBe(`This machine cannot listen on ${HOST}. Set HOST to one of its own addresses.`);
  }
});

describe.skipIf(!postgresBinaries())("with PostgreSQL", () => {
  let postgres: PrivatePostgres;
  let address: string;
  beforeAll(async () => {
    postgres = await startPostgres(postgresBinaries() ?? "");
    address = await postgres.createDatabase();
  });
  afterAll(() => postgres?.stop());

  async function refusal(DATABASE_URL: string): Promise<string> {
    const { port, free } = await occupied();
    await free();
    const { exited, errors } = start({ DATABASE_URL, ROLE: "ingest", PORT: String(port) });
    expect(await exited).toBe(1);
    expect(errors()).not.toContain("\n");
    return errors();
  }

  async function ask(text: string): Promise<void> {
    const store = await openStore({ databaseUrl: address });
    await store.database.execute(text);
    await store.close();
  }

  test("what stands in the way is one line that names it", async () => {
    expect(await refusal("postgres://me@nowhere.invalid/x")).toBe(
      "There is no machine called nowhere.invalid. Check DATABASE_URL.",
    );
    expect(await refusal("postgres://me@127.0.0.1:1/x")).toMatch(/^The database at 127\.0\.0\.1:1 does not answer: /);
    expect(await refusal(`${address}_not`)).toMatch(/^The database refuses the connection: .* Check DATABASE_URL\.$/);

    await ask("create role guest login");
    const empty = await postgres.createDatabase();
    expect(await refusal(empty.replace("scoreline@", "guest@"))).toMatch(
      /^The database role may not make its tables: permission denied .* DATABASE_URL\.$/,
    );

    await ask("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)");
    expect(await refusal(address)).toBe(
      "The database was made by a newer version of this program. Run that one, or put back a copy from before.",
    );
  });
});

test.skipIf(!canLimitMemory)("without a feed a gigabyte is enough, also for those who read", async () => {
  const { port, free } = await occupied();
  await free();
  const limit = limitMemory(2 ** 30);
  const one = start({ PORT: String(port) });
  limit?.admit(one.child.pid);
  await Promise.race([one.serving, one.exited]);
  for (const path of ["/en/football/matches", "/th/news", "/api/match/getMatchListv4", "/sitemap.xml"]) {
    expect([path, (await fetch(`http://localhost:${port}${path}`)).status]).toEqual([path, 200]);
  }
  one.child.kill("SIGTERM");
  expect(await one.exited).toBe(0);
  limit?.remove();
});

test("a data directory that another process holds is one line; asked to stop, the first one does", async () => {
  const { port, free } = await occupied();
  await free();
  const first = start({ PORT: String(port) });
  await first.serving;
  const health = await fetch(`http://localhost:${port}/healthz`);
  expect([health.status, await health.text()]).toEqual([200, "ok"]);
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  expect(await (await fetch(`http://localhost:${port}/metrics`)).text()).toContain("scoreline_fact_seq 0");

  const second = start({ PORT: "1" });
  expect(await second.exited).toBe(1);
  expect(second.errors()).toMatch(/^The data directory .* is in use by process \d+\.$/);

  first.child.kill("SIGTERM");
  expect(await first.exited).toBe(0);
  const third = start({ PORT: String(port) });
  await third.serving;
  third.child.kill("SIGINT");
  expect(await third.exited).toBe(0);
});

test("while developing, pages come from their sources and reload by themselves", async () => {
  const { port, free } = await occupied();
  await free();
  const { child, serving, exited } = start({ PORT: String(port) }, "processes/dev.ts");
  await serving;
  const address = `http://localhost:${port}`;
  expect(await (await fetch(`${address}/th/football`)).text()).toContain("/app/entry.client.tsx");
  expect((await fetch(`${address}/@vite/client`)).status).toBe(200);
  child.kill("SIGINT");
  expect(await exited).toBe(0);
});
