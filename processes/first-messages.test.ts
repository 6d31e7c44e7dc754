import { expect, test } from "vitest";
import { FirstMessages } from "#first-messages.ts";

function counted(...batches: [messages: number, quarantined: number][]) {
  const said: [number, number][] = [];
  const first = new FirstMessages((aside, of) => said.push([aside, of]));
  for (const [messages, quarantined] of batches) first.count({ messages, quarantined });
  return said;
}

test("a source of whose first messages most are set aside is noticed, once", () => {
  expect(counted([14, 14], [14, 14])).toEqual([[14, 14]]);
  expect(counted([4, 4], [8, 8])).toEqual([[12, 12]]);
});

test("one that is mostly understood, or that has been for long, is not", () => {
  expect(counted([100, 50])).toEqual([]);
  expect(counted([5_000, 0], [10_000, 10_000])).toEqual([]);
  expect(counted([5, 5])).toEqual([]);
});
