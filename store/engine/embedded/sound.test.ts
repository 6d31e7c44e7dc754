import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkFiles, noteFiles } from "./sound.ts";

let directory: string;
let database: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "scoreline-sound-"));
  database = join(directory, "database");
  mkdirSync(database);
  writeFileSync(join(database, "table"), "x".repeat(100));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test("a file that was cut short since the database was closed is noticed, one that grew is not", () => {
  noteFiles(database);
  writeFileSync(join(database, "table"), "x".repeat(200));
  checkFiles(database);
  noteFiles(database);
  truncateSync(join(database, "table"), 50);
  expect(() => checkFiles(database)).toThrow(/table was cut short/);
});

test("a note that cannot be written is none: the process ends all the same, and the database is opened again", () => {
  // Where the note would be made there is something that cannot be written, as on a disk that is full.
  mkdirSync(join(directory, "database.lengths.new"));
  noteFiles(database);
  expect(readdirSync(directory)).not.toContain("database.lengths");
  checkFiles(database);
});
