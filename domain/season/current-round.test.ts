import { expect, test } from "vitest";
import { currentRound } from "#season/current-round.ts";

const day = 86_400_000;
const at = (days: number) => 1_795_000_000_000 + days * day;

test("the round that is being played is the current one until its last match is over", () => {
  const thirteen = { round: "13", middle: at(0), next: at(1) };
  const fourteen = { round: "14", middle: at(5), next: at(4) };
  expect(currentRound([thirteen, fourteen])).toBe("13");
  expect(currentRound([{ ...thirteen, next: undefined }, fourteen])).toBe("14");
});

test("a match that was moved by weeks does not bring its round back", () => {
  const third = { round: "3", middle: at(-60), next: at(2) };
  expect(currentRound([third, { round: "13", middle: at(0), next: at(1) }])).toBe("13");
});

test("after the season it is the last round, and without rounds none", () => {
  const over = (round: string, days: number) => ({ round, middle: at(days), next: undefined });
  expect(currentRound([over("37", -14), over("38", -7)])).toBe("38");
  expect(currentRound([])).toBeUndefined();
});
