import { describe, expect, test, vi } from "vitest";
import { Hub, type Listener } from "#hub.ts";

type Heard = { id?: number; event?: string; data?: string; retry?: number };

/** A listener that keeps what it hears; `waiting` is how far behind its reader is. */
function ear(waiting = 0) {
  const text: string[] = [];
  const state = { waiting, taken: 0, ended: false };
  const listener: Listener = {
    send: (bytes) => void text.push(bytes.toString()),
    get waiting() {
      return state.waiting;
    },
    get taken() {
      return state.taken;
    },
    end: () => {
      state.ended = true;
    },
  };
  const heard = (): Heard[] =>
    text.map((message) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(message)?.[1];
      const [id, retry] = [field("id"), field("retry")];
      return {
        ...(id && { id: Number(id) }),
        ...(retry && { retry: Number(retry) }),
        event: field("event") ?? "",
        data: field("data") ?? "",
      };
    });
  return { ...listener, listener, text, state, heard, ids: () => heard().map(({ id }) => id) };
}

/** A hub for which no time passes: what is said is told at once, however busy the machine is. */
const hubAt = (seq: number) => new Hub(seq, () => 0);

const scores = "scores:football";
const say = (hub: Hub, ...seqs: number[]) => {
  for (const seq of seqs) hub.publish(scores, "scores", seq, { seq, m: [] });
};

describe("joining", () => {
  test("sends what was missed since the cursor and then what comes, without a duplicate or a gap", () => {
    const hub = hubAt(10);
    say(hub, 11, 12, 14);
    const one = ear();
    hub.join(one.listener, [scores], 11, 14);
    say(hub, 15, 17);
    expect(one.ids()).toEqual([12, 14, 15, 17]);
    expect(one.heard()[0]).toEqual({ id: 12, event: "scores", data: '{"seq":12,"m":[]}' });
  });

  test("merges the topics in the order of their numbers and leaves the others out", () => {
    const hub = hubAt(0);
    hub.publish("match:5", "match", 1, {});
    say(hub, 2);
    hub.publish("match:5", "match", 3, {});
    hub.publish("match:6", "match", 4, {});
    const one = ear();
    hub.join(one.listener, ["match:5", scores], 0, 4);
    expect(one.ids()).toEqual([1, 2, 3]);
  });

  test("without a cursor begins with now", () => {
    const hub = hubAt(0);
    say(hub, 1);
    const one = ear();
    hub.join(one.listener, [scores], undefined, 1);
    say(hub, 2);
    expect(one.ids()).toEqual([2]);
  });

  test("at the number of the start is served, and before it is told to ask again", () => {
    const hub = hubAt(10);
    say(hub, 11);
    const [exact, old] = [ear(), ear()];
    hub.join(exact.listener, [scores], 10, 11);
    hub.join(old.listener, [scores], 9, 11);
    expect(exact.ids()).toEqual([11]);
    expect(old.heard()).toEqual([{ id: 11, event: "resync", data: "{}" }]);
  });

  test("with a cursor from the future is told to ask again, and goes on with what comes", () => {
    const hub = hubAt(10);
    const one = ear();
    hub.join(one.listener, [scores], 99, 10);
    say(hub, 11);
    expect(one.heard().map(({ event }) => event)).toEqual(["resync", "scores"]);
  });

  test("after more than is kept is told to ask again, by topic", () => {
    const hub = hubAt(0);
    const seqs = Array.from({ length: 2_010 }, (_, i) => i + 1);
    say(hub, ...seqs);
    const [late, inTime, elsewhere] = [ear(), ear(), ear()];
    hub.join(late.listener, [scores], 9, 2_010);
    hub.join(inTime.listener, [scores], 10, 2_010);
    hub.join(elsewhere.listener, ["match:1"], 0, 2_010);
    expect(late.heard().map(({ event }) => event)).toEqual(["resync"]);
    expect(inTime.ids()).toEqual(seqs.slice(10));
    expect(elsewhere.text).toEqual([]);
  });
});

describe("listening", () => {
  test("every listener gets the same bytes, and one that left gets none", () => {
    const hub = hubAt(0);
    const [one, other] = [ear(), ear()];
    hub.join(one.listener, [scores, "match:1"], undefined, 0);
    const leave = hub.join(other.listener, [scores], undefined, 0);
    expect(hub.listeners).toBe(2);
    say(hub, 1);
    leave();
    leave();
    say(hub, 2);
    expect(hub.listeners).toBe(1);
    expect([one.ids(), other.ids()]).toEqual([[1, 2], [1]]);
    expect(one.text[0]).toBe(other.text[0]);
  });

  test("a reader that is too far behind is ended with resync and holds nobody back", () => {
    const hub = hubAt(0);
    const [before, slow, after] = [ear(), ear(), ear()];
    for (const one of [before, slow, after]) hub.join(one.listener, [scores], undefined, 0);
    say(hub, 1);
    slow.state.waiting = 10_000_000;
    say(hub, 2, 3);
    expect(slow.state.ended).toBe(true);
    expect(slow.heard().map(({ event }) => event)).toEqual(["scores", "resync"]);
    expect([before.ids(), after.ids()]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(hub.listeners).toBe(2);
  });

  test("a heartbeat reaches a listener once, however many its topics, and carries no number", () => {
    const hub = hubAt(0);
    const one = ear();
    hub.join(one.listener, [scores, "match:1", "match:2"], undefined, 0);
    hub.heartbeat(0);
    expect(one.text).toEqual([": \n\n"]);
  });
});

test("closing tells everybody to connect anew, each after a time of its own, and ends the streams", () => {
  const hub = hubAt(0);
  const ears = [ear(), ear(), ear()];
  for (const one of ears) hub.join(one.listener, [scores, "match:1"], undefined, 0);
  const chances = [0, 0.5, 1];
  hub.close(5_000, () => chances.shift() ?? 0);
  expect(ears.map((one) => one.heard())).toEqual(
    [500, 3_000, 5_500].map((retry) => [{ retry, event: "moved", data: "{}" }]),
  );
  expect(ears.every((one) => one.state.ended)).toBe(true);
  expect(hub.listeners).toBe(0);
});

describe("a greedy reader", () => {
  test("that names a topic twenty times is told once", () => {
    const hub = hubAt(0);
    say(hub, 1, 2);
    const one = ear();
    hub.join(
      one.listener,
      Array.from({ length: 20 }, () => scores),
      0,
      2,
    );
    say(hub, 3);
    expect(one.ids()).toEqual([1, 2, 3]);
  });

  test("that missed more than a list is worth is told to ask for the list", () => {
    const hub = hubAt(0);
    for (let seq = 1; seq <= 100; seq++) hub.publish(scores, "scores", seq, { seq, text: "x".repeat(2_000) });
    const [long, short] = [ear(), ear()];
    hub.join(long.listener, [scores], 0, 100);
    hub.join(short.listener, [scores], 90, 100);
    expect(long.heard().map(({ event }) => event)).toEqual(["resync"]);
    expect(short.ids()).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100]);
  });

  test("that takes nothing of what waits from one heartbeat to the next is ended; one that is only slow is not", () => {
    const hub = hubAt(0);
    const [dead, slow, idle] = [ear(), ear(), ear()];
    for (const { listener } of [dead, slow, idle]) hub.join(listener, [scores], undefined, 0);
    dead.state.waiting = 10;
    slow.state.waiting = 10;
    for (let beat = 1; beat <= 5; beat++) {
      slow.state.taken += 1;
      hub.heartbeat(0);
    }
    expect([dead, slow, idle].map(({ state }) => state.ended)).toEqual([true, false, false]);
    expect(hub.listeners).toBe(2);
  });

  test("connects anew after half an hour, by which those who are gone are known", () => {
    let clock = 0;
    const hub = new Hub(0, () => clock);
    const [early, late] = [ear(), ear()];
    hub.join(early.listener, [scores], undefined, 0);
    clock = 20 * 60_000;
    hub.join(late.listener, [scores], undefined, 0);
    clock = 31 * 60_000;
    hub.heartbeat(0, () => 0.5);
    expect(early.heard()[0]).toMatchObject({ event: "moved", retry: 1_000 });
    expect([early.state.ended, late.state.ended]).toEqual([true, false]);
  });

  test("cannot have more kept than fits: the quietest topics are forgotten, and who asks for them asks for the list", () => {
    const hub = hubAt(0);
    let seq = 0;
    for (let match = 1; match <= 100; match++) {
      seq += 1;
      hub.publish(`match:${match}`, "match", seq, { text: "x".repeat(400_000) });
    }
    const [forgotten, kept] = [ear(), ear()];
    hub.join(forgotten.listener, ["match:1"], 0, seq);
    hub.join(kept.listener, ["match:100"], seq, seq);
    expect(forgotten.heard()[0]?.event).toBe("resync");
    expect(kept.heard()).toEqual([]);
  });
});

test("a message that is kept holds as much memory as it is long, and nothing of what others are made in", () => {
  const hub = hubAt(0);
  const sent: Buffer[] = [];
  const { listener } = ear();
  hub.join({ ...listener, send: (bytes) => void sent.push(bytes) }, [scores], undefined, 0);
  say(hub, 1, 2);
  expect(sent.map(({ buffer }) => buffer.byteLength)).toEqual(sent.map(({ length }) => length));
});

describe("a crowd", () => {
  /** A machine that has much else to do takes more than the usual second. */
  const patiently = { timeout: 120_000 };
  /** Ears that are slow to be told: three hundred of them take many turns. */
  const crowd = (hub: Hub) =>
    Array.from({ length: 300 }, () => {
      const one = ear();
      const slow: Listener = {
        send(bytes) {
          one.listener.send(bytes);
          const until = performance.now() + 0.5;
          while (performance.now() < until);
        },
        waiting: 0,
        taken: 0,
        end: one.listener.end,
      };
      return { ...one, listener: slow, leave: hub.join(slow, [scores], undefined, 0) };
    });

  test("is told in turns, so that others are served in between, each in the right order", async () => {
    const hub = new Hub(0);
    const ears = crowd(hub);
    say(hub, 1, 2);
    const told = () => ears.filter((one) => one.ids().length === 2).length;
    expect(told()).toBeLessThan(300);
    const late = ear();
    hub.join(late.listener, [scores], 0, 2);
    await vi.waitFor(() => expect(told()).toBe(300), patiently);
    expect(ears.every((one) => one.ids().join() === "1,2")).toBe(true);
    expect(late.ids()).toEqual([1, 2]);
  });

  test("that has fallen behind is told what waits at once, and catches up", async () => {
    const hub = new Hub(0);
    const ears = crowd(hub);
    say(hub, 1, 2, 3, 4);
    await vi.waitFor(() => expect(ears.every(({ text }) => text.join("").includes("id: 4\n"))).toBe(true), patiently);
    const numbers = ears.map(({ text }) => [...text.join("").matchAll(/^id: (\d)$/gm)].map(([, id]) => id).join());
    expect(new Set(numbers)).toEqual(new Set(["1,2,3,4"]));
    expect(ears[0]?.text.length).toBeLessThan(4);
  });

  test("is told nothing after leaving, and everything before the hub closes", () => {
    const hub = new Hub(0);
    const ears = crowd(hub);
    say(hub, 1);
    const last = ears.at(-1);
    last?.leave();
    hub.close(0, () => 0);
    expect(last?.ids()).toEqual([]);
    expect(ears.slice(0, -1).every((one) => one.ids()[0] === 1)).toBe(true);
  });
});

describe("a user's own topic", () => {
  const bearer = (sessionId: number, expiresAt = 1_000) => ({ sessionId, userId: 7, expiresAt });
  const tell = (hub: Hub, seq: number) => hub.publish("user:7", "user", seq, { seq, changed: ["profile"] });

  test("is heard with a session only, whatever is asked for", () => {
    const hub = hubAt(0);
    const [own, visitor] = [ear(), ear()];
    hub.join(own.listener, ["user"], undefined, 0, bearer(1));
    hub.join(visitor.listener, ["user", scores], undefined, 0);
    tell(hub, 1);
    expect(own.ids()).toEqual([1]);
    expect(visitor.ids()).toEqual([]);
  });

  test("ends with its session and leaves the other topics and the other sessions alone", () => {
    const hub = hubAt(0);
    const [phone, desk] = [ear(), ear()];
    hub.join(phone.listener, ["user", scores], undefined, 0, bearer(1));
    hub.join(desk.listener, ["user"], undefined, 0, bearer(2));
    hub.endSession(1);
    tell(hub, 1);
    say(hub, 2);
    expect(phone.heard().map(({ event, id }) => [event, id])).toEqual([
      ["signed-out", undefined],
      ["scores", 2],
    ]);
    expect(desk.ids()).toEqual([1]);
  });

  test("lasts no longer than the session, and does not survive a gap in what was heard", () => {
    const hub = hubAt(0);
    const [late, current] = [ear(), ear()];
    hub.join(late.listener, ["user"], undefined, 0, bearer(1, 500));
    hub.join(current.listener, ["user"], undefined, 0, bearer(2, 900));
    hub.heartbeat(500);
    tell(hub, 1);
    expect(late.heard().map(({ event }) => event)).toEqual(["signed-out", ""]);
    expect(current.ids()).toContain(1);
    hub.restart(5);
    tell(hub, 6);
    expect(current.ids()).not.toContain(6);
  });
});
