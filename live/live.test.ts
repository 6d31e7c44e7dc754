import { applyDelta, type ScoresMessage } from "@scoreline/contract/live";
import type { Fact, FactBody } from "@scoreline/domain/facts";
import { lastSeq } from "@scoreline/store/log/facts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { BoardHead } from "#board-head.ts";
import { type Live, startLive } from "#live.ts";
import { movingPart } from "#moving-part.ts";
import { followFacts, type Tail } from "#tail.ts";
import {
  basketballHead,
  footballHead,
  footballPlace,
  inThirdQuarter,
  playing,
  type SmallStore,
  smallNow,
  smallStore,
  stateFact,
} from "#testing/small-store.ts";
import { inProcessBus, type WakeBus } from "#wake.ts";

let store: SmallStore;
beforeAll(async () => {
  store = await smallStore();
  await store.saveHeads(footballHead(1), basketballHead(2));
});
afterAll(() => store.close());

const until = (condition: () => void) => vi.waitFor(condition, { timeout: 120_000, interval: 10 });
const fail = (error: unknown): void => {
  throw error;
};
const team = (id: number): FactBody => ({ kind: "catalogue", entity: "teams", ids: [id] });
const deafBus: WakeBus = {
  wake: () => {},
  onWake: () => {},
  ask: () => {},
  onAsked: () => () => {},
  close: async () => {},
};

describe("the tail", () => {
  let tail: Tail | undefined;
  afterEach(() => tail?.stop());

  async function follow(bus: WakeBus, onFacts: (facts: readonly Fact[]) => void, onError = fail): Promise<number> {
    const from = await lastSeq(store.database);
    tail = followFacts({ database: store.database, bus, from, onFacts, onResync: async () => undefined, onError });
    return from;
  }

  test("reads a long log page by page, in order and without a gap", async () => {
    const from = await lastSeq(store.database);
    for (let i = 0; i < 3; i++) await store.append(...Array.from({ length: 1_500 }, () => team(1)));
    const pages: number[][] = [];
    tail = followFacts({
      database: store.database,
      bus: inProcessBus(),
      from,
      onFacts: (facts) => void pages.push(facts.map((fact) => fact.seq)),
      onResync: async () => {
        throw new Error("nothing is gone");
      },
      onError: fail,
    });
    await until(() => expect(tail?.seq).toBe(from + 4_500));
    expect(pages.flat()).toEqual(Array.from({ length: 4_500 }, (_, i) => from + 1 + i));
    // The second transaction belongs together, and so makes the first page longer.
    expect(pages.map((page) => page.length)).toEqual([3_000, 1_500]);
  });

  test("hears of a fact when it is woken", async () => {
    const bus = inProcessBus();
    const heard: Fact[] = [];
    await follow(bus, (facts) => void heard.push(...facts));
    bus.wake(await store.append(team(1), team(2)));
    await until(() => expect(heard.map((fact) => fact.kind === "catalogue" && fact.ids)).toEqual([[1], [2]]));
  });

  test("makes up for a wake that was lost", async () => {
    const heard: Fact[] = [];
    await follow(deafBus, (facts) => void heard.push(...facts));
    const seq = await store.append(team(3));
    await until(() => expect(heard.map((fact) => fact.seq)).toEqual([seq]));
  });

  test("reads a page again that could not be taken, and says why", async () => {
    const bus = inProcessBus();
    const [heard, errors]: [number[], unknown[]] = [[], []];
    let broken = true;
    await follow(
      bus,
      (facts) => {
        if (broken) throw new Error("not now");
        heard.push(...facts.map((fact) => fact.seq));
      },
      (error) => void errors.push(error),
    );
    const seq = await store.append(team(1));
    bus.wake(seq);
    await until(() => expect(errors.length).toBeGreaterThan(0));
    broken = false;
    bus.wake(seq);
    await until(() => expect(heard).toEqual([seq]));
  });

  test("hears nothing any more once it is stopped", async () => {
    const bus = inProcessBus();
    const heard: Fact[] = [];
    await follow(bus, (facts) => void heard.push(...facts));
    await tail?.stop();
    bus.wake(await store.append(team(1)));
    await lastSeq(store.database);
    expect(heard).toEqual([]);
  });
});

describe("from a fact to a listener", () => {
  let live: Live;
  const bus = inProcessBus();
  const messages: { id: number; event: string; data: ScoresMessage }[] = [];
  let ended = false;

  beforeAll(async () => {
    live = await startLive({ database: store.database, bus, now: () => smallNow, onError: fail });
    const send = (bytes: Buffer) => {
      const [, id, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n$/.exec(bytes.toString()) ?? [];
      if (id && event && data) messages.push({ id: Number(id), event, data: JSON.parse(data) });
    };
    const end = () => {
      ended = true;
    };
    live.hub.join(
      { send, end, waiting: 0, taken: 0 },
      ["scores:football", "scores:basketball", "match:1"],
      undefined,
      0,
    );
  });

  async function heard(...facts: FactBody[]) {
    messages.length = 0;
    bus.wake(await store.append(...facts));
    await until(() => expect(live.boards.seq).toBe(messages.at(-1)?.id));
    return messages;
  }

  test("a goal is told as a delta that leads from the list to the new score", async () => {
    const [before] = await live.boards.heads("football", [1]);
    if (!before) throw new Error("the first match is on the board");
    const [message] = await heard(stateFact(footballHead(1), playing(1, 0), [{ type: "goal", side: "home" }]));
    const delta = message?.data.m[0];
    expect(message?.event).toBe("scores");
    expect(delta).toMatchObject({ i: 1, n: "goal-home", h: 1, a: 0 });
    const [after] = await live.boards.heads("football", [1]);
    const row = (head: BoardHead) => ({ matchId: head.id, ...movingPart(head) });
    expect(delta && applyDelta(row(before), delta)).toEqual(after && row(after));
  });

  test("numbers only grow, whatever the topic, so that a reader can go on from the last one it saw", async () => {
    const told = await heard(
      { kind: "events", matchId: 1, sport: "football", of: footballPlace, set: [], removed: ["x"] },
      stateFact(footballHead(1), playing(2, 0), [{ type: "goal", side: "home" }]),
      stateFact(basketballHead(2), inThirdQuarter),
      { kind: "events", matchId: 1, sport: "football", of: footballPlace, set: [], removed: ["y"] },
    );
    expect(told.map(({ event }) => event)).toEqual(["match", "scores", "scores", "match"]);
    const numbers = told.map(({ id }) => id);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    for (const { id, data } of told) expect(data.seq).toBe(id);
  });

  test("a match that comes makes the reader ask for the list", async () => {
    const [message] = await heard({ kind: "fixture", matchId: 9, head: footballHead(9) });
    expect(message?.data).toMatchObject({ sport: "football", m: [], changed: true });
  });

  test("a user hears of their own until the fact that ends the session, wherever it was written", async () => {
    const own: string[] = [];
    const send = (bytes: Buffer) => void own.push(/^event: (.*)$/m.exec(bytes.toString())?.[1] ?? "");
    const bearer = { sessionId: 3, userId: 7, expiresAt: smallNow + 1 };
    live.hub.join({ send, end: () => {}, waiting: 0, taken: 0 }, ["user"], undefined, 0, bearer);
    const news: FactBody = { kind: "user", userId: 7, changed: ["favourites"] };
    bus.wake(await store.append(news, { ...news, userId: 8 }));
    await until(() => expect(own).toEqual(["user"]));
    // Of what became known together with the end, nothing is told.
    bus.wake(await store.append(news, { kind: "session-ended", userId: 7, sessionId: 3 }));
    await until(() => expect(own).toEqual(["user", "signed-out"]));
  });

  test("what is announced is told to every user who listens, and to nobody else", async () => {
    const listener = (told: string[]) => ({
      send: (bytes: Buffer) => void told.push(/^data: (.*)$/m.exec(bytes.toString())?.[1] ?? ""),
      end: () => {},
      waiting: 0,
      taken: 0,
    });
    const [one, other, visitor]: string[][] = [[], [], []];
    const bearer = (userId: number) => ({ sessionId: 100 + userId, userId, expiresAt: smallNow + 1 });
    live.hub.join(listener(one ?? []), ["user"], undefined, 0, bearer(21));
    live.hub.join(listener(other ?? []), ["user", "scores:football"], undefined, 0, bearer(22));
    live.hub.join(listener(visitor ?? []), ["scores:football"], undefined, 0);
    const seq = await store.append({ kind: "announced" });
    bus.wake(seq);
    const message = JSON.stringify({ seq, changed: ["announcements"] });
    await until(() => expect([one, other, visitor]).toEqual([[message], [message], []]));
  });

  test("stopping ends the streams", async () => {
    await live.stop();
    expect(ended).toBe(true);
    expect(live.hub.listeners).toBe(0);
  });
});
