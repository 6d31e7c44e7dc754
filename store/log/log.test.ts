import type { FactBody } from "@scoreline/domain/facts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "../engine/open.ts";
import { describeOnBoth } from "../testing/both-databases.ts";
import { consumerSeq, forgetConsumer, saveConsumer } from "./consumers.ts";
import { appendFacts, factsAfter, lastSeq } from "./facts.ts";
import { isPosted, postFacts, sequenceOutbox } from "./outbox.ts";
import { pruneFacts, retention } from "./prune.ts";

const noon = Date.parse("2026-11-15T12:00:00Z");
const team = (id: number): FactBody => ({ kind: "catalogue", entity: "teams", ids: [id] });
const append = (db: Database, at: number, ...bodies: FactBody[]) => db.transaction((tx) => appendFacts(tx, at, bodies));

describeOnBoth("the log", (store) => {
  const { skipped } = store;

  test.skipIf(skipped)("is read in whole transactions, however long a page is", async () => {
    const db = store.database;
    const start = await lastSeq(db);
    await append(db, noon, team(1));
    await append(db, noon, team(2), team(3), team(4));
    await append(db, noon, team(5));
    const lengths = [1, 2, 3, 5].map(async (limit) => (await factsAfter(db, start, limit)).length);
    expect(await Promise.all(lengths)).toEqual([1, 4, 4, 5]);
    expect((await factsAfter(db, start + 1, 1)).map(({ seq }) => seq - start)).toEqual([2, 3, 4]);
  });

  test.skipIf(skipped)("knows how far each consumer is, and never sets one back", async () => {
    const db = store.database;
    expect(await consumerSeq(db, "notify")).toBeUndefined();
    await saveConsumer(db, "notify", 7, noon);
    await saveConsumer(db, "notify", 5, noon + 1);
    expect(await consumerSeq(db, "notify")).toBe(7);
    await forgetConsumer(db, "notify");
    expect(await consumerSeq(db, "notify")).toBeUndefined();
  });

  test.skipIf(skipped)("keeps facts for the slowest consumer, and not for ever", async () => {
    const db = store.database;
    await pruneFacts(db, noon + 2 * retention.neededMs);
    const start = await append(db, noon, team(1));
    await append(db, noon, team(2));
    const kept = async (now: number) => {
      await pruneFacts(db, now);
      return (await factsAfter(db, start - 1, 10)).map(({ seq }) => seq - start);
    };
    await saveConsumer(db, "slow", start, noon);
    await saveConsumer(db, "fast", start + 1, noon);
    expect(await kept(noon + retention.factsMs)).toEqual([0, 1]);
    expect(await kept(noon + retention.factsMs + 1)).toEqual([1]);
    expect(await kept(noon + retention.neededMs)).toEqual([1]);
    expect(await kept(noon + retention.neededMs + 1)).toEqual([]);
    await forgetConsumer(db, "slow");
    await forgetConsumer(db, "fast");
  });

  test.skipIf(skipped)("keeps no more facts than so many, whoever is behind", async () => {
    const db = store.database;
    await saveConsumer(db, "slow", 0, noon);
    const first = await append(db, noon, team(1));
    await db.execute(sql`update fact_head set seq = seq + ${retention.neededFacts - 1}`);
    await pruneFacts(db, noon);
    expect(await factsAfter(db, first - 1, 10)).toHaveLength(1);
    await append(db, noon, team(2));
    await pruneFacts(db, noon);
    expect((await factsAfter(db, first - 1, 10)).map(({ seq }) => seq)).toEqual([first + retention.neededFacts]);
    await forgetConsumer(db, "slow");
  });

  test.skipIf(skipped)(
    "takes what was posted in its order, with its times, once and undone with its transaction",
    async () => {
      const db = store.database;
      const start = await lastSeq(db);
      await postFacts(db, noon, [team(1), team(2)]);
      await expect(
        db.transaction(async (tx) => {
          await postFacts(tx, noon, [team(3)]);
          throw new Error("changed my mind");
        }),
      ).rejects.toThrow("changed my mind");
      await postFacts(db, noon + 5, [team(4)]);
      expect(await isPosted(db)).toBe(true);
      expect(await sequenceOutbox(db)).toEqual({ moved: 3, seq: start + 3 });
      expect(await sequenceOutbox(db)).toBeUndefined();
      expect(await isPosted(db)).toBe(false);
      expect(await factsAfter(db, start, 10)).toEqual([
        { ...team(1), seq: start + 1, at: noon },
        { ...team(2), seq: start + 2, at: noon },
        { ...team(4), seq: start + 3, at: noon + 5 },
      ]);
    },
  );
});
