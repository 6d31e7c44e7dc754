import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyBlank } from "./blank.ts";

const directory = mkdtempSync(join(tmpdir(), "scoreline-blank-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const make = async (path: string) => void mkdirSync(path);

test("where an empty database cannot be kept, none is, and nobody fails", async () => {
  const made = join(directory, "nowhere");
  // A directory that is there, in which nobody can make anything.
  await copyBlank(made, make, "/proc/self/blank");
  expect(existsSync(made)).toBe(false);
});

test("what others left behind when they were ended goes; what somebody is making stays", async () => {
  const kept = join(directory, "kept");
  for (const name of ["older", "making-now", "making-long-ago"]) mkdirSync(join(kept, name), { recursive: true });
  const yesterday = new Date(Date.now() - 86_400_000);
  utimesSync(join(kept, "making-long-ago"), yesterday, yesterday);
  await copyBlank(join(directory, "database"), make, join(kept, "blank"));
  expect(existsSync(join(directory, "database"))).toBe(true);
  expect(readdirSync(kept).sort()).toEqual(["blank", "making-now"]);
});
