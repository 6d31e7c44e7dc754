import { expect, test } from "vitest";
import { offsetNotation, searchZones, zoneName, zonesAt } from "#time/zones.ts";

const winter = Date.parse("2026-01-15T12:00:00Z");
const zones = zonesAt(winter, ["Asia/Bangkok", "America/Sao_Paulo", "Pacific/Kiritimati", "UTC", "Asia/Katmandu"]);

test("zones go from west to east with their distance on the day", () => {
  expect(zones.map(({ city, offset }) => `${city} ${offsetNotation(offset)}`)).toEqual([
    "Sao Paulo UTC−03:00",
    "UTC UTC+00:00",
    "Kathmandu UTC+05:45",
    "Bangkok UTC+07:00",
    "Kiritimati UTC+14:00",
  ]);
});

test("summer time counts", () => {
  const summer = Date.parse("2026-07-15T12:00:00Z");
  const at = (instant: number) => zonesAt(instant, ["Europe/Lisbon"])[0]?.offset;
  expect([at(winter), at(summer)]).toEqual([0, 60]);
});

test("a zone is found by city, old name, region, or distance, marks or not", () => {
  const found = (query: string) => searchZones(zones, query).map(({ city }) => city);
  expect(found("são paulo")).toEqual(["Sao Paulo"]);
  expect(found("katmandu")).toEqual(["Kathmandu"]);
  expect(found("asia bang")).toEqual(["Bangkok"]);
  expect(found("+14")).toEqual(["Kiritimati"]);
  expect(found("atlantis")).toEqual([]);
  expect(found("  ")).toHaveLength(5);
});

test("a zone is called by its city", () => {
  expect(zoneName("Asia/Saigon")).toEqual({ city: "Ho Chi Minh City", region: "Asia" });
  expect(zoneName("America/Argentina/Buenos_Aires")).toEqual({ city: "Argentina, Buenos Aires", region: "America" });
});
