import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type PrivateRedis, redisBinary, startRedis } from "#testing/redis.ts";
import { postgresBus, redisBus, type WakeBus } from "#wake.ts";

const until = (condition: () => void) => vi.waitFor(condition, { timeout: 120_000, interval: 20 });
const open: WakeBus[] = [];
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
});

/** Counts how often a bus wakes, and keeps what it says of its connection. */
function ear(bus: WakeBus) {
  open.push(bus);
  const heard = { wakes: 0 };
  bus.onWake(() => {
    heard.wakes += 1;
  });
  return heard;
}

/** Wakes until it is heard: one wake may be lost while the other side connects, and that costs delay only. */
async function untilHeard(speaker: WakeBus, heard: { wakes: number }): Promise<void> {
  const before = heard.wakes;
  await until(() => {
    speaker.wake(1);
    expect(heard.wakes).toBeGreaterThan(before);
  });
}

const postgres = postgresBinaries();
describe.skipIf(!postgres)("the bus on PostgreSQL", () => {
  let server: PrivatePostgres;
  let address: string;
  const pools: pg.Pool[] = [];
  beforeAll(async () => {
    server = await startPostgres(postgres ?? "");
    address = await server.createDatabase();
  });
  afterAll(async () => {
    for (const pool of pools) await pool.end();
    await server?.stop();
  });

  function pool() {
    const pool = new pg.Pool({ connectionString: address, max: 2 });
    pool.on("error", () => {});
    pools.push(pool);
    return pool;
  }

  test("one wake is heard in every process", async () => {
    const [speaker, one, other] = [await postgresBus(pool()), await postgresBus(pool()), await postgresBus(pool())];
    const ears = [ear(one), ear(other), ear(speaker)];
    speaker.wake(7);
    await until(() => expect(ears.map(({ wakes }) => wakes)).toEqual([1, 1, 1]));
  });

  test("it goes on after the server was restarted, and says that it was away", async () => {
    const told: boolean[] = [];
    const speaker = await postgresBus(pool());
    const heard = ear(await postgresBus(pool(), { onConnection: (connected) => told.push(connected) }));
    // One that is closed in the moment in which it is back has to end all the same.
    const closed = Promise.withResolvers<void>();
    const leaving: WakeBus = await postgresBus(pool(), {
      onConnection: (connected) => connected && leaving.close().then(closed.resolve),
    });
    open.push(speaker);
    await untilHeard(speaker, heard);
    expect(told).toEqual([]);
    await server.halt();
    await until(() => expect(told).toEqual([false]));
    const before = heard.wakes;
    await server.resume();
    await until(() => expect(told).toEqual([false, true]));
    // Back again, it wakes once by itself: something may have moved in between.
    await until(() => expect(heard.wakes).toBeGreaterThan(before));
    await untilHeard(speaker, heard);
    await closed.promise;
  });
});

const redis = redisBinary();
describe.skipIf(!redis)("the bus on Redis", () => {
  let server: PrivateRedis;
  beforeAll(async () => {
    server = await startRedis(redis ?? "");
  });
  afterAll(() => server?.stop());

  test("one wake is heard in every process", async () => {
    const speaker = await redisBus(server.url);
    const ears = [ear(await redisBus(server.url)), ear(await redisBus(server.url)), ear(speaker)];
    await Promise.all(ears.map((heard) => untilHeard(speaker, heard)));
  });

  test("it goes on after the server was restarted, and says that it was away", async () => {
    const told: boolean[] = [];
    const speaker = await redisBus(server.url);
    const heard = ear(await redisBus(server.url, { onConnection: (connected) => told.push(connected) }));
    open.push(speaker);
    await untilHeard(speaker, heard);
    expect(told).toEqual([]);
    await server.halt();
    await until(() => expect(told).toEqual([false]));
    speaker.wake(1);
    const before = heard.wakes;
    await server.resume();
    await until(() => expect(told).toEqual([false, true]));
    await until(() => expect(heard.wakes).toBeGreaterThan(before));
    await untilHeard(speaker, heard);
  });

  test("a server that is down at the start stops nobody, and is used once it is there", async () => {
    await server.halt();
    const told: boolean[] = [];
    const started = Date.now();
    const bus = await redisBus(server.url, { onConnection: (connected) => told.push(connected) });
    expect(Date.now() - started).toBeLessThan(5_000);
    const heard = ear(bus);
    expect(told).toEqual([false]);
    bus.wake(1);
    expect(heard.wakes).toBe(0);
    await server.resume();
    await until(() => expect(told).toEqual([false, true]));
    await untilHeard(bus, heard);
  });
});
