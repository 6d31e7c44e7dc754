import { expect, test } from "vitest";
import { around } from "#table/around.ts";

const lines = [1, 2, 3, 4, 5, 6, 7, 8];

test.each([
  [0, [1, 2, 3, 4, 5]],
  [1, [1, 2, 3, 4, 5]],
  [4, [3, 4, 5, 6, 7]],
  [7, [4, 5, 6, 7, 8]],
])("around line %d stand %j", (index, expected) => {
  expect(around(lines, index, 5)).toEqual(expected);
});

test("a short list stands whole", () => {
  expect(around([1, 2], 1, 5)).toEqual([1, 2]);
});
