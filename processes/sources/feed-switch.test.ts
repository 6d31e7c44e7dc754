import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { openIntake } from "@scoreline/ingest/intake/ingest";
import { addUser, userById } from "@scoreline/store/account/users";
import { loadTeams } from "@scoreline/store/catalogue/catalogue";
import { storedSources } from "@scoreline/store/intake/switch";
import { factsAfter, lastSeq } from "@scoreline/store/log/facts";
import { type BorrowedStore, borrowStore } from "@scoreline/store/testing/borrowed-store";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfiguration } from "#configuration.ts";
import { settleSwitch } from "#sources/feed-switch.ts";

let store: BorrowedStore;
beforeAll(async () => {
  store = await borrowStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.empty();
  const intake = await openIntake("scripted", { database: store.database, now: Date.now, onFacts: () => {} });
  await intake({ messages: [...smallWorld(), smallFixture("football", "match")], cursor: "1" });
});

async function settle(environment: Record<string, string>): Promise<string> {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  await settleSwitch(store.database, readConfiguration(environment), log);
  return lines.join("");
}

test("another source on a used database is refused until somebody has chosen, in one sentence", async () => {
  await expect(settle({ FEED: "demo" })).rejects.toThrow(
    /^The database holds what scripted told, and FEED names demo scoreline\. Set FEED_SWITCH=keep .* or FEED_SWITCH=replace/,
  );
  expect(await storedSources(store.database)).toEqual(["scripted"]);
});

test("the same source, one more source, or none is no switch", async () => {
  for (const FEED of ["scripted", "demo,scripted", "none"]) expect(await settle({ FEED })).toBe("");
});

test("what is kept stays, and the log says so", async () => {
  expect(await settle({ FEED: "demo", FEED_SWITCH: "keep" })).toContain("what scripted told stays as it was");
  expect((await loadTeams(store.database)).length).toBeGreaterThan(0);
});

test("what is replaced is gone, accounts stay, and whoever follows the log notices", async () => {
  const user = await addUser(store.database, { createdAt: Date.now() });
  const seq = await lastSeq(store.database);
  expect(await settle({ FEED: "demo", FEED_SWITCH: "replace" })).toContain("what scripted told is deleted");
  expect(await loadTeams(store.database)).toEqual([]);
  expect(await storedSources(store.database)).toEqual([]);
  expect(await lastSeq(store.database)).toBeGreaterThan(seq);
  expect(await factsAfter(store.database, 0, 10)).toEqual([]);
  expect(await userById(store.database, user ?? 0)).toBeDefined();
  expect(await settle({ FEED: "demo", FEED_SWITCH: "replace" })).toBe("");
});
