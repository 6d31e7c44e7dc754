import { expect, test } from "vitest";
import { climateOf } from "#match/climate.ts";

test.each([
  ["jp", "Matsuyama", "2026-11-15", 11, 16],
  ["jp", "Sapporo", "2026-11-15", 3, 9],
  ["th", "Bangkok", "2026-11-15", 26, 30],
  ["au", "Melbourne", "2026-01-15", 20, 26],
  ["gb-eng", "London", "2026-01-15", 0, 6],
])("in %s, at %s, it is as warm on %s as it usually is", (country, city, date, least, most) => {
  const { temperature } = climateOf(country, city, Date.parse(`${date}T15:00:00Z`));
  expect(temperature).toBeGreaterThanOrEqual(least);
  expect(temperature).toBeLessThanOrEqual(most);
});
