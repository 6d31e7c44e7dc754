import { type LocaleCode, localeCodes } from "@scoreline/domain/names";
import { expect, test } from "vitest";
import { clockTime, dayAndMonth, dayWithWeekday, fullDate, longDate, timeAgo, weekdayShort } from "#format.ts";
import { translatorFor } from "#server-catalogues.ts";

test("full dates are DD MMM YYYY, and DD日 MMM YYYY年 in Chinese and Japanese", () => {
  expect(Object.fromEntries(localeCodes.map((code) => [code, fullDate("2026-11-05", translatorFor(code))]))).toEqual({
    en: "05 Nov 2026",
    th: "05 พ.ย. 2026",
    vn: "05 thg 11, 2026",
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

test.each([
  ["en", "Sun 15 Nov", "Sun 15 Nov 2026"],
  ["vn", "CN, 15 thg 11", "CN, 15 thg 11, 2026"],
  ["zh-Hans", "11月15日 周日", "2026年11月15日 周日"],
  ["ja", "11月15日(日)", "2026年11月15日(日)"],
  ["pt", "dom, 15 nov", "dom, 15 nov 2026"],
] as const)("in %s a day with its weekday is %s, and %s with the year", (locale, short, long) => {
  const t = translatorFor(locale);
  expect([dayWithWeekday("2026-11-15", t), longDate("2026-11-15", t)]).toEqual([short, long]);
});

test("times are in the reader's time zone, midnight is 00:00", () => {
  const t = translatorFor("en");
  expect(clockTime(Date.parse("2026-11-15T17:00:00Z"), { timeZone: "Asia/Bangkok", hours: "24" }, t)).toBe("00:00");
  expect(clockTime(Date.parse("2026-11-15T17:05:00Z"), { timeZone: "America/Sao_Paulo", hours: "24" }, t)).toBe(
    "14:05",
  );
});

test("a clock of twelve hours has two twelves, and two zeros in Japanese", () => {
  const at = (time: string, code: LocaleCode) =>
    clockTime(Date.parse(`2026-11-15T${time}Z`), { timeZone: "UTC", hours: "12" }, translatorFor(code));
  expect(["00:05", "09:30", "12:00", "23:59"].map((time) => at(`${time}:00`, "en"))).toEqual([
    "12:05 AM",
    "9:30 AM",
    "12:00 PM",
    "11:59 PM",
  ]);
  expect(at("19:45:00", "ja")).toBe("午後7:45");
  expect([at("00:15:00", "ja"), at("12:15:00", "ja")]).toEqual(["午前0:15", "午後0:15"]);
  expect(at("19:45:00", "vn")).toBe("7:45 CH");
});

test("plurals follow the language's own rules", () => {
  const words = (count: number) => translatorFor("en")("scores.redCards", { count });
  expect([words(1), words(2)]).toEqual(["1 red card", "2 red cards"]);
});

test("times are told as how long ago, in every language", () => {
  const now = Date.parse("2026-11-15T12:00:00Z");
  const ago = (minutes: number, code: LocaleCode) => timeAgo(now - minutes * 60_000, now, translatorFor(code));
  expect([-3, 0.5, 1, 59, 60, 60 * 24, 60 * 24 * 45, 60 * 24 * 800].map((minutes) => ago(minutes, "en"))).toEqual([
    "just now",
    "just now",
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "1 day ago",
    "1 month ago",
    "2 years ago",
  ]);
  expect(localeCodes.map((code) => ago(5, code))).toEqual([
    "5 minutes ago",
    "5 นาทีที่แล้ว",
    "5 phút trước",
    "5 នាទីមុន",
    "5分钟前",
    "5分鐘前",
    "5分前",
    "há 5 minutos",
  ]);
});
