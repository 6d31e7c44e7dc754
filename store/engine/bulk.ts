import { getTableColumns, type InferInsertModel, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { type CopyIn, copied, copiedNull } from "./embedded/copy.ts";
import type { Queryable } from "./open.ts";

/**
 * Writes many rows in one statement with one parameter, whatever their number: a JSON array that PostgreSQL unpacks.
 * Rows that are already there are updated, and only where something differs. Of rows with the same key the last counts.
 */
export async function upsert<Table extends PgTable>(
  database: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  conflict: readonly PgColumn[],
): Promise<void> {
  if (rows.length === 0) return;
  const { incoming, insert } = statement(table, rows, conflict);
  await database.execute(sql`with incoming as (${incoming}) ${insert}`);
}

/** Whether a number is one of many, which are one parameter. */
export function isOneOf(column: PgColumn, numbers: readonly number[]): SQL {
  return sql`${column} = any(${`{${numbers.join()}}`}::bigint[])`;
}

/** Writes rows of which none is there yet: without having to look for them, which is what an upsert spends its time on. */
export async function insertNew<Table extends PgTable>(
  database: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(table);
  const { name: plainName } = getTableConfig(table);
  const copyIn = copyInOf(database);
  if (copyIn) {
    const target = `"${plainName}" (${columns.map(({ column }) => `"${column.name}"`).join(", ")})`;
    for (const part of lines(columns, rows)) await copyIn(target, part);
    return;
  }
  const names = list(columns.map(({ id }) => id));
  const name = sql.identifier(plainName);
  await database.execute(
    sql`insert into ${name} (${names}) select ${names} from ${recordset(columns, rows, sql`rows`)}`,
  );
}

/** Both: of the rows that `isNew` none is there yet. */
export async function insertOrUpsert<Table extends PgTable>(
  database: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  conflict: readonly PgColumn[],
  isNew: (row: InferInsertModel<Table>) => boolean,
): Promise<void> {
  const { fresh = [], known = [] } = Object.groupBy(rows, (row) => (isNew(row) ? "fresh" : "known"));
  await insertNew(database, table, fresh);
  await upsert(database, table, known, conflict);
}

/** What rows that are new, or that differ now, say in some columns, and what they said before. */
export type Touched<Table extends PgTable, Property extends keyof InferSelectModel<Table>> = {
  fresh: InferInsertModel<Table>[];
  changed: Pick<InferSelectModel<Table>, Property>[];
};

/**
 * Like `upsert`, and tells what was touched. For rows that may come by the thousand when most are new: those are found by
 * a look, where nobody knows which they are.
 */
export async function upsertTouching<Table extends PgTable, Property extends string & keyof InferSelectModel<Table>>(
  database: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  conflict: readonly PgColumn[],
  tell: readonly Property[],
  isNew?: (row: InferInsertModel<Table>) => boolean,
): Promise<Touched<Table, Property>> {
  const { fresh = [], known = [] } = isNew
    ? Object.groupBy(rows, (row) => (isNew(row) ? "fresh" : "known"))
    : await bySight(database, table, rows, conflict);
  await insertNew(database, table, fresh);
  if (known.length === 0) return { fresh, changed: [] };
  const { name, incoming, insert } = statement(table, known, conflict);
  const told = columnsOf(table).filter(({ property }) => (tell as readonly string[]).includes(property));
  const keys = conflict.map(id);
  const returned = told.map((column) => sql`${name}.${column.id} as ${sql.identifier(column.property)}`);
  const before = told.map((column) => sql`old.${column.id} as ${sql.identifier(column.property)}`);
  // All parts of a statement see the rows as they stood before it.
  const result = await database.execute(sql`
    with incoming as (${incoming}),
    written as (${insert} returning ${list(keys.map((key, i) => sql`${name}.${key} as ${keyName(i)}`))}, ${list(returned)}),
    before as (
      select ${list(before)} from ${name} as old join written
        on ${sql.join(
          keys.map((key, i) => sql`old.${key} = written.${keyName(i)}`),
          sql` and `,
        )}
    )
    select ${list(told.map(({ property }) => sql`${sql.identifier(property)}`))} from written
    union select * from before`);
  const changed = result.rows.map((row) =>
    Object.fromEntries(
      told.map(({ property, column, plain }) => {
        const value = row[property];
        return [property, plain || value === null ? value : column.mapFromDriverValue(value)];
      }),
    ),
  );
  return { fresh, changed: changed as Pick<InferSelectModel<Table>, Property>[] };
}

const keyName = (index: number): SQL => sql.raw(`key_${index}`);

/** From so many rows on it is worth a look which of them are there: the others are written plainly. */
const many = 100;

/** Those rows of which none is there yet, once each, and the others; few rows are not looked up. */
export async function bySight<Row extends object>(
  database: Queryable,
  table: PgTable,
  rows: readonly Row[],
  conflict: readonly PgColumn[],
): Promise<{ fresh: Row[]; known: readonly Row[] }> {
  if (rows.length < many) return { fresh: [], known: rows };
  const columns = columnsOf(table).filter(({ column }) => conflict.includes(column));
  const keyOf = (value: (column: Column) => unknown) => columns.map((column) => String(value(column))).join("\u001f");
  const own = (row: object) => keyOf(({ property }) => (row as Record<string, unknown>)[property]);
  const found = await database.execute(sql`
    select ${list(columns.map((column) => sql`asked.${column.id}`))} from ${recordset(columns, rows, sql`asked`)}
    cross join lateral (
      select from ${sql.identifier(getTableConfig(table).name)} as known
      where ${sql.join(
        columns.map((column) => sql`known.${column.id} = asked.${column.id}`),
        sql` and `,
      )} limit 1
    ) as found`);
  const there = new Set(found.rows.map((row) => keyOf(({ column }) => row[column.name])));
  const { fresh = [], known = [] } = Object.groupBy(rows, (row) => (there.has(own(row)) ? "known" : "fresh"));
  return { fresh: [...new Map(fresh.map((row) => [own(row), row])).values()], known };
}

/**
 * The same, and tells which rows are new or say something else than before, by the columns of `tell`.
 * With `newer`, a row whose time in that column is before the stored one changes nothing; the time alone is no news.
 */
export async function upsertAndTell<Table extends PgTable>(
  database: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  conflict: readonly PgColumn[],
  tell: readonly PgColumn[],
  newer?: PgColumn,
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return [];
  const { name, others, incoming, insert } = statement(table, rows, conflict, newer);
  const watched = others.filter((column) => column !== newer);
  const keys = list(conflict.map(id));
  const told = list(tell.map(id));
  const result = await database.execute(
    newer
      ? sql`
        with incoming as (${incoming}),
        before as (
          select ${keys}, (${list(watched.map((c) => sql`old.${id(c)}`))})
            is distinct from (${list(watched.map((c) => sql`incoming.${id(c)}`))}) as changed
          from ${name} as old join incoming using (${keys})
        ),
        written as (${insert} returning ${list(conflict.map((c) => sql`${name}.${id(c)}`))})
        select distinct ${told} from written left join before using (${keys}) where before.changed is not false`
      : sql`
        with incoming as (${incoming}),
        written as (${insert} returning ${list(conflict.map((c) => sql`${name}.${id(c)}`))})
        select distinct ${told} from written`,
  );
  return result.rows;
}

/** Deletes rows by the given columns, many in one statement, and tells which of them were there. */
export async function remove<Table extends PgTable>(
  database: Queryable,
  table: Table,
  rows: readonly Partial<InferInsertModel<Table>>[],
  by: readonly PgColumn[],
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return [];
  const name = sql.identifier(getTableConfig(table).name);
  const columns = columnsOf(table).filter(({ column }) => by.includes(column));
  const result = await database.execute(sql`
    delete from ${name} using ${recordset(columns, rows, sql`gone`)}
    where ${sql.join(
      by.map((column) => sql`${name}.${id(column)} = gone.${id(column)}`),
      sql` and `,
    )}
    returning ${list(by.map((column) => sql`${name}.${id(column)}`))}`);
  return result.rows;
}

function statement(table: PgTable, rows: readonly object[], conflict: readonly PgColumn[], newer?: PgColumn) {
  const columns = columnsOf(table);
  const names = list(columns.map(({ id }) => id));
  const others = columns.map(({ column }) => column).filter((column) => !conflict.includes(column));
  const name = sql.identifier(getTableConfig(table).name);
  const keys = columns.filter(({ column }) => conflict.includes(column)).map(({ property }) => property);
  const notOlder = newer ? sql` and ${name}.${id(newer)} <= excluded.${id(newer)}` : sql``;
  return {
    name,
    others,
    incoming: sql`select ${names} from ${recordset(columns, lastByKey(rows, keys), sql`rows`)}`,
    insert: sql`insert into ${name} (${names}) select ${names} from incoming on conflict (${list(conflict.map(id))}) ${
      others.length === 0
        ? sql`do nothing`
        : sql`do update set ${list(others.map((c) => sql`${id(c)} = excluded.${id(c)}`))}
              where (${list(others.map((c) => sql`${name}.${id(c)}`))})
              is distinct from (${list(others.map((c) => sql`excluded.${id(c)}`))})${notOlder}`
    }`,
  };
}

/** One statement cannot write a row twice. */
function lastByKey(rows: readonly object[], keys: readonly string[]): object[] {
  const found = new Map<unknown, object>();
  for (const row of rows) {
    const own = row as Record<string, unknown>;
    const [first = ""] = keys;
    found.set(keys.length === 1 ? own[first] : keys.map((key) => own[key]).join("\u001f"), row);
  }
  return [...found.values()];
}

function recordset(columns: readonly Column[], rows: readonly object[], alias: SQL): SQL {
  const values = rows.map((row) => {
    const own = row as Record<string, unknown>;
    const written: Record<string, unknown> = {};
    for (const { property, column, plain } of columns) {
      const value = own[property] ?? null;
      // What is left out is null, and need not be read.
      if (value !== null) written[column.name] = plain ? value : column.mapToDriverValue(value);
    }
    return written;
  });
  const types = columns.map(({ id, type }) => sql`${id} ${sql.raw(type)}`);
  return sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as ${alias} (${list(types)})`;
}

/** So many characters are written while the next ones are put together. */
const partLength = 200_000;

/** Rows in the text format of COPY, in parts. */
function* lines(columns: readonly Column[], rows: readonly object[]): Generator<string> {
  let text = "";
  for (const row of rows) {
    const own = row as Record<string, unknown>;
    let mark = "";
    for (const { property, column, type, plain } of columns) {
      const value = own[property] ?? null;
      text += mark;
      mark = "\t";
      if (value === null) text += copiedNull;
      else if (typeof value === "number" && plain) text += value;
      else
        text += copied(
          type === "jsonb" ? JSON.stringify(value) : String(plain ? value : column.mapToDriverValue(value)),
        );
    }
    text += "\n";
    if (text.length < partLength) continue;
    yield text;
    text = "";
  }
  if (text !== "") yield text;
}

/** A column, and what is worked out of it; `plain` values are their own JSON. */
type Column = { property: string; column: PgColumn; id: SQL; type: string; plain: boolean };

function columnsOf(table: PgTable): Column[] {
  return Object.entries(getTableColumns(table)).map(described);
}

function described([property, column]: [string, PgColumn]): Column {
  const type = column.getSQLType();
  const plain = column.dataType !== "custom";
  return { property, column, id: id(column), type: type === "serial" ? "integer" : type, plain };
}

const id = (column: PgColumn): SQL => sql`${sql.identifier(column.name)}`;

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}

/** The way past Drizzle, which does not speak COPY. PostgreSQL's driver has none: there rows are written by a statement. */
function copyInOf(database: Queryable): CopyIn | undefined {
  const { client } = database._.session as unknown as { client: { copyIn?: CopyIn } };
  return client.copyIn?.bind(client);
}
