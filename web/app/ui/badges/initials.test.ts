import { expect, test } from "vitest";
import { initials } from "#ui/badges/initials.ts";

test.each([
  ["Nguyễn Văn Quyết", "NQ"],
  ["Ronaldinho", "R"],
  ["élodie martin", "ÉM"],
  ["เหงียน วัน เอ", "หอ"],
  ["浦和太郎", "浦和"],
  ["罗纳尔多·路易斯", "罗路"],
  ["クリスティアーノ・ロナウド", "クロ"],
  ["", "?"],
])("%j is marked by %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
