import { expect, test } from "vitest";
import { Pace } from "#watch/pace.ts";

const minute = 60_000;

test("a source that spoke every second is silent after five minutes", () => {
  const pace = new Pace(0);
  for (let second = 1; second <= 60; second++) pace.heard(second * 1_000);
  expect(pace.isSilent(minute + 5 * minute)).toBe(false);
  expect(pace.isSilent(minute + 5 * minute + 1)).toBe(true);
});

test("one that rests for minutes is silent after several times that, and a silence does not make it slower", () => {
  const pace = new Pace(0);
  for (let i = 1; i <= 5; i++) pace.heard(i * 4 * minute);
  expect(pace.isSilent(20 * minute + 20 * minute)).toBe(false);
  expect(pace.isSilent(20 * minute + 21 * minute)).toBe(true);
  pace.heard(120 * minute);
  expect(pace.isSilent(120 * minute + 21 * minute)).toBe(true);
});

test("one that was never heard is silent after a while", () => {
  expect(new Pace(0).isSilent(6 * minute)).toBe(true);
});
