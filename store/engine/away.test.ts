import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "../testing/postgres.ts";
import { causeOf, isAway, isForNow, isUnwritable } from "./away.ts";
import { openStore, type Store } from "./open.ts";

const binaries = postgresBinaries();

describe.skipIf(!binaries)("a PostgreSQL server that is restarted", () => {
  let server: PrivatePostgres;
  let address: string;
  let store: Store;
  beforeAll(async () => {
    server = await startPostgres(binaries ?? "");
    address = await server.createDatabase();
    store = await openStore({ databaseUrl: address });
  });
  afterAll(async () => {
    await store?.close();
    await server?.stop();
  });

  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => "nothing failed",
      (error) => error,
    );

  test("fails the transaction that is open, ends nobody, and is there again for the next one", async () => {
    const begun = Promise.withResolvers<void>();
    const halted = Promise.withResolvers<void>();
    const open = failureOf(
      store.database.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        begun.resolve();
        await halted.promise;
        await tx.execute(sql`select 2`);
      }),
    );
    await begun.promise;
    await server.halt();
    const meanwhile = await failureOf(store.database.execute(sql`select ${"a value that is nobody's business"}::text`));
    halted.resolve();
    for (const failure of [await open, meanwhile]) {
      expect(isAway(failure)).toBe(true);
      expect(causeOf(failure)).not.toMatch(/select|business/);
    }
    await server.resume();
    expect((await store.database.execute(sql`select 3 as three`)).rows).toEqual([{ three: 3 }]);
  });

  test("a query that hangs is given up for those who wait for it, and only for them", async () => {
    const own = await openStore({ databaseUrl: address, readersQueryMs: 100 });
    const slow = sql`select pg_sleep(0.5)`;
    expect(isAway(await failureOf(own.readers.execute(slow)))).toBe(true);
    const failed = own.readers.transaction(async (tx) => void (await tx.execute(slow)));
    expect(isAway(await failureOf(failed))).toBe(true);
    expect(await failureOf(own.database.execute(slow))).toBe("nothing failed");
    await own.close();
  });

  test("a server that only reads answers, and says that it cannot write", async () => {
    const reading = await openStore({ databaseUrl: address });
    const failure = await failureOf(
      reading.database.transaction((tx) => tx.execute(sql`create table refused (n int)`), { accessMode: "read only" }),
    );
    expect([isAway(failure), isUnwritable(failure), isForNow(failure)]).toEqual([false, true, true]);
    await reading.close();
  });

  test("a query that is wrong is no absence, and neither is a value that does not fit", async () => {
    const wrong = await failureOf(store.database.execute(sql`select nothing from nowhere`));
    const misfit = await failureOf(store.database.execute(sql`select 'x'::int`));
    expect([isForNow(wrong), isForNow(misfit)]).toEqual([false, false]);
    expect(causeOf(wrong)).toBe('relation "nowhere" does not exist (42P01)');
  });

  test("somebody else at the address, or nobody, is an absence", async () => {
    const elsewhere = address.replace(/:\d+\//, ":1/");
    expect(isAway(await failureOf(openStore({ databaseUrl: elsewhere })))).toBe(true);
  });
});

test("what is not an error of a database is none", () => {
  for (const one of [undefined, null, "text", 5, {}, new Error("no")]) expect(isAway(one)).toBe(false);
  expect(causeOf("text")).toBe("text");
  expect(causeOf(new Error(`first line\n${"x".repeat(1_000_000)}`))).toBe("first line");
});
