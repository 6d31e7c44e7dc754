import { expect, test } from "vitest";
import { packMomentum, unpackMomentum } from "#match/info/packed-momentum.ts";

test("who was on top is the same after the way to the page", () => {
  const momentum = [
    { phase: "first-half", minute: 1, value: 12 },
    { phase: "first-half", minute: 45, value: -3.5 },
    { phase: "first-half", minute: 45, added: 2, value: 0 },
    { phase: "second-half", minute: 46, value: -100 },
    { phase: "q1", minute: 47, value: 8 },
  ];
  expect(unpackMomentum(packMomentum(momentum))).toEqual(momentum);
  expect(unpackMomentum(packMomentum([]))).toEqual([]);
});
