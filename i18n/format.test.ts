import { localeCodes } from "@scoreline/domain/names";
import { expect, test } from "vitest";
import { clockTime, dayAndMonth, fullDate, weekdayShort } from "#format.ts";
import { translatorFor } from "#server-catalogues.ts";

test("full dates are DD MMM YYYY, and DD日 MMM YYYY年 in Chinese and Japanese", () => {
  expect(Object.fromEntries(localeCodes.map((code) => [code, fullDate("2026-11-05", translatorFor(code))]))).toEqual({
    en: "05 Nov 2026",
    th: "05 พ.ย. 2026",
    vn: "05 thg 11 2026",
    kh: "05 វិច្ឆិកា 2026",
    "zh-Hans": "05日 11月 2026年",
    "zh-Hant": "05日 11月 2026年",
    ja: "05日 11月 2026年",
    pt: "05 nov 2026",
  });
});

test("days are named in the reader's language", () => {
  expect(weekdayShort("2026-11-15", translatorFor("th"))).toBe("อาทิตย์");
  expect(dayAndMonth("2026-11-15", translatorFor("ja"))).toBe("11月15日");
});

test("times are in the reader's time zone, midnight is 00:00", () => {
  expect(clockTime(Date.parse("2026-11-15T17:00:00Z"), "Asia/Bangkok")).toBe("00:00");
  expect(clockTime(Date.parse("2026-11-15T17:05:00Z"), "America/Sao_Paulo")).toBe("14:05");
});

test("plurals follow the language's own rules", () => {
  const words = (count: number) => translatorFor("en")("scores.redCards", { count });
  expect([words(1), words(2)]).toEqual(["1 red card", "2 red cards"]);
});
