import type { Fact } from "@scoreline/domain/facts";
import { smallKickoff } from "@scoreline/feed/scripted/small-world";
import { listQuarantine } from "@scoreline/store/intake/intake";
import { factsAfter, lastSeq } from "@scoreline/store/log/facts";
import { borrowStore } from "@scoreline/store/testing/borrowed-store";
import { openIntake } from "#intake/ingest.ts";

/** Late enough that nothing that tests tell of a match is ahead of it. */
export const eveningAfter = smallKickoff + 6 * 3_600_000;

/** A store of its own, and an intake for one source over it. */
export async function testIntake(source = "scripted") {
  const store = await borrowStore();
  const told: number[] = [];
  let now = eveningAfter;
  const options = () => ({
    database: store.database,
    now: () => now,
    onFacts: (seq: number) => void told.push(seq),
  });
  let deliver = await openIntake(source, options());
  let cursor = 0;

  return {
    get database() {
      return store.database;
    },
    /** The numbers that were told after each commit. */
    told,
    options,
    async say(...messages: unknown[]): Promise<void> {
      cursor += 1;
      await deliver({ messages, cursor: String(cursor) });
    },
    /** What saying this appended to the log. */
    async factsOf(...messages: unknown[]): Promise<Fact[]> {
      const before = await lastSeq(store.database);
      await this.say(...messages);
      return factsAfter(store.database, before, 1_000);
    },
    /** Lets time pass; what was held back and has waited long enough is believed. Tells what that appended to the log. */
    async pass(ms: number): Promise<Fact[]> {
      const before = await lastSeq(store.database);
      now += ms;
      await deliver.flush();
      return factsAfter(store.database, before, 1_000);
    },
    async aside(): Promise<{ reason: string; raw: unknown }[]> {
      return (await listQuarantine(store.database, 100)).map(({ reason, raw }) => ({ reason, raw })).reverse();
    },
    /** Forgets everything. */
    async clear(): Promise<void> {
      await store.empty();
      deliver = await openIntake(source, options());
      told.length = 0;
      cursor = 0;
      now = eveningAfter;
    },
    /** Begins to take in again, as it is done after something broke. */
    async resume(): Promise<void> {
      deliver = await openIntake(source, options());
    },
    async reopen(): Promise<void> {
      await store.reopen();
      deliver = await openIntake(source, options());
    },
    close: () => store.close(),
  };
}

export type TestIntake = Awaited<ReturnType<typeof testIntake>>;
