import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openStore, type Store } from "../engine/open.ts";
import { runDirectory } from "./run-directory.ts";

export type BorrowedStore = {
  readonly database: Database;
  /** Forgets everything. */
  empty(): Promise<void>;
  /** Closes it and opens it again, as a process does that is started anew. */
  reopen(): Promise<void>;
  /** Gives it back. */
  close(): Promise<void>;
};

type Kept = { store: Store; directory: string };

/** Those that nobody uses at the moment. */
const idle: Kept[] = [];

/** An embedded store with nothing in it. To open one takes half a second of a processor, so those given back are lent again. */
export async function borrowStore(): Promise<BorrowedStore> {
  const kept = idle.pop() ?? (await openAnother());
  await kept.store.database.execute(emptyTables);
  return {
    get database() {
      return kept.store.database;
    },
    async empty() {
      await kept.store.database.execute(emptyTables);
    },
    async reopen() {
      await kept.store.close();
      kept.store = await openStore({ directory: kept.directory });
    },
    async close() {
      idle.push(kept);
    },
  };
}

async function openAnother(): Promise<Kept> {
  const directory = mkdtempSync(join(process.env[runDirectory] ?? tmpdir(), "store-"));
  const store = await openStore({ directory });
  await store.database.execute(rememberSequences);
  return { store, directory };
}

/** Migrations leave some of them further on than at their beginning. */
const rememberSequences = `
  do $$
  declare name text;
  begin
    create schema as_migrated;
    create table as_migrated.sequences (name text, value bigint, is_called boolean);
    for name in select format('%I', sequencename) from pg_sequences where schemaname = 'public' loop
      execute format('insert into as_migrated.sequences select %L, last_value, is_called from %s', name, name);
    end loop;
  end
  $$`;

/** Every table as the migrations leave it; to truncate forty of them, however little is in them, takes longer. */
const emptyTables = `
  do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename <> 'fact_head' loop
      execute 'delete from ' || name;
    end loop;
    update fact_head set seq = 0;
    perform setval(sequences.name::regclass, value, is_called) from as_migrated.sequences;
  end
  $$`;
