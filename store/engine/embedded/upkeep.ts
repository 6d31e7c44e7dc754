/** How often it is looked whether there is something to do. */
export const upkeepEveryMs = 2_000;

/** So much is written to the log before it is cut; a program that was killed reads as much of it again. */
const logBytes = 64 * 2 ** 20;

type Ask = (text: string) => Promise<readonly (readonly (string | null)[])[]>;

/**
 * What processes of a server do by themselves, and the embedded database has nobody for: the log is cut, the place of what was
 * deleted is used again, and the planner knows how large tables are, without which it reads all of one for a few rows. One
 * of both at a time, for one table, and for one that grows each time it has doubled, so that whoever reads hardly waits.
 */
export async function keepUp(ask: Ask): Promise<void> {
  const [log] = await ask("select pg_current_wal_insert_lsn() - redo_lsn from pg_control_checkpoint()");
  if (Number(log?.[0]) > logBytes) await ask("checkpoint");
  const [table] = await ask(`
    select quote_ident(relname), dead > 1000 + 0.2 * size and not is_unknown from (
      select t.relname, t.n_dead_tup as dead, t.n_mod_since_analyze as changed, greatest(c.reltuples, 0) as size,
        c.reltuples < 0 and pg_relation_size(c.oid) > 100000 as is_unknown
      from pg_stat_user_tables t join pg_class c on c.oid = t.relid
    ) as tables
    where is_unknown or changed > 500 + size or dead > 1000 + 0.2 * size
    order by (changed + dead) / (size + 1) desc limit 1`);
  if (table) await ask(`${table[1] === "t" ? "vacuum" : "analyze"} ${table[0]}`);
}
