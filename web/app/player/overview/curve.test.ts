import { expect, test } from "vitest";
import { curve } from "#player/overview/curve.ts";

const size = { width: 120, height: 60, left: 10, right: 10, top: 10, bottom: 10 };

test("a line runs through the values between round ones", () => {
  const { points, lines, path, mean } = curve([6.5, 7.5], size, 1);
  expect(lines).toEqual([
    { value: 6, y: 50 },
    { value: 7, y: 30 },
    { value: 8, y: 10 },
  ]);
  expect(points).toEqual([
    { x: 35, y: 40 },
    { x: 85, y: 20 },
  ]);
  expect(path).toBe("M35 40L85 20");
  expect(mean).toBe(7);
});

test("values that are all the same have a grid too", () => {
  expect(curve([20, 20], size, 10).lines.map(({ value }) => value)).toEqual([20, 30]);
});
