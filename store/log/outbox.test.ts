import type { FactBody } from "@scoreline/domain/facts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { endSession, openSession } from "../account/sessions.ts";
import { addUser } from "../account/users.ts";
import { type Database, openStore, type Store } from "../engine/open.ts";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "../testing/postgres.ts";
import { appendFacts, factsAfter, lastSeq } from "./facts.ts";
import { isPosted, postFacts, sequenceOutbox } from "./outbox.ts";

const binaries = postgresBinaries();
const at = Date.parse("2026-11-15T12:00:00Z");
const profile = (userId: number): FactBody => ({ kind: "user", userId, changed: ["profile"] });
const usersIn = async (db: Database, after: number) =>
  (await factsAfter(db, after, 10_000)).flatMap((fact) => (fact.kind === "user" ? [fact.userId] : []));

// On the embedded database there is one connection, and so no race.
describe.skipIf(!binaries)("what people write, where processes share a database,", () => {
  let server: PrivatePostgres;
  let one: Store;
  let other: Store;
  beforeAll(async () => {
    server = await startPostgres(binaries ?? "");
    const databaseUrl = await server.createDatabase();
    one = await openStore({ databaseUrl });
    other = await openStore({ databaseUrl });
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
    await server?.stop();
  });

  /** Holds the lock of the fact sequence, as a batch does that is being stored, while something else is done. */
  async function whileNumbersAreHeld(work: () => Promise<void>): Promise<void> {
    await one.database.transaction(async (tx) => {
      await appendFacts(tx, at, [{ kind: "catalogue", entity: "teams", ids: [1] }]);
      await work();
    });
  }

  test("is committed while another transaction numbers its facts, and told afterwards", async () => {
    const db = other.database;
    const userId = (await addUser(db, { createdAt: at })) ?? 0;
    const session = await openSession(db, { userId, tokenHash: "t", createdAt: at });
    const before = await lastSeq(db);
    await whileNumbersAreHeld(async () => {
      expect(await endSession(db, session.id, at)).toBe(true);
      await postFacts(db, at, [profile(userId)]);
      expect(await isPosted(db)).toBe(true);
      expect(await lastSeq(db)).toBe(before);
    });
    expect(await sequenceOutbox(db)).toEqual({ moved: 2, seq: before + 3 });
    expect((await factsAfter(db, before, 10)).map(({ kind }) => kind)).toEqual(["catalogue", "session-ended", "user"]);
  });

  test("becomes one fact each, when several sequencers are at it and people go on writing", async () => {
    const before = await lastSeq(one.database);
    const writers = [one, other].map(async ({ database }, place) => {
      for (let i = 0; i < 60; i++) await postFacts(database, at, [profile(place * 1_000 + i)]);
    });
    let writing = true;
    const sequencers = [one, other, one].map(async ({ database }) => {
      while (writing || (await isPosted(database))) await sequenceOutbox(database);
    });
    await Promise.all(writers);
    writing = false;
    await Promise.all(sequencers);
    const told = await usersIn(one.database, before);
    const mine = (place: number) => told.filter((id) => Math.floor(id / 1_000) === place).map((id) => id % 1_000);
    expect(mine(0)).toEqual(Array.from({ length: 60 }, (_, i) => i));
    expect(mine(1)).toEqual(Array.from({ length: 60 }, (_, i) => i));
    expect(await lastSeq(one.database)).toBe(before + 120);
  });

  test("is neither lost nor told twice when a sequencer is killed in the middle", async () => {
    const before = await lastSeq(one.database);
    await postFacts(one.database, at, [profile(7), profile(8)]);
    await whileNumbersAreHeld(async () => {
      // Has taken them out of the outbox, and waits for numbers.
      const killed = sequenceOutbox(other.database).catch((error: unknown) => ({ error }));
      await vi.waitFor(
        async () => {
          const { rows } = await one.database.execute(sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where wait_event_type = 'Lock' and query ilike '%update%fact_head%'`);
          expect(rows).toHaveLength(1);
        },
        { timeout: 120_000, interval: 20 },
      );
      expect(await killed).toHaveProperty("error");
      expect(await isPosted(other.database)).toBe(true);
    });
    expect(await sequenceOutbox(other.database)).toMatchObject({ moved: 2 });
    expect(await sequenceOutbox(one.database)).toBeUndefined();
    expect(await usersIn(one.database, before)).toEqual([7, 8]);
  });
});
