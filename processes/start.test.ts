import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
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
