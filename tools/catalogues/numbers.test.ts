import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..", "..", "web", "app");
const pages = globSync("**/*.{ts,tsx}", { cwd: app }).filter((file) => !file.includes(".test."));

/** What is drawn, not read: paths and places. */
const drawn = [
  "league/rank-chart.tsx",
  "match/lineups/formation-pitch.tsx",
  "match/stats/shot-chart.tsx",
  "match/stats/shot-map.tsx",
  "match/tracker/court-scene.tsx",
  "ui/charts/line-chart.tsx",
];

test("no page writes decimals by itself: i18n/numbers.ts knows where a comma stands", () => {
  const written = pages.filter((file) => readFileSync(join(app, file), "utf8").includes(".toFixed("));
  expect(written.filter((file) => !drawn.includes(file))).toEqual([]);
});

test("no page puts a per cent sign behind a number by itself, apart from places and sizes of a style", () => {
  const lines = pages.flatMap((file) =>
    readFileSync(join(app, file), "utf8")
      .split("\n")
      .filter((line) => /\}\s?%/.test(line) && !/style|[iI]nset|"--|[sS]ize:/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
