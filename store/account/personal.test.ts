import { type KeptKind, keptData, keptKinds } from "@scoreline/domain/privacy/kept";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { users } from "../schema/accounts.ts";
import { schema } from "../schema.ts";
import { alsoPersonal, type PersonalTable, personal } from "./personal.ts";

const tables = Object.entries(schema) as [string, PgTable][];

test("every table with something of somebody's is named, with what becomes of it", () => {
  const owned = tables.filter(([, table]) => getTableConfig(table).columns.some(({ name }) => name === "user_id"));
  expect(owned.length).toBeGreaterThan(5);
  expect(Object.keys(personal).toSorted()).toEqual(owned.map(([name]) => name).toSorted());
});

test("nothing stands in the way of who leaves: what points to them goes too, or points to nobody", () => {
  const held = tables.flatMap(([name, table]) =>
    getTableConfig(table).foreignKeys.flatMap(({ onDelete, reference }) =>
      reference().foreignTable === users && onDelete !== "cascade" && onDelete !== "set null" ? [name] : [],
    ),
  );
  expect(held).toEqual([]);
});

test("what stays without its owner can be without one", () => {
  const stays = (Object.keys(personal) as PersonalTable[]).filter((name) => personal[name].leaving === "unnamed");
  expect(stays.filter((name) => schema[name].userId.notNull)).toEqual([]);
});

test("what is given says no secret and nobody else's number", () => {
  const told = Object.values(personal).flatMap(({ given }) => given as readonly string[]);
  const ofThings = ["thingId", "contestId", "matchId"];
  const secret = /hash|token|secret|password|id$/i;
  expect(told.filter((column) => secret.test(column) && !ofThings.includes(column))).toEqual([]);
});

test("the privacy policy tells of all that is kept, and of nothing else", () => {
  const told = Object.values(personal).map(({ told = "activity" }: { told?: string }) => told);
  // These are on the reader's own device.
  const kept = new Set([...told, ...Object.values(alsoPersonal), "cookies", "device"]);
  expect([...kept].toSorted()).toEqual(keptKinds.toSorted());
});

test("the privacy policy says of what stays when somebody leaves that it stays, and of nothing else", () => {
  for (const name of Object.keys(personal) as PersonalTable[]) {
    const { leaving, told = "activity" }: { leaving: string; told?: KeptKind } = personal[name];
    expect([name, keptData[told].unit === "nameless"]).toEqual([name, leaving === "unnamed"]);
  }
});

test("a table that the privacy policy is silent about holds nothing of people", () => {
  const silent = tables.filter(([name]) => !(name in personal) && !(name in alsoPersonal));
  const people = /^(user|phone|email|nickname|agent|ip|address|device|token|password)(_|$)|_(user|email|phone)$/;
  const found = silent.flatMap(([name, table]) =>
    getTableConfig(table).columns.flatMap((column) => (people.test(column.name) ? [`${name}.${column.name}`] : [])),
  );
  expect(found).toEqual([]);
});
