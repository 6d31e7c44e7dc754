import { expect, test } from "vitest";
import { Turns } from "#limits/turns.ts";

test("of one address a few are worked on at once, in order, and others do not wait for them", async () => {
  const turns = new Turns(8);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const taking = Array.from({ length: 20 }, async (_, i) => {
    const end = await turns.take("greedy");
    begun.push(i);
    if (end) ends.push(end);
  });
  await Promise.all(taking.slice(0, 8));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  (await turns.take("another"))?.();
  ends[0]?.();
  ends[0]?.();
  await taking[8];
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  while (begun.length < 20) {
    for (const end of ends) end();
    await Promise.resolve();
  }
  await Promise.all(taking);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

test("a line that is too long takes nobody more", async () => {
  const turns = new Turns(8);
  for (let i = 0; i < 208; i++) void turns.take("greedy");
  expect(await turns.take("greedy")).toBeUndefined();
  expect(await turns.take("another")).toBeDefined();
});
