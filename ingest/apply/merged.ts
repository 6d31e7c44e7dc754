import type { Names } from "@scoreline/domain/names";
import type { Queryable } from "@scoreline/store/engine/open";
import type { Entity } from "@scoreline/store/intake/intake";
import type { Batch } from "#intake/batch.ts";

type Row = { id: number; names?: Names | null };

/**
 * Rows as they are to be stored: of things that several sources name, the word of the most trusted counts and the others fill
 * what is missing. What is to be `kept` stays as it was first told.
 */
export async function merged<Stored extends Row>(
  batch: Batch,
  entity: Entity,
  rows: readonly Stored[],
  load: (db: Queryable, ids: readonly number[]) => Promise<readonly Stored[]>,
  kept: readonly (keyof Stored)[] = [],
): Promise<Stored[]> {
  const shared = rows.filter(({ id }) => batch.voices.manner(entity, id) !== "replace").map(({ id }) => id);
  if (shared.length === 0) return [...rows];
  const stored = new Map((await load(batch.tx, shared)).map((row) => [row.id, row]));
  return rows.map((row) => {
    const old = stored.get(row.id);
    if (!old) return row;
    const result = batch.voices.manner(entity, row.id) === "fill" ? filled(old, row) : filled(row, old);
    for (const key of kept) result[key] = old[key];
    return result;
  });
}

/** The first, with what it lacks from the second. */
function filled<Stored extends Row>(first: Stored, second: Stored): Stored {
  const result = { ...first };
  for (const key of Object.keys(second) as (keyof Stored)[]) result[key] = first[key] ?? second[key];
  if (first.names && second.names) result.names = { ...second.names, ...first.names };
  return result;
}
