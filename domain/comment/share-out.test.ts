import { expect, test } from "vitest";
import { sharedOut } from "#comment/share-out.ts";

test.each([
  [[3, 0, 5], 100, [3, 0, 5]],
  [[100, 2, 100], 150, [74, 2, 74]],
  [[100], 150, [100]],
  [[7, 7, 7], 10, [3, 3, 4]],
  [[], 10, []],
])("of %j wanted and %j to be had each gets %j", (wanted, most, shares) => {
  expect(sharedOut(wanted, most)).toEqual(shares);
});
