import type { StreamEvent, Topic } from "@scoreline/contract/live";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { OpenSource } from "#live/connection.ts";
import { type Hears, TabStream } from "#live/tab-stream.ts";

type Opened = Parameters<OpenSource>[2] & { topics: readonly Topic[]; since: number | undefined; closed: boolean };

/** Every connection that was ever opened: at most one of them is not closed. */
let opened: Opened[];
let stream: TabStream;
const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.hidden = false;
  opened = [];
  stream = new TabStream((topics, since, handlers) => {
    const connection: Opened = { topics, since, closed: false, ...handlers };
    opened.push(connection);
    expect(opened.filter(({ closed }) => !closed)).toHaveLength(1);
    return () => {
      connection.closed = true;
    };
  });
});
afterEach(() => {
  stream.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The connection that is open now. */
function open(): Opened {
  const connection = opened.findLast(({ closed }) => !closed);
  if (!connection) throw new Error("nothing is open");
  return connection;
}

const settle = () => vi.advanceTimersByTime(1);
const say = (event: StreamEvent, seq: number, data: object = {}) =>
  open().onMessage(event, JSON.stringify({ seq, ...data }), String(seq));
const score = (seq: number, sport = "football") => say("scores", seq, { sport, m: [] });
const details = (seq: number, matchId: number) => say("details", seq, { matchId, parts: [], items: [] });

/** What somebody hears, by number. */
function listener(): { heard: (number | "resync")[]; hears: Hears } {
  const heard: (number | "resync")[] = [];
  return {
    heard,
    hears: {
      onScores: ({ seq }) => heard.push(seq),
      onDetails: ({ seq }) => heard.push(seq),
      onResync: () => heard.push("resync"),
    },
  };
}

describe("one connection for all parts of a page", () => {
  test("topics of one step are asked for together, from the oldest cursor on", () => {
    stream.listen(["scores:football"], 12, {});
    stream.listen(["match:7"], 10, {});
    settle();
    expect(opened).toHaveLength(1);
    expect(open()).toMatchObject({ topics: ["scores:football", "match:7"], since: 10 });
  });

  test("each hears its own topics, and nothing that its data knows already", () => {
    const [list, match] = [listener(), listener()];
    stream.listen(["scores:football"], 12, list.hears);
    stream.listen(["match:7"], 10, match.hears);
    settle();
    score(11);
    details(11, 7);
    details(12, 8);
    score(13);
    score(14, "basketball");
    expect([list.heard, match.heard]).toEqual([[13], [11]]);
  });

  test("the next page goes on with the connection where it needs no other topic", () => {
    const leave = stream.listen(["scores:football", "match:7"], 10, {});
    settle();
    score(11);
    score(12);
    const next = listener();
    leave();
    stream.listen(["scores:football"], 11, next.hears);
    settle();
    expect(opened).toHaveLength(1);
    // What was said between its render and now.
    expect(next.heard).toEqual([12]);
    score(13);
    expect(next.heard).toEqual([12, 13]);
  });

  test("a topic too many is let go after a while, a connection that nobody needs as well", () => {
    const leave = stream.listen(["match:7"], 10, {});
    const stay = stream.listen(["scores:football"], 10, {});
    settle();
    leave();
    settle();
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(open().topics).toEqual(["scores:football"]);
    stay();
    vi.advanceTimersByTime(6_000);
    expect(opened.every(({ closed }) => closed)).toBe(true);
  });

  test("another topic opens it anew from where it was, and nobody hears anything twice", () => {
    const list = listener();
    stream.listen(["scores:football"], 10, list.hears);
    settle();
    score(11);
    score(15);
    const match = listener();
    stream.listen(["match:7"], 13, match.hears);
    settle();
    expect(opened).toHaveLength(2);
    expect(open().since).toBe(13);
    details(14, 7);
    score(15);
    score(16);
    expect([list.heard, match.heard]).toEqual([[11, 15, 16], [14]]);
  });

  test("a connection that breaks before it told what a new topic missed asks for that again", () => {
    stream.listen(["scores:football"], 10, {});
    settle();
    score(20);
    stream.listen(["match:7"], 12, {});
    settle();
    open().onError(false);
    vi.advanceTimersByTime(1_000);
    expect(open().since).toBe(12);
  });

  test("data that are older than what was kept are caught up with", () => {
    stream.listen(["scores:football"], 10, {});
    settle();
    const late = listener();
    stream.listen(["scores:football"], 5, late.hears);
    settle();
    expect(open().since).toBe(5);
    score(6);
    expect(late.heard).toEqual([6]);
  });
});

describe("gaps and breaks", () => {
  test("a gap is told to those whose data are older, and is not asked for again", () => {
    const [old, fresh] = [listener(), listener()];
    stream.listen(["scores:football"], 10, old.hears);
    stream.listen(["scores:football"], 50, fresh.hears);
    settle();
    open().onMessage("resync", "{}", "40");
    expect([old.heard, fresh.heard]).toEqual([["resync"], []]);
    open().onError(false);
    vi.advanceTimersByTime(1_000);
    expect(open().since).toBe(40);
  });

  test("the second failure is shown, the third makes the page ask every ten seconds until the stream is back", () => {
    const one = listener();
    stream.listen(["scores:football"], 10, one.hears);
    settle();
    open().onError(false);
    expect(stream.connected).toBe(true);
    vi.advanceTimersByTime(800);
    open().onError(false);
    expect(stream.connected).toBe(false);
    vi.advanceTimersByTime(1_600);
    open().onError(false);
    vi.advanceTimersByTime(10_000);
    expect(one.heard).toEqual(["resync"]);
    open().onOpen();
    expect(stream.connected).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(one.heard).toEqual(["resync"]);
  });

  test("out of sight it rests, and goes on from where it was", () => {
    stream.listen(["scores:football"], 10, {});
    settle();
    score(11);
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(10_000);
    expect(opened.every(({ closed }) => closed)).toBe(true);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(open().since).toBe(11);
  });

  test("who saves data has no connection and asks every thirty seconds", () => {
    const one = listener();
    stream.saving = true;
    stream.listen(["scores:football"], 10, one.hears);
    settle();
    vi.advanceTimersByTime(30_000);
    expect([opened, one.heard]).toEqual([[], ["resync"]]);
    stream.noteAnswer(false);
    expect(stream.connected).toBe(false);
  });

  test("a session that is over does not take the scores with it", () => {
    stream.listen(["user"], undefined, {});
    stream.listen(["scores:football"], 10, {});
    settle();
    expect(open().topics).toEqual(["user", "scores:football"]);
    open().onError(true);
    vi.advanceTimersByTime(1_000);
    expect(open().topics).toEqual(["scores:football"]);
  });
});

describe("for those whose television is late", () => {
  test("everything comes so much later, in its order, also when the delay is made shorter", () => {
    const one = listener();
    stream.delaySeconds = 30;
    stream.listen(["scores:football", "match:7"], 10, one.hears);
    settle();
    score(11);
    vi.advanceTimersByTime(10_000);
    stream.delaySeconds = 5;
    details(12, 7);
    open().onMessage("resync", "{}", "13");
    vi.advanceTimersByTime(19_000);
    expect(one.heard).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(one.heard).toEqual([11, 12, "resync"]);
  });

  test("the page that comes next hears what still waits, and what its data do not know", () => {
    const leave = stream.listen(["scores:football"], 10, {});
    stream.delaySeconds = 30;
    settle();
    score(11);
    vi.advanceTimersByTime(30_000);
    score(12);
    leave();
    const next = listener();
    stream.listen(["scores:football"], 10, next.hears);
    settle();
    expect(opened).toHaveLength(1);
    expect(next.heard).toEqual([11]);
    vi.advanceTimersByTime(30_000);
    expect(next.heard).toEqual([11, 12]);
  });
});
