import { expect, test, vi } from "vitest";
import { Turns } from "./turns.ts";

test("a reader who asks several times in a row waits for one transaction, not for one each time", async () => {
  const turns = new Turns();
  const order: string[] = [];
  const open = Promise.withResolvers<void>();
  const first = turns.transaction(() => open.promise.then(() => void order.push("batch 1")));
  const second = turns.transaction(async () => void order.push("batch 2"));
  const reader = (async () => {
    for (const page of ["head", "table", "squad"]) await turns.statement(async () => void order.push(page));
  })();
  expect(turns.waiting).toBe(3);
  open.resolve();
  await Promise.all([first, second, reader]);
  expect(order).toEqual(["batch 1", "head", "table", "squad", "batch 2"]);
  expect(turns.waiting).toBe(0);
});

test("readers who never stop asking do not hold up a transaction for ever", async () => {
  const turns = new Turns();
  let isOver = false;
  const reader = (async () => {
    while (!isOver) await turns.statement(async () => {});
  })();
  await turns.transaction(async () => {
    isOver = true;
  });
  await reader;
  expect(isOver).toBe(true);
});

test("of transactions that have waited for long one goes before a reader, not all of them", async () => {
  vi.useFakeTimers();
  try {
    const turns = new Turns();
    const order: string[] = [];
    const open = Promise.withResolvers<void>();
    const waiting = [
      turns.transaction(() => open.promise),
      turns.transaction(async () => void order.push("batch 2")),
      turns.transaction(async () => void order.push("batch 3")),
      turns.statement(async () => void order.push("reader")),
    ];
    vi.advanceTimersByTime(10_000);
    open.resolve();
    await Promise.all(waiting);
    expect(order).toEqual(["reader", "batch 2", "batch 3"]);
  } finally {
    vi.useRealTimers();
  }
});

test("what fails ends its own turn only", async () => {
  const turns = new Turns();
  const failing = turns.transaction(() => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(await turns.statement(async () => "yes")).toBe("yes");
});
