import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Statements } from "./statements.ts";

let database: PGlite;
let statements: Statements;
beforeAll(async () => {
  database = await PGlite.create();
  statements = new Statements(database);
  await statements.run("create table goals (id int primary key, scorer text, minute int)", []);
});
afterAll(() => database.close());

const kept = async () => {
  const { rows } = await database.query<{ statement: string }>("select statement from pg_prepared_statements");
  return rows.map(({ statement }) => statement);
};

test("what comes again is kept by name, and answers the same as the first time", async () => {
  const insert = "insert into goals values ($1, $2, $3)";
  const read = "select scorer, minute from goals where minute < $1 order by id";
  for (const id of ["1", "2", "3"]) {
    expect(await statements.run(insert, [id, id === "2" ? null : `scorer ${id}`, "45"])).toMatchObject({ affected: 1 });
    const { rows, fields, affected } = await statements.run(read, ["46"]);
    expect(rows[0]).toEqual(["scorer 1", "45"]);
    expect(rows).toHaveLength(Number(id));
    expect(fields.map(({ name }) => name)).toEqual(["scorer", "minute"]);
    expect(affected).toBe(0);
  }
  expect((await kept()).sort()).toEqual([insert, read]);
  expect((await statements.run("update goals set minute = 46 where id > $1", ["1"])).affected).toBe(2);
});

test("a statement that fails says why each time, and the next one is heard", async () => {
  const insert = "insert into goals (id, scorer) values ($1, $2)";
  for (const code of ["23505", "23505", "23505", "22P02"]) {
    await expect(statements.run(insert, [code === "23505" ? "1" : "one", "somebody"])).rejects.toMatchObject({ code });
    expect((await statements.run("select 1", [])).rows).toEqual([["1"]]);
  }
  await statements.run("begin", []);
  await expect(statements.run(insert, ["1", "somebody"])).rejects.toMatchObject({ code: "23505" });
  await expect(statements.run("select 1", [])).rejects.toMatchObject({ code: "25P02" });
  await statements.run("rollback", []);
  expect((await statements.run(insert, ["9", "somebody"])).affected).toBe(1);
});

test("a table that was changed is read as it is", async () => {
  const read = "select * from goals where id = 1";
  for (let i = 0; i < 3; i++) expect((await statements.run(read, [])).fields).toHaveLength(3);
  await statements.run("alter table goals add column penalty boolean", []);
  for (let i = 0; i < 3; i++) expect((await statements.run(read, [])).fields).toHaveLength(4);
  await statements.run("alter table goals drop column penalty", []);
});

test("only so many are kept, those that were asked last", async () => {
  for (let i = 0; i < 200; i++) for (let again = 0; again < 2; again++) await statements.run(`select ${i}`, []);
  await statements.run("select 199", []);
  const names = await kept();
  expect(names).toHaveLength(150);
  expect(names).toContain("select 199");
  expect(names).not.toContain("select 1");
});

test("once many rows have come in, a statement is not answered as if its table were empty", async () => {
  await statements.run("create table shots (id int, match int)", []);
  await statements.run("create index on shots (match)", []);
  await statements.run("insert into shots values (-1, -1)", []);
  await statements.run("analyze shots", []);
  const read = "select id from shots where match = $1";
  // Often enough that one plan is made for all values.
  for (let i = 0; i < 10; i++) await statements.run(read, ["7"]);
  const rows = Array.from({ length: 100_000 }, (_, id) => `${id}\t${Math.floor(id / 10)}\n`).join("");
  await statements.copy("copy shots from '/dev/blob'", new TextEncoder().encode(rows));
  const name = (
    await database.query<{ name: string }>("select name from pg_prepared_statements where statement = $1", [read])
  ).rows[0]?.name;
  const plan = await database.query<{ "QUERY PLAN": string }>(`explain execute ${name}(7)`);
  expect(plan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(/index/i);
  expect((await statements.run(read, ["7"])).rows).toHaveLength(10);
});
