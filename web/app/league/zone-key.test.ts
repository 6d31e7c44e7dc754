import { expect, test } from "vitest";
import { zoneKey } from "#league/zone-key.ts";

test.each([
  ["continental-1", "gb-eng", "league.cup.europe-1"],
  ["continental-3", "kh", "league.cup.asia-3"],
  ["continental-2", "br", "league.cup.south-america-2"],
  ["continental-3", "za", "league.zone.continental-3"],
  ["continental-1", "world", "league.zone.continental-1"],
  ["relegation", "gb-eng", "league.zone.relegation"],
] as const)("%s of a league in %s is called by %s", (kind, country, key) => {
  expect(zoneKey(kind, country)).toBe(key);
});
