import { expect, test } from "vitest";
import { byZone, shotZone } from "#match/figures/shot-zones.ts";

test("a shot belongs to the part of the court it was thrown from", () => {
  expect(shotZone({ x: 50, y: 15, points: 2, inPaint: true })).toBe("rim");
  expect(shotZone({ x: 50, y: 35, points: 2, inPaint: true })).toBe("paint");
  expect(shotZone({ x: 80, y: 30, points: 2 })).toBe("mid-range");
  expect(shotZone({ x: 3, y: 10, points: 3 })).toBe("left-corner-three");
  expect(shotZone({ x: 97, y: 10, points: 3 })).toBe("right-corner-three");
  expect(shotZone({ x: 50, y: 70, points: 3 })).toBe("arc-three");
});

test("zones count what was made and tried, and only where somebody tried", () => {
  const shot = { x: 50, y: 70, points: 3 as const };
  expect(
    byZone([
      { ...shot, made: true, side: "home" },
      { ...shot, made: false, side: "away" },
    ]),
  ).toEqual([{ zone: "arc-three", made: { home: 1, away: 0 }, tried: { home: 1, away: 1 } }]);
});
