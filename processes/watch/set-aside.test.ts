import { expect, test } from "vitest";
import { SetAside } from "#watch/set-aside.ts";

/** What is said of batches that come a minute apart. */
function counted(...batches: [messages: number, quarantined: number][]) {
  const said: string[] = [];
  let now = 0;
  const last = new SetAside({
    onTrouble: (aside, of) => said.push(`${aside} of ${of}`),
    onOver: () => said.push("over"),
    now: () => now,
  });
  for (const [messages, quarantined] of batches) {
    last.count({ messages, quarantined });
    now += 60_000;
  }
  return said;
}

test("a source of whose messages most are set aside is noticed, once, at its beginning or later", () => {
  expect(counted([14, 14], [14, 14])).toEqual(["14 of 14"]);
  expect(counted([4, 4], [8, 8])).toEqual(["12 of 12"]);
  const good = Array.from({ length: 30 }, (): [number, number] => [1_000, 2]);
  const bad = Array.from({ length: 10 }, (): [number, number] => [1_000, 999]);
  expect(counted(...good, ...bad)).toEqual(["3001 of 5000"]);
});

test("one that is mostly understood, or has said little, is not", () => {
  expect(counted([100, 50])).toEqual([]);
  expect(counted([5, 5])).toEqual([]);
  expect(counted([5, 5], [0, 0], [0, 0], [0, 0], [0, 0], [5, 5])).toEqual([]);
});

test("it is over when hardly anything of the last minutes is set aside, not at every good message", () => {
  expect(counted([20, 20], [20, 0], [20, 10], [20, 0])).toEqual(["20 of 20"]);
  expect(counted([20, 20], [20, 0], [20, 0], [20, 0], [20, 0])).toEqual(["20 of 20", "over"]);
  expect(counted([20, 20], [0, 0], [0, 0], [0, 0], [0, 0], [1, 0])).toEqual(["20 of 20", "over"]);
});
