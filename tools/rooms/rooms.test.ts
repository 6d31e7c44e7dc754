import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkRooms } from "./check.ts";
import { circles } from "./circles.ts";
import { madeUpIds, sameNames, sharedCollections } from "./habits.ts";
import { roomsPage } from "./print.ts";
import { roomNames } from "./table.ts";

const root = join(import.meta.dirname, "..", "..");

test("every import is one that the table allows and the room declares", () => {
  expect(checkRooms(root)).toEqual([]);
});

test("no files of a room import each other in a circle", () => {
  expect(circles(root)).toEqual([]);
});

test("what a server keeps belongs to it: no module holds a collection that fills", () => {
  expect(sharedCollections(root)).toEqual([]);
});

test("where an id is missing none is made up", () => {
  expect(madeUpIds(root)).toEqual([]);
});

test("a name means one thing in a room", () => {
  expect(sameNames(root)).toEqual([]);
});

test("docs/rooms.md says what the table says", () => {
  expect(readFileSync(join(root, "docs", "rooms.md"), "utf8")).toBe(roomsPage());
});

/** A house with every wall standing and nothing in the rooms. */
let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), "scoreline-rooms-"));
  for (const room of roomNames) {
    mkdirSync(join(house, room));
    for (const file of ["package.json", "tsconfig.json"]) cpSync(join(root, room, file), join(house, room, file));
  }
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

const plant = (file: string, code: string) => writeFileSync(join(house, file), code);

test("an empty house has no complaints", () => {
  expect(checkRooms(house)).toEqual([]);
});

test("a circle is found, also one of types", () => {
  plant("domain/one.ts", 'import { two } from "#two.ts";');
  plant("domain/two.ts", 'import { three } from "./three.ts";');
  plant("domain/three.ts", 'import type { One } from "#one.ts";');
  expect(circles(house)).toEqual(["domain/one.ts → domain/two.ts → domain/three.ts → domain/one.ts"]);
});

test("a cache of a module, an id that is made up and a name for two things are found", () => {
  plant("api/one.ts", "const kept = new WeakMap<object, string>();\nexport const known = new Map([[1, 2]]);");
  plant("ingest/one.ts", "export const ref = (thing: { id?: number }) => nameOf(thing.id ?? 0);");
  plant("live/one.ts", "export type Thing = 1;\nexport const shown = fame.get(id) ?? 0;");
  plant("live/two.ts", "export class Thing {}");
  expect(sharedCollections(house)).toEqual(["api/one.ts:1 belongs to a module, not to a server"]);
  expect(madeUpIds(house)).toEqual(["ingest/one.ts:1 makes up an id"]);
  expect(sameNames(house)).toEqual(["Thing: live/one.ts, live/two.ts"]);
});

test.each([
  ["domain/bad.ts", 'import { openStore } from "@scoreline/store/open";', "domain/ may not import store/"],
  ["store/bad.ts", 'export { boards } from "@scoreline/live/boards";', "store/ may not import live/"],
  ["ingest/bad.ts", 'const { wake } = await import("@scoreline/live/wake");', "ingest/ may not import live/"],
  ["web/bad.tsx", 'import type { Store } from "@scoreline/store/open";', "web/ may not import store/"],
  ["ingest/bad.ts", 'import { scriptedSource } from "@scoreline/feed/scripted/scripted-source";', "only feed/port/"],
  ["api/bad.ts", 'import { slug } from "../domain/slug.ts";', "reaches out of api/ by path"],
  ["live/bad.ts", 'import lodash from "lodash";', "lodash is not in the dependencies of live/package.json"],
])("a planted import in %s is found: %s", (file, code, complaint) => {
  plant(file, code);
  expect(checkRooms(house)).toEqual([expect.stringContaining(complaint)]);
});
