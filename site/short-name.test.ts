import { expect, test } from "vitest";
import { shortPersonName } from "#short-name.ts";

test.each([
  ["Karl Lindqvist", "K. Lindqvist"],
  ["Élton da Silva", "É. da Silva"],
  ["Nguyễn Văn Toàn", "N. Văn Toàn"],
  ["Ronaldinho", "Ronaldinho"],
  ["K. Lindqvist", "K. Lindqvist"],
  ["ธีรศิลป์ แดงดา", "ธีรศิลป์ แดงดา"],
  ["武磊", "武磊"],
  ["", ""],
])("%s is %s where there is little room", (name, short) => {
  expect(shortPersonName(name)).toBe(short);
});
