import type { DetailsMessage } from "@scoreline/contract/live";
import { saveParts } from "@scoreline/store/match/details";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Live, startLive } from "#live.ts";
import { footballHead, footballPlace, type SmallStore, smallNow, smallStore } from "#testing/small-store.ts";
import { inProcessBus } from "#wake.ts";

let store: SmallStore;
let live: Live;
const bus = inProcessBus();
beforeAll(async () => {
  store = await smallStore();
  await store.saveHeads(footballHead(1));
  const onError = (_part: string, error: unknown): void => {
    throw error;
  };
  live = await startLive({ database: store.database, bus, now: () => smallNow, onError });
});
afterAll(async () => {
  await live.stop();
  await store.close();
});

test("what changed around a match goes to those who look at it, and moves no list", async () => {
  const sent: string[] = [];
  const send = (bytes: Buffer) => void sent.push(bytes.toString());
  live.hub.join(
    { send, end: () => {}, waiting: 0, taken: 0 },
    ["match:1", "scores:football"],
    undefined,
    live.boards.seq,
  );
  const version = live.boards.changes.lastOf(["scores:football"]);
  const entry = { id: "c1", at: smallNow, code: "corner", phase: "first-half", minute: 3 } as const;
  const change: Omit<DetailsMessage, "seq" | "matchId"> = {
    parts: ["football-statistics", "commentary"],
    items: [{ list: "commentary", entries: [entry], removed: [] }],
  };
  const seq = await store.append({ kind: "details", matchId: 1, sport: "football", of: footballPlace, ...change });
  bus.wake(seq);
  await vi.waitFor(() => expect(live.boards.seq).toBe(seq), { timeout: 120_000, interval: 10 });
  expect(sent).toHaveLength(1);
  const [, data] = new RegExp(`^id: ${seq}\nevent: details\ndata: (.*)\n\n$`).exec(sent[0] ?? "") ?? [];
  expect(JSON.parse(data ?? "null")).toEqual({ seq, matchId: 1, ...change });
  expect(live.boards.changes.lastOf(["scores:football"])).toBe(version);
});

test("line-ups that are published mark the row, likely ones do not", async () => {
  const sent: string[] = [];
  const send = (bytes: Buffer) => void sent.push(bytes.toString());
  live.hub.join({ send, end: () => {}, waiting: 0, taken: 0 }, ["scores:football"], undefined, live.boards.seq);
  const side = { starters: [], bench: [] };
  for (const [i, confirmed] of [false, true].entries()) {
    const data = { confirmed, home: side, away: side };
    await saveParts(store.database, [{ matchId: 1, part: "line-ups", at: smallNow + i, data }]);
    const seq = await store.append({
      kind: "details",
      matchId: 1,
      sport: "football",
      of: footballPlace,
      parts: ["line-ups"],
      items: [],
    });
    bus.wake(seq);
    await vi.waitFor(() => expect(live.boards.seq).toBe(seq), { timeout: 120_000, interval: 10 });
    expect(await live.boards.heads("football", [1])).toMatchObject([{ lineUps: confirmed }]);
  }
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('"m":[{"i":1,"l":true}]');
});

test("a match that can be watched is marked; a goal alone, which would tell, marks nothing", async () => {
  const at = smallNow;
  const of = (kind: "live" | "goal") => ({ id: kind, kind, at, url: "https://video.example/1" });
  for (const [i, kind] of (["goal", "live"] as const).entries()) {
    await saveParts(store.database, [{ matchId: 1, part: "videos", at: at + i, data: [of(kind)] }]);
    const seq = await store.append({
      kind: "details",
      matchId: 1,
      sport: "football",
      of: footballPlace,
      parts: ["videos"],
      items: [],
    });
    bus.wake(seq);
    await vi.waitFor(() => expect(live.boards.seq).toBe(seq), { timeout: 120_000, interval: 10 });
    expect(await live.boards.heads("football", [1])).toMatchObject([{ lineUps: true, video: kind === "live" }]);
  }
  await live.boards.reload(smallNow);
  expect(await live.boards.heads("football", [1])).toMatchObject([{ lineUps: true, video: true }]);
});
