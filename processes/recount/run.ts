import { openStore } from "@scoreline/store/engine/open";
import { recount } from "#recount/recount.ts";

/** `npm run demo:recount [data directory]`: of a server that is stopped, or of the database that DATABASE_URL names. */
const directory = process.argv[2] ?? process.env.DATA_DIR ?? "data";
const url = process.env.DATABASE_URL;
const store = await openStore(url ? { databaseUrl: url } : { directory });
try {
  const every = Number(process.env.RECOUNT_EVERY ?? 1);
  const say = (line: string) => console.log(line);
  const faults = await recount(store.database, {
    now: Date.now(),
    everyPlayer: 10 * every,
    everyMatch: 20 * every,
    say,
  });
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? "No difference." : `${faults.length} differences.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await store.close();
}
