import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonInput, id, idList, localDate, shortText, wholeNumber } from "#fields.ts";

const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("__proto__", "1e3", "0x10", " 1"),
);

describe("inputs", () => {
  test("whatever comes in is read or refused, and nothing throws", () => {
    for (const field of [id(), idList(5), localDate(), shortText(10), wholeNumber(-5, 5), commonInput]) {
      fc.assert(fc.property(anything, (value) => void field.safeParse(value)));
    }
  });

  test("ids are whole, positive and fit the database", () => {
    for (const good of ["1", "2147483647", 12, "007"]) expect(id().safeParse(good).success).toBe(true);
    const bad = ["0", "-1", "2147483648", "1.5", "1e3", "0x10", " 1", "", "١", "9".repeat(400), Number.NaN, null, [1]];
    for (const one of bad) expect([one, id().safeParse(one).success]).toEqual([one, false]);
  });

  test("lists of ids come with commas or as a list, and have an end", () => {
    expect(idList(3).parse("1,2,3")).toEqual([1, 2, 3]);
    expect(idList(3).parse(["4", 5])).toEqual([4, 5]);
    for (const bad of ["", "1,,2", "1,2,3,4", "1;2", "-1", [], {}, 5, null, undefined, [["1"]]]) {
      expect([bad, idList(3).safeParse(bad).success]).toEqual([bad, false]);
    }
  });

  test("a day is one of the calendar", () => {
    expect(localDate().parse("2026-11-15")).toBe("2026-11-15");
    for (const bad of ["2026-02-30", "0000-01-01", "9999-12-31", "today", 20261115]) {
      expect(localDate().safeParse(bad).error?.issues[0]?.message).toBe("a day as YYYY-MM-DD");
    }
  });

  test("a language that we do not speak is English, a time zone that does not exist is refused", () => {
    expect(commonInput.parse({ lang: "vi_VN", timeZone: "Asia/Bangkok" })).toEqual({
      lang: "vn",
      timeZone: "Asia/Bangkok",
    });
    expect(commonInput.parse({ lang: "constructor", other: 1 })).toEqual({ lang: "en" });
    expect(commonInput.safeParse({ timeZone: "Mars/Olympus" }).success).toBe(false);
  });

  test("text is trimmed and has no control characters", () => {
    expect(shortText(5).parse(" ไทย ")).toBe("ไทย");
    for (const bad of ["", "   ", "toolong", "a\0b", "a\nb"]) expect(shortText(5).safeParse(bad).success).toBe(false);
  });
});
