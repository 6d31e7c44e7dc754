import { expect, test } from "vitest";
import { shortPersonName } from "#short-name.ts";

test.each([
  ["Yau Shing Chun", "hk", "Yau S. C."],
  ["Kim Young-gwon", "kr", "Kim Y.-g."],
  ["Nguyễn Văn Toàn", "vn", "Văn Toàn"],
  ["Lê Quang", "vn", "Lê Quang"],
  ["Li Wei", "cn", "Li W."],
  ["Karl Lindqvist", "se", "K. Lindqvist"],
])("%s of %s is %s where there is little room", (name, nation, short) => {
  expect(shortPersonName(name, nation)).toBe(short);
});

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
