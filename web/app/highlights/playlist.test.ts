import type { CourtSceneRow } from "@scoreline/contract/schemas/video";
import { expect, it } from "vitest";
import { clipAt, filmTime, lengthOf, playlist } from "#highlights/playlist.ts";

const scene = (id: string, from: number, to: number): CourtSceneRow => ({ id, at: to, from, to, plays: [] });

it("puts scenes one after the other, whatever lies between them", () => {
  const clips = playlist([scene("a", 100, 110), scene("b", 900, 905)], 1000);
  expect(clips.map(({ start, length }) => [start, length])).toEqual([
    [0, 10_000],
    [10_000, 5_000],
  ]);
  expect(lengthOf(clips)).toBe(15_000);
  expect([0, 9_999, 10_000, 99_000].map((position) => clipAt(clips, position))).toEqual([0, 0, 1, 1]);
  expect(lengthOf([])).toBe(0);
});

it("writes the time of a film", () => {
  expect([0, 7_400, 61_000].map(filmTime)).toEqual(["0:00", "0:07", "1:01"]);
});
