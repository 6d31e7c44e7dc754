import { expect, test } from "vitest";
import { RefShelf } from "#identity/ref-shelf.ts";

/** Refs as sources have them: long ones that differ by a letter, short numbers, other scripts. */
const refs = [
  ...Array.from({ length: 40_000 }, (_, index) => `football:premier-league:2026:r${index % 38}:team-${index}`),
  ...Array.from({ length: 40_000 }, (_, index) => String(index)),
  ...Array.from({ length: 40_000 }, (_, index) => `p:basketball:${index.toString(36)}`),
  "",
  "ทีม",
  "ทีม ",
  "队",
];

test("every ref is found under the id that it was last given, and no other", () => {
  const shelf = new RefShelf();
  for (const [index, ref] of refs.entries()) shelf.set(ref, index + 1);
  for (const [index, ref] of refs.entries()) if (shelf.get(ref) !== index + 1) throw new Error(`${ref} means another`);
  for (const ref of refs) if (shelf.get(`${ref}?`) !== undefined) throw new Error(`${ref}? means something`);
  expect([...shelf.ids()]).toHaveLength(refs.length);
  shelf.set("17", 7_000_000);
  expect(shelf.get("17")).toBe(7_000_000);
  expect([...shelf.ids()]).toHaveLength(refs.length);
});

test("nothing is stored under no id", () => {
  const shelf = new RefShelf();
  expect(() => shelf.set("ref", 0)).toThrow("0 is no id");
  expect(shelf.get("ref")).toBeUndefined();
});
