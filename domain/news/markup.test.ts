import { expect, test } from "vitest";
import { partsOf, readBlock, readingMinutes, renamed } from "#news/markup.ts";
import { readTag, writeTag } from "#news/news.ts";

const ids: Record<string, number> = { "a:1": 7, arsenal: 12 };
const renaming = { block: (_: unknown, ref: string) => ids[ref], link: (_: unknown, ref: string) => ids[ref] };

test("a source's refs become our ids; of an unknown link the words stay, an unknown block is left out", () => {
  const text = "[Arsenal](team:arsenal) met [Nobody](team:nobody).\n\n::match(a:1)\n::match(b:2)\n::picture(a:1) shots";
  expect(renamed(text, renaming)).toBe("[Arsenal](team:12) met Nobody.\n\n::match(7)\n::picture(7) shots");
});

test("a line that looks like a block and is none is not passed on as words", () => {
  expect(renamed("before\n::iframe(https://evil)\nafter", renaming)).toBe("before\nafter");
  expect(readBlock("::match(1) <script>")).toEqual({ kind: "match", of: "1", words: "<script>" });
});

test("a text is cut at its blocks", () => {
  expect(partsOf("one\n\ntwo\n::table(3)\nthree")).toEqual([
    "one\n\ntwo",
    { kind: "table", of: "3", words: "" },
    "three",
  ]);
});

test("reading takes a minute at least, and letters are counted where words are not set apart", () => {
  expect(readingMinutes("short")).toBe(1);
  expect(readingMinutes("word ".repeat(660))).toBe(3);
  expect(readingMinutes("字".repeat(1_000))).toBe(2);
});

test("a tag is written and read, and nothing else is one", () => {
  expect(readTag(writeTag({ kind: "team", id: 12 }))).toEqual({ kind: "team", id: 12 });
  for (const bad of ["team-0", "team-", "user-1", "team-1 ", "team-1e3"]) expect(readTag(bad)).toBeUndefined();
});
