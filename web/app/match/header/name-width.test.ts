import { expect, test } from "vitest";
import { emsOf, longestWord, wordsOf } from "#match/header/name-width.ts";

test("a name breaks between its words and nowhere else", () => {
  expect(wordsOf("Wolverhampton Wanderers")).toEqual(["Wolverhampton ", "Wanderers"]);
  expect(wordsOf("マンチェスター・シティ")).toEqual(["マンチェスター・", "シティ"]);
  expect(wordsOf("Borussia Mönchengladbach-Rheydt")).toEqual(["Borussia ", "Mönchengladbach-", "Rheydt"]);
  expect(wordsOf("Al-Ahli")).toEqual(["Al-Ahli"]);
});

test("marks above and below letters take no room, square letters the most", () => {
  expect(emsOf("ที่")).toBeCloseTo(emsOf("ท"));
  expect(emsOf("東京")).toBe(2);
  expect(emsOf("ក្រ")).toBeCloseTo(emsOf("ក"));
  // No type is small enough for this one: it ends its lines as Japanese does.
  expect(longestWord("安養正官庄レッドブースターズリザーブ")).toBe(7.2);
  expect(longestWord("Mönchengladbach")).toBeGreaterThan(9);
  expect(longestWord("Al Wolverhampton")).toBeGreaterThan(longestWord("Al Everton"));
});
