import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store } from "@scoreline/store/engine/open";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { buildIfStale } from "#program/build.ts";
import { RoleProcess } from "#testing/role-process.ts";

const binaries = postgresBinaries();
const until = (condition: () => Promise<void> | void) => vi.waitFor(condition, { timeout: 120_000, interval: 20 });
const farDay = "2030-01-01";

describe("while it starts", () => {
  let directory: string;
  beforeAll(async () => {
    await buildIfStale(() => {});
    directory = mkdtempSync(join(tmpdir(), "scoreline-shutdown-"));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test("it says so in the reader's language, and ends cleanly when it is asked to", async () => {
    const one = await RoleProcess.create({ FEED: "demo", DATA_DIR: directory });
    try {
      await one.start("Filling the store");
      expect((await fetch(`${one.address}/healthz`)).status).toBe(200);
      expect(await one.readiness()).toMatchObject({ code: 503, reasons: ["starting: filling the store"] });
      const said = async (path: string, headers: Record<string, string> = {}) => {
        const reply = await fetch(`${one.address}${path}`, { headers });
        expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "5"]);
        return reply.text();
      };
      expect(await said("/th/football")).toContain("ระบบยังไม่พร้อมชั่วคราว");
      expect(await said("/", { "accept-language": "zh-TW,zh;q=0.9" })).toContain("服務暫時未能使用");
      expect(JSON.parse(await said("/api/match/getMatchListv4"))).toMatchObject({ result: { businessCode: 100503 } });
      expect(await one.kill("SIGTERM")).toBe(0);
      expect(one.output).not.toMatch(/ {4}at /);
      // What it had stored is there, and nothing stands in the way of the next one.
      const store = await openStore({ directory });
      await store.close();
    } finally {
      await one.kill("SIGKILL");
    }
  });
});

describe.skipIf(!binaries)("asked to stop", () => {
  let postgres: PrivatePostgres;
  let store: Store;
  let address: string;
  let web: RoleProcess;
  beforeAll(async () => {
    await buildIfStale(() => {});
    postgres = await startPostgres(binaries ?? "");
    address = await postgres.createDatabase();
    store = await openStore({ databaseUrl: address });
  });
  afterEach(() => web?.kill("SIGKILL"));
  afterAll(async () => {
    await store?.close();
    await postgres?.stop();
  });

  async function serve(environment: Record<string, string> = {}): Promise<void> {
    web = await RoleProcess.create({ ROLE: "web", DATABASE_URL: address, ...environment });
    await web.start("Scoreline is at");
  }

  /** Days far away are read from the store: while the table is locked, that takes as long as the test wants. */
  async function lockMatches(): Promise<() => Promise<void>> {
    const client = await store.pool?.connect();
    await client?.query("begin");
    await client?.query("lock table matches in access exclusive mode");
    return async () => {
      await client?.query("commit");
      client?.release();
    };
  }

  const waitingForLock = async () =>
    (await store.pool?.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'"))?.rowCount;

  /** Speaks HTTP by hand, so that a request can be half said. */
  function rawConnection() {
    const { hostname, port } = new URL(web.address);
    const socket = connect(Number(port), hostname);
    const heard = { text: "", closed: false };
    socket.on("data", (bytes) => {
      heard.text += bytes;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      heard.closed = true;
    });
    return { heard, say: (text: string) => void socket.write(text), stopReading: () => socket.pause() };
  }

  test("it finishes what was asked, sends streams elsewhere, takes nothing new and ends with code 0", async () => {
    await serve();
    const stream = rawConnection();
    stream.say("GET /api/live/stream?topics=scores:football HTTP/1.1\r\nhost: test\r\n\r\n");
    await until(() => expect(stream.heard.text).toContain("text/event-stream"));
    expect((await fetch(`${web.address}/readyz`)).status).toBe(200);
    const health = rawConnection();
    health.say("GET /readyz HTTP/1.1\r\nhost: test\r\n");
    const unlock = await lockMatches();
    const slow = fetch(`${web.address}/api/match/getMatchListv4?date=${farDay}`);
    await until(async () => expect(await waitingForLock()).toBe(1));

    const asked = Date.now();
    const code = web.kill("SIGTERM");
    await until(() => expect(stream.heard.closed).toBe(true));
    expect(stream.heard.text).toMatch(/retry: \d+\nevent: moved\ndata: \{\}/);
    await until(() => expect(fetch(`${web.address}/healthz`)).rejects.toThrow());
    health.say("\r\n");
    await until(() => expect(health.heard.text).toContain("HTTP/1.1 503"));
    expect(health.heard.text).toContain("not ready");

    await unlock();
    const answer = await slow;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ result: { businessCode: 0, date: farDay } });
    expect(await code).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
  });

  test("balancers see that it leaves while it still takes new connections", async () => {
    await serve();
    expect(await web.readiness()).toMatchObject({ code: 200, status: "ready" });
    const code = web.kill("SIGTERM");
    await until(async () => expect((await web.readiness()).code).toBe(503));
    expect(await web.readiness()).toEqual({ code: 503, status: "not ready", reasons: ["stopping"] });
    expect((await fetch(`${web.address}/api/match/getMatchListv4`)).status).toBe(200);
    expect(await code).toBe(0);
  });

  test("a request that takes too long and a reader that does not read do not keep it: within ten seconds, code 0", async () => {
    await serve();
    const stream = rawConnection();
    stream.say("GET /api/live/stream?topics=scores:football HTTP/1.1\r\nhost: test\r\n\r\n");
    await until(() => expect(stream.heard.text).toContain("text/event-stream"));
    stream.stopReading();
    const unlock = await lockMatches();
    const slow = fetch(`${web.address}/api/match/getMatchListv4?date=${farDay}`).then(
      () => "answered",
      () => "cut off",
    );
    await until(async () => expect(await waitingForLock()).toBe(1));
    const asked = Date.now();
    const code = web.kill("SIGTERM");
    expect(await slow).toBe("cut off");
    await unlock();
    expect(await code).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_500);
  });

  test("without Redis it started all the same, and without work it ends at once", async () => {
    await serve({ REDIS_URL: "redis://127.0.0.1:1" });
    expect(web.output).toContain(`"fault":"bus"`);
    expect((await fetch(`${web.address}/readyz`)).status).toBe(200);
    const asked = Date.now();
    expect(await web.kill("SIGTERM")).toBe(0);
    expect(Date.now() - asked).toBeLessThan(5_000);
  });

  test("a process that does all serves while another one ingests, and takes over when that one ends", async () => {
    const role = { ROLE: "all", FEED: "scripted", DATABASE_URL: address };
    const [first, second] = [await RoleProcess.create(role), await RoleProcess.create(role)];
    try {
      await first.start("Scoreline is at");
      await second.start("Scoreline is at");
      expect(first.output).toContain('"ingesting"');
      expect(second.output).toContain("waits to take over");
      expect(second.output).not.toContain("took over");
      expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
      await first.kill("SIGKILL");
      await second.said("took over, ingesting");
    } finally {
      await Promise.all([first, second].map((one) => one.kill("SIGKILL")));
    }
  });
});
