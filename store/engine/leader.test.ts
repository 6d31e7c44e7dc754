import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "../testing/postgres.ts";
import { LeadershipLost, whileLeading } from "./leader.ts";
import { type Database, openStore, type Store } from "./open.ts";

const binaries = postgresBinaries();
const until = (condition: () => void) => vi.waitFor(condition, { timeout: 120_000, interval: 20 });

describe.skipIf(!binaries)("of those who want to lead", () => {
  let server: PrivatePostgres;
  let address: string;
  let observer: Store;
  const candidates: { leave(): Promise<void> }[] = [];
  beforeAll(async () => {
    server = await startPostgres(binaries ?? "");
    address = await server.createDatabase();
    observer = await openStore({ databaseUrl: address });
    await observer.database.execute(sql`create table written (by text not null)`);
  });
  afterEach(async () => {
    for (const candidate of candidates.splice(0)) await candidate.leave();
  });
  afterAll(async () => {
    await observer?.close();
    await server?.stop();
  });

  /** Somebody with a store of their own, as in another process. */
  async function candidate(source = "scripted") {
    const store = await openStore({ databaseUrl: address });
    if (!store.pool) throw new Error("this is PostgreSQL");
    const stop = new AbortController();
    const heard: string[] = [];
    const state = { leads: false, database: store.database };
    const done = whileLeading(
      {
        source,
        pool: store.pool,
        database: store.database,
        stop: stop.signal,
        onWaiting: () => heard.push("waits"),
        onLeading: (after) => heard.push(after ? "takes over" : "leads"),
        onLost: () => heard.push("lost"),
      },
      async (database, signal) => {
        Object.assign(state, { leads: true, database });
        await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
        state.leads = false;
      },
    );
    const leave = async () => {
      stop.abort();
      await done;
      await store.close().catch(() => {});
    };
    const one = { heard, state, leave };
    candidates.push(one);
    return one;
  }

  const write = (database: Database, by: string, meanwhile = async () => {}) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`insert into written values (${by})`);
      await meanwhile();
    });

  const held = sql`from pg_locks where locktype = 'advisory' and classid = 7283002 and granted`;
  const holders = () => observer.database.execute(sql`select pid ${held}`);
  /** Ends the session that holds the lock, as a broken network would. */
  const cutOff = () => observer.database.execute(sql`select pg_terminate_backend(pid) ${held}`);

  test("one leads and the others wait; when it leaves, the next one takes over", async () => {
    const first = await candidate();
    await until(() => expect(first.state.leads).toBe(true));
    const second = await candidate();
    await until(() => expect(second.heard).toEqual(["waits"]));
    expect(second.state.leads).toBe(false);
    candidates.splice(candidates.indexOf(first), 1);
    await first.leave();
    expect(first.state.leads).toBe(false);
    await until(() => expect(second.heard).toEqual(["waits", "takes over"]));
    expect(first.heard).toEqual(["leads"]);
  });

  test("each source has a leader of its own", async () => {
    const [one, other] = [await candidate("one"), await candidate("another")];
    await until(() => expect([one, other].every(({ state }) => state.leads)).toBe(true));
    const late = await candidate("one");
    await until(() => expect(late.heard).toEqual(["waits"]));
    await write(one.state.database, "one");
    await write(other.state.database, "another");
    const { rows } = await observer.database.execute(sql`delete from written returning by`);
    expect(rows).toEqual([{ by: "one" }, { by: "another" }]);
  });

  test("one that loses its connection stops at once, and waits again", async () => {
    const [first, second] = [await candidate(), await candidate()];
    await until(() => expect([first, second].filter(({ state }) => state.leads)).toHaveLength(1));
    const [leader, other] = first.state.leads ? [first, second] : [second, first];
    await until(() => expect(other.heard).toEqual(["waits"]));
    await cutOff();
    await until(() => expect(leader.heard.slice(0, 2)).toEqual(["leads", "lost"]));
    await until(() => expect([first, second].filter(({ state }) => state.leads)).toHaveLength(1));
    await until(() => expect([...leader.heard, ...other.heard].filter((word) => word === "waits")).toHaveLength(2));
  });

  test("one that was overtaken cannot write any more, and what it had begun is finished before", async () => {
    const first = await candidate();
    await until(() => expect(first.state.leads).toBe(true));
    const { database } = first.state;
    await write(database, "leader");

    const release = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = write(database, "slow", async () => {
      begun.resolve();
      await release.promise;
    });
    await begun.promise;
    await cutOff();
    await until(() => expect(first.state.leads).toBe(false));
    await expect(write(database, "late")).rejects.toThrow(LeadershipLost);
    // It has the lock again, and still does not lead: the slow one is under way.
    await vi.waitFor(async () => expect((await holders()).rows).toHaveLength(1), { timeout: 120_000, interval: 20 });
    expect(first.state.leads).toBe(false);
    release.resolve();
    await slow;
    await until(() => expect(first.state.leads).toBe(true));
    const { rows } = await observer.database.execute(sql`select by from written`);
    expect(rows).toEqual([{ by: "leader" }, { by: "slow" }]);
  });

  test("after the server was restarted, one leads again", async () => {
    const [first, second] = [await candidate(), await candidate()];
    await until(() => expect([first, second].filter(({ state }) => state.leads)).toHaveLength(1));
    await server.halt();
    await until(() => expect([first, second].filter(({ state }) => state.leads)).toHaveLength(0));
    await server.resume();
    await until(() => expect([first, second].filter(({ state }) => state.leads)).toHaveLength(1));
    await until(() => expect([...first.heard, ...second.heard].at(-1)).not.toBe("lost"));
  });
});
