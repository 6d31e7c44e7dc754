import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { knownQuery } from "@scoreline/site/page-parameters";
import { expect, test } from "vitest";

const rooms = [import.meta.dirname, join(import.meta.dirname, "..", "..", "site")];
const sources = rooms.flatMap((room) =>
  globSync("**/*.{ts,tsx}", { cwd: room, exclude: ["**/*.test.ts", "node_modules/**", ".types/**"] }).map((file) =>
    readFileSync(join(room, file), "utf8"),
  ),
);

/** Every way in which a page looks into its address: `url.searchParams.get("x")`, `query.getAll("x")` and the like. */
const reads = /\b(?:searchParams|query|parameters|URLSearchParams\([\w.]*\))\.(?:get|getAll|has)\(\s*"(\w+)"/g;

test("every parameter that a page reads reaches it", () => {
  const read = new Set(sources.flatMap((text) => [...text.matchAll(reads)].map(([, name = ""]) => name)));
  expect(read.size).toBeGreaterThan(20);
  const lost = [...read].filter((name) => knownQuery(new URLSearchParams([[name, "1"]])) === "");
  expect(lost).toEqual([]);
});

test("a parameter is read by its name: nothing reads one in a way that the check above cannot see", () => {
  const odd = /\b(?:searchParams|query|parameters|URLSearchParams\([\w.]*\))\.(?:get|getAll|has)\(\s*[^"\s]/g;
  expect(sources.flatMap((text) => text.match(odd) ?? [])).toEqual([]);
});
