import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The demo world is a function of its seed and its clock: nothing in it may look at the machine's time, or roll dice. */
const root = join(import.meta.dirname, "..", "..");

const forbidden: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["Date.now", /\bDate\s*\.\s*now\b/],
  ["new Date() without an instant", /\bnew\s+Date\s*(?:\(\s*\)|(?!\s*\())/],
  ["Date() as a function", /(?<!new\s)(?<![\w.])Date\s*\(\s*\)/],
  ["Math.random", /\bMath\s*\.\s*random\b/],
  ["performance.now", /\bperformance\s*\.\s*now\b/],
  ["process.hrtime", /\bhrtime\b/],
  ["setTimeout", /\bset(?:Timeout|Interval|Immediate)\b/],
  ["node:fs", /["'](?:node:)?fs(?:\/promises)?["']/],
  ["node:crypto", /["'](?:node:)?crypto["']|\bcrypto\s*\.\s*(?:random|getRandomValues)/],
];

/** An instant of these years in the code would have to be moved with releases. What really was, and what is measured, has its days. */
const instants = /["'`]20\d\d-\d\d-\d\d|\bDate\s*\.\s*UTC\s*\(\s*20\d\d\b/;
const withDays = /^world\/tournaments\/|\/calibrate(-\w+)?\.ts$/;

/** What comments say does no harm. */
function codeOf(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

function complaints(file: string, source: string): string[] {
  const code = codeOf(source);
  return forbidden.flatMap(([what, pattern]) => (pattern.test(code) ? [`${file} uses ${what}`] : []));
}

test("nothing in the demo world looks at a clock or rolls dice of its own", () => {
  const files = globSync("world/**/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => complaints(file, readFileSync(join(root, file), "utf8")))).toEqual([]);
});

test("nothing in the demo world and its source hangs on a day that is written in the code", () => {
  const files = globSync(["world/**/*.ts", "feed/demo/**/*.ts"], { cwd: root }).filter(
    (file) => !file.endsWith(".test.ts") && !withDays.test(file),
  );
  const codes = files.map((file) => [file, codeOf(readFileSync(join(root, file), "utf8"))] as const);
  expect(codes.flatMap(([file, code]) => (instants.test(code) ? [file] : []))).toEqual([]);
  for (const code of ['"2026-11-08"', 'Date.parse("2026-11-08T00:00:00Z")', "Date.UTC(2026, 10, 8)"])
    expect(instants.test(code)).toBe(true);
});

test.each([
  ["Date.now", "const at = Date.now();"],
  ["new Date() without an instant", "const at = new Date();"],
  ["new Date() without an instant", "const at = new Date;"],
  ["Math.random", "const p = Math.random();"],
  ["performance.now", "performance.now()"],
  ["setTimeout", "setTimeout(() => {}, 1)"],
  ["node:fs", 'import { readFileSync } from "node:fs";'],
  ["node:crypto", 'import { randomUUID } from "node:crypto";'],
])("%s is found", (what, code) => {
  expect(complaints("a.ts", code)).toEqual([`a.ts uses ${what}`]);
});

test("an instant that was handed in is no complaint", () => {
  expect(complaints("a.ts", "/** Date.now() is not for us. */\nnew Date(now).toISOString()")).toEqual([]);
});
