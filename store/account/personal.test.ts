import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { users } from "../schema/accounts.ts";
import { schema } from "../schema.ts";
import { type PersonalTable, personal } from "./personal.ts";

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
  expect(told.filter((column) => /hash|token|secret|password|id$/i.test(column))).toEqual(["thingId"]);
});
