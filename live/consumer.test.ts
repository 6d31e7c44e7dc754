import type { Fact, FactBody } from "@scoreline/domain/facts";
import { consumerSeq, saveConsumer } from "@scoreline/store/log/consumers";
import { appendFacts, lastSeq } from "@scoreline/store/log/facts";
import { postFacts } from "@scoreline/store/log/outbox";
import { pruneFacts, retention } from "@scoreline/store/log/prune";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { afterEach, expect, test, vi } from "vitest";
import { startSequencer } from "#sequencer.ts";
import { followFacts, type Tail } from "#tail.ts";
import { inProcessBus } from "#wake.ts";

const noon = Date.parse("2026-11-15T12:00:00Z");
const team = (id: number): FactBody => ({ kind: "catalogue", entity: "teams", ids: [id] });
const until = (condition: () => void | Promise<void>) => vi.waitFor(condition, { timeout: 120_000, interval: 10 });
const fail = (error: unknown): never => {
  throw error;
};

describeOnBoth("somebody who follows the log under a name", (store) => {
  const { skipped } = store;
  const bus = inProcessBus();
  const tails: Tail[] = [];
  const stopAll = async () => {
    for (const tail of tails.splice(0)) await tail.stop();
  };
  afterEach(stopAll);

  const append = (...bodies: FactBody[]) =>
    store.database
      .transaction((tx) => appendFacts(tx, noon, bodies))
      .then((seq) => {
        bus.wake(seq);
        return seq;
      });

  function follow(consumer: string, resynced: () => number | undefined = () => fail(new Error("a gap"))) {
    const heard: number[] = [];
    const resyncs: number[] = [];
    const tail = followFacts({
      database: store.database,
      bus,
      from: { consumer, now: () => noon },
      onFacts: (facts: readonly Fact[]) => void heard.push(...facts.map(({ seq }) => seq)),
      onResync: async (seq) => {
        resyncs.push(seq);
        return resynced();
      },
      onError: fail,
    });
    tails.push(tail);
    return { heard, resyncs, tail };
  }

  test.skipIf(skipped)("begins with what is new, and goes on where it was after a restart", async () => {
    await append(team(1));
    const first = follow("reader");
    await until(async () => expect(await consumerSeq(store.database, "reader")).toBe(await lastSeq(store.database)));
    const seen = [await append(team(2)), await append(team(3))];
    await until(() => expect(first.heard).toEqual(seen));
    await stopAll();
    const missed = [await append(team(4)), await append(team(5))];
    expect(await consumerSeq(store.database, "reader")).toBe(seen[1]);
    const second = follow("reader");
    await until(() => expect(second.heard).toEqual(missed));
    expect(first.heard).toEqual(seen);
  });

  test.skipIf(skipped)("sees again what it took in and could not note, and never less", async () => {
    const base = await lastSeq(store.database);
    await saveConsumer(store.database, "hurried", base, noon);
    const seq = await append(team(1));
    const first = follow("hurried");
    await until(() => expect(first.heard).toEqual([seq]));
    // As if it had been killed before it noted how far it is.
    expect(await consumerSeq(store.database, "hurried")).toBe(base);
    const second = follow("hurried");
    await until(() => expect(second.heard).toEqual([seq]));
  });

  test.skipIf(skipped)("is told to begin anew when what it has not seen is gone, and goes on from there", async () => {
    await saveConsumer(store.database, "sleeper", await lastSeq(store.database), noon);
    await append(team(1), team(2));
    await pruneFacts(store.database, noon + retention.neededMs + 1);
    const head = await lastSeq(store.database);
    const sleeper = follow("sleeper", () => undefined);
    await until(() => expect(sleeper.resyncs).toEqual([head]));
    const seq = await append(team(3));
    await until(() => expect(sleeper.heard).toEqual([seq]));
    await stopAll();
    expect(await consumerSeq(store.database, "sleeper")).toBe(seq);
    expect(sleeper.resyncs).toHaveLength(1);
  });

  test.skipIf(skipped)(
    "begins anew also when facts that came after are there, and may have read on by itself",
    async () => {
      await saveConsumer(store.database, "drowsy", await lastSeq(store.database), noon);
      await append(team(1));
      await pruneFacts(store.database, noon + retention.neededMs + 1);
      const head = await append(team(2), team(3));
      const drowsy = follow("drowsy", () => head - 1);
      await until(() => expect(drowsy.heard).toEqual([head]));
      expect(drowsy.resyncs).toEqual([head]);
    },
  );

  test.skipIf(skipped)("hears what people's requests posted, without anybody waking it", async () => {
    const sequencer = startSequencer({ database: store.database, bus, onError: fail });
    const reader = follow("posted");
    await until(() => expect(reader.tail.seq).toBeGreaterThan(0));
    await postFacts(store.database, noon, [team(6)]);
    sequencer.look();
    await until(() => expect(reader.heard).toHaveLength(1));
    await postFacts(store.database, noon, [team(7)]);
    await until(() => expect(reader.heard).toHaveLength(2));
    await sequencer.stop();
  });
});
