import { expect, test } from "vitest";
import { readerOf } from "#reader/reader.ts";
import { defaultSettings, readSettings, type Settings, writeSettings } from "#reader/settings-cookie.ts";

test("who changes nothing keeps an empty cookie", () => {
  expect(writeSettings(defaultSettings)).toBe("");
  expect(readSettings("")).toEqual(defaultSettings);
});

test("what is written is read, and fits the cookie that pages are given", () => {
  const all: Settings = {
    hideScores: true,
    showOdds: false,
    listOdds: true,
    oddsFormat: "indonesian",
    favouritesFirst: true,
    sound: true,
    dataSaver: true,
    hours: "12",
    delaySeconds: 90,
    appBanner: false,
    stickyBanner: false,
  };
  expect(readSettings(writeSettings(all))).toEqual(all);
  expect(`settings=${writeSettings(all)}`.length).toBeLessThan(100);
});

test("words that are not ours change nothing", () => {
  for (const cookie of ["late7", "constructor.__proto__", "hidden!", "%00", "....."]) {
    expect(readSettings(cookie)).toEqual(defaultSettings);
  }
  expect(readSettings("nonsense.hidden").hideScores).toBe(true);
});

test("a time zone is the reader's, the device's, or the likeliest for the country or the language", () => {
  const reader = (cookie: string, home = "") =>
    readerOf(new Request("http://localhost/th", { headers: { cookie, "x-zone": home } }), "th");
  expect(reader("", "Asia/Kuala_Lumpur")).toMatchObject({ timeZone: "Asia/Kuala_Lumpur", timeZoneFrom: "guess" });
  expect(reader("tz=UTC", "MY")).toMatchObject({ timeZone: "UTC", timeZoneFrom: "device" });
  expect(reader("")).toMatchObject({ timeZone: "Asia/Bangkok", timeZoneFrom: "guess" });
  expect(reader("tz=UTC")).toMatchObject({ timeZone: "UTC", timeZoneFrom: "device" });
  expect(reader("tz=UTC!")).toMatchObject({ timeZone: "UTC", timeZoneFrom: "reader" });
  expect(reader("tz=Mars%2FBase")).toMatchObject({ timeZone: "Asia/Bangkok", timeZoneFrom: "guess" });
});
