import { expect, test } from "vitest";
import { contrast, shirts } from "#ui/theme/colours.ts";

test("numbers can be read on every shirt", () => {
  const { home, away } = shirts(["#ffffff", "#fff200"], ["#101010", "#202020"]);
  expect(contrast(home.fill, home.ink)).toBeGreaterThan(4.5);
  expect(contrast(away.fill, away.ink)).toBeGreaterThan(4.5);
  expect(shirts(["#db0007", "#ffffff"], undefined).home).toEqual({ fill: "#db0007", ink: "#ffffff" });
});

test("the away side changes where the two look alike", () => {
  expect(shirts(["#db0007", "#ffffff"], ["#d00010", "#003090"]).away.fill).toBe("#003090");
  expect(shirts(["#db0007", "#ffffff"], ["#d00010", "#e01010"]).away.fill).toBe("#f4f6f8");
  expect(shirts(["#db0007", "#ffffff"], ["#0057b8", "#ffffff"]).away.fill).toBe("#0057b8");
});
