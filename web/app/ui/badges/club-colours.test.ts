import { expect, test } from "vitest";
import { clubColours } from "#ui/badges/club-colours.ts";
import { contrast } from "#ui/theme/colours.ts";

const clubs = [
  ["#E30613", "#FFFFFF"],
  ["#FFFFFF", "#FEBE10"],
  ["#FFFFFF", "#000000"],
  ["#000000", "#FFFFFF"],
  ["#FDE100", "#000000"],
  ["#6CABDD", "#FFFFFF"],
  ["#006C35", "#FFFFFF"],
  ["#101C46", "#E31B23"],
] as const;

test("of any two clubs text can be read on both, and the two are told apart by day and by night", () => {
  for (const first of clubs) {
    for (const second of clubs) {
      const { home, away } = clubColours(first, second);
      for (const { deep, chart, soft } of [home, away]) {
        expect(contrast(chart.light, soft.light)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(chart.dark, soft.dark)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(deep, "#ffffff")).toBeGreaterThanOrEqual(7);
        expect(contrast(deep, "#c3ccd8")).toBeGreaterThanOrEqual(4.2);
        expect(contrast(chart.light, "#ffffff")).toBeGreaterThanOrEqual(4.5);
        expect(contrast(chart.dark, "#121922")).toBeGreaterThanOrEqual(4.5);
      }
      expect(home.chart.light).not.toBe(away.chart.light);
      expect(home.chart.dark).not.toBe(away.chart.dark);
    }
  }
});

test("a colour comes before white, and the away side changes where the two look alike", () => {
  expect(clubColours(["#E30613", "#FFFFFF"], ["#FFFFFF", "#0057B8"]).away.chart.light).toBe("#0057b8");
  expect(clubColours(["#E30613", "#FFFFFF"], ["#DA291C", "#0057B8"]).away.chart.light).toBe("#0057b8");
  const grey = clubColours(["#E30613", "#FFFFFF"], ["#DA291C", "#C8102E"]).away.chart;
  expect(grey.dark).toBe("#8b96a4");
});
