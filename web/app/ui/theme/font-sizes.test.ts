import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
/** What is written on a drawn shirt is as large as the shirt. */
const drawn = ["match/lineups/formation-pitch.module.css"];

test("letters are measured by the reader's own size", () => {
  const files = globSync("**/*.css", { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const fixed = files.filter(
    (file) => !drawn.includes(file) && /font(-size)?:[^;(/]*\d(px|pt)\b/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(fixed).toEqual([]);
});
