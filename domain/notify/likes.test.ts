import { expect, test } from "vitest";
import { likesToTell } from "#notify/likes.ts";

test("likes are told at a few numbers, however many there are", () => {
  const at = (...likes: number[]) => likes.map(likesToTell);
  expect(at(0, 1, 4, 5, 9, 10, 99, 1_000, 1_999)).toEqual([undefined, 1, 1, 5, 5, 10, 50, 1_000, 1_000]);
  expect(at(2_000, 2_999, 3_000)).toEqual([2_000, 2_000, 3_000]);
});
