import { expect, test } from "vitest";
import { keepPlace, placeIn } from "#video/watched.ts";

function memory(text?: string) {
  const kept = new Map(text === undefined ? [] : [["watched", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("a video goes on where somebody stopped, and begins again once it has been seen", () => {
  const kept = memory();
  expect(placeIn("7 a", kept)).toBe(0);
  keepPlace("7 a", 42.7, 240, kept);
  expect(placeIn("7 a", kept)).toBe(42);
  keepPlace("7 b", 5, 240, kept);
  expect(placeIn("7 b", kept)).toBe(0);
  keepPlace("7 a", 239, 240, kept);
  expect(placeIn("7 a", kept)).toBe(0);
});

test("of many videos the last are kept, and what cannot be read is nothing", () => {
  const kept = memory();
  for (let i = 0; i < 50; i += 1) keepPlace(String(i), 60, 240, kept);
  expect(placeIn("9", kept)).toBe(0);
  expect(placeIn("10", kept)).toBe(60);
  for (const text of ["{", "7", "{}"]) expect(placeIn("1", memory(text))).toBe(0);
  expect(placeIn("1", undefined)).toBe(0);
});
