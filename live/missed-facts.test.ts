import { appendFacts } from "@scoreline/store/log/facts";
import { pruneFacts, retention } from "@scoreline/store/log/prune";
import { expect, test, vi } from "vitest";
import type { Listener } from "#hub.ts";
import { startLive } from "#live.ts";
import { footballHead, playing, smallNow, smallStore, stateFact } from "#testing/small-store.ts";
import { inProcessBus } from "#wake.ts";

test("facts that were missed until they were gone lead to a fresh start, not to a wrong list", async () => {
  const store = await smallStore();
  await store.saveHeads(footballHead(1));
  const bus = inProcessBus();
  const failures: unknown[] = [];
  const live = await startLive({
    database: store.database,
    bus,
    now: () => smallNow,
    onError: (_part, error) => failures.push(error),
  });
  const heard: string[] = [];
  const ear: Listener = { send: (bytes) => void heard.push(String(bytes)), waiting: 0, taken: 0, end: () => {} };
  live.hub.join(ear, ["scores:football"], live.boards.seq, live.boards.seq);

  await store.saveHeads(footballHead(1, { state: playing(2, 0) }));
  // In one transaction: the tail looks by itself now and then, and must never see the first fact.
  await store.database.transaction(async (tx) => {
    await appendFacts(tx, smallNow, [stateFact(footballHead(1), playing(1, 0))]);
    await pruneFacts(tx, smallNow + 1 + retention.factsMs);
    await appendFacts(tx, smallNow, [stateFact(footballHead(1), playing(2, 0))]);
  });
  bus.wake(0);

  await vi.waitFor(async () => {
    const [head] = await live.boards.heads("football", [1]);
    expect(head?.state).toEqual(playing(2, 0));
  });
  await vi.waitFor(() => expect(heard.join("")).toContain("event: resync"));
  expect(failures).toEqual([]);
  await live.stop();
  await store.close();
});
