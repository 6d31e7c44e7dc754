import { expect, test } from "vitest";
import { readTyped } from "#search/typed-words.ts";

const words = (text: string) => readTyped(text).words.map(({ ways }) => ways[0]);

test("what one search costs is not up to who asks: different words, six at most, few of them one letter", () => {
  expect(words("a ".repeat(32))).toEqual(["a"]);
  expect(words("ab cd ef gh ij kl mn op")).toHaveLength(6);
  expect(words("a b c d e f")).toEqual(["a", "b"]);
  expect(words(`${"x".repeat(60)} ${"y".repeat(60)}`)).toEqual(["x".repeat(60), "yyy"]);
});

test("what stands around a name is not looked for, unless nothing else was typed", () => {
  expect(readTyped("Arsenal FC live score").query).toBe("arsenal");
  expect(readTyped("arsenal v chelsea").query).toBe("arsenal chelsea");
  expect(readTyped("V.League").query).toBe("vleague");
  expect(readTyped("v league").query).toBe("v league");
  expect(readTyped("fc").query).toBe("fc");
});

test("a word is looked for as names write it, the longest first", () => {
  expect(readTyped("man utd").words).toEqual([{ ways: ["man"] }, { ways: ["utd", "united"] }]);
  expect(readTyped("bayern muenchen").words[0]?.ways).toEqual(["muenchen", "munich", "munchen"]);
});
