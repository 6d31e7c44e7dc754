import { getTableColumns, type InferInsertModel, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "#open.ts";

/**
 * Writes many rows in one statement with one parameter, whatever their number: a JSON array that PostgreSQL unpacks.
 * Rows that are already there are updated, and only where something differs.
 */
export async function upsert<Table extends PgTable>(
  database: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  conflict: readonly PgColumn[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  const values = rows.map((row) =>
    Object.fromEntries(
      columns.map(([property, column]) => {
        const value = (row as Record<string, unknown>)[property] ?? null;
        const plain = value === null || column.getSQLType() === "jsonb";
        return [column.name, plain ? value : column.mapToDriverValue(value)];
      }),
    ),
  );
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const types = columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(plainType(column))}`);
  const keys = conflict.map((column) => sql.identifier(column.name));
  const others = columns.map(([, column]) => column).filter((column) => !conflict.includes(column));
  const name = sql.identifier(getTableConfig(table).name);

  await database.execute(sql`
    insert into ${name} (${list(names)})
    select ${list(names)} from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as rows (${list(types)})
    on conflict (${list(keys)}) ${
      others.length === 0
        ? sql`do nothing`
        : sql`do update set ${list(others.map((c) => sql`${sql.identifier(c.name)} = excluded.${sql.identifier(c.name)}`))}
              where (${list(others.map((c) => sql`${name}.${sql.identifier(c.name)}`))})
              is distinct from (${list(others.map((c) => sql`excluded.${sql.identifier(c.name)}`))})`
    }`);
}

function list(parts: SQL[] | ReturnType<typeof sql.identifier>[]): SQL {
  return sql.join(parts as SQL[], sql`, `);
}

function plainType(column: PgColumn): string {
  const type = column.getSQLType();
  return type === "serial" ? "integer" : type;
}
