import fc from "fast-check";
import { expect, test } from "vitest";
import { addressName, slug } from "#slug.ts";

test.each([
  ["Manchester United", "manchester-united"],
  ["Hoàng Anh Gia Lai", "hoang-anh-gia-lai"],
  ["Đà Nẵng", "da-nang"],
  ["Nguyễn Văn Quyết", "nguyen-van-quyet"],
  ["บุรีรัมย์ ยูไนเต็ด", "บุรีรัมย์-ยูไนเต็ด"],
  ["北京国安", "北京国安"],
  ["ガンバ大阪", "ガンバ大阪"],
  ["ភ្នំពេញ ក្រោន", "ភ្នំពេញ-ក្រោន"],
  ["İstanbul Başakşehir", "istanbul-basaksehir"],
  ["Fenerbahçe", "fenerbahce"],
  ["São Paulo F.C.", "sao-paulo-fc"],
  ["Nottingham's  Best / Worst", "nottinghams-best-worst"],
  ["  --1. FC Köln-- ", "1-fc-koln"],
  ["", "-"],
  ["!?", "-"],
])("%j stands in an address as %j", (name, expected) => {
  expect(slug(name)).toBe(expected);
});

test("is one part of a path, whatever the name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const part = slug(name);
      expect(part).toMatch(/^(-|[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*)$/u);
      expect(decodeURIComponent(encodeURIComponent(part))).toBe(part);
    }),
  );
});

test("is the slug of itself, for names in the scripts of the product", () => {
  for (const name of ["Đà Nẵng", "İstanbul", "บุรีรัมย์ ยูไนเต็ด", "ガンバ大阪", "São Paulo"]) {
    expect(slug(slug(name))).toBe(slug(name));
  }
});

test("an address bears the English name, or the number where it has no Latin letter", () => {
  expect(addressName("Đà Nẵng", 7)).toBe("da-nang");
  expect(addressName("1. FC Köln", 7)).toBe("1-fc-koln");
  expect(addressName("浦和", 7)).toBe("7");
  expect(addressName("?", 7)).toBe("7");
});
