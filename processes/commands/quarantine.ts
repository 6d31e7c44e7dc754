import { parseArgs } from "node:util";
import { linkQuarantined } from "@scoreline/ingest/quarantine/link";
import { replayQuarantine } from "@scoreline/ingest/quarantine/replay";
import type { Database } from "@scoreline/store/engine/open";
import { listQuarantine, quarantineCount, quarantineReasons } from "@scoreline/store/intake/intake";
import { onTheStore } from "#commands/on-the-store.ts";
import { BadConfiguration, type Configuration, sourceNames } from "#configuration.ts";

/** `npm run quarantine`: shows the messages that were set aside, says what one of them means, feeds them through ingest again. */
const usage =
  "Usage: npm run quarantine -- reasons | list [--limit N] | replay [ids…|all] | link <id> <id of the thing that it means>";
const rawShown = 200;

await onTheStore(readCommand, async (command, database, configuration) => {
  if (command.name === "reasons") await reasons(database);
  else if (command.name === "list") await list(database, command.limit);
  else await takeIn(database, configuration, command);
});

type TakeIn = { name: "replay"; ids: number[] | "all" } | { name: "link"; quarantineId: number; id: number };
type Command = { name: "reasons" } | { name: "list"; limit: number } | TakeIn;

function readCommand(args: string[]): Command {
  const { positionals, limit } = readArguments(args);
  const [name, ...rest] = positionals;
  if (name === "reasons" && rest.length === 0) return { name };
  if (name === "list" && rest.length === 0 && isWhole(limit)) return { name, limit: Number(limit) };
  if (name === "replay" && rest.length === 1 && rest[0] === "all") return { name, ids: "all" };
  if (name === "replay" && rest.length > 0 && rest.every(isWhole)) return { name, ids: rest.map(Number) };
  const [quarantineId = "", id = ""] = rest;
  if (name === "link" && rest.length === 2 && isWhole(quarantineId) && isWhole(id)) {
    return { name, quarantineId: Number(quarantineId), id: Number(id) };
  }
  throw new BadConfiguration(usage);
}

function readArguments(args: string[]): { positionals: string[]; limit: string } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { limit: { type: "string", default: "50" } },
    });
    return { positionals, limit: values.limit };
  } catch {
    throw new BadConfiguration(usage);
  }
}

/** A number that an id can be. */
function isWhole(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= 2_147_483_647;
}

async function reasons(database: Database): Promise<void> {
  for (const { source, reason, count, newest } of await quarantineReasons(database)) {
    console.log([count, source, reason, `last ${new Date(newest).toISOString()}`].map(oneLine).join("  "));
  }
}

async function list(database: Database, limit: number): Promise<void> {
  const rows = await listQuarantine(database, limit);
  for (const { id, at, source, reason, raw } of rows) {
    const message = JSON.stringify(raw).slice(0, rawShown);
    console.log([id, new Date(at).toISOString(), source, reason, message].map(oneLine).join("  "));
  }
  console.log(`${rows.length} of ${await quarantineCount(database)} shown, newest first.`);
}

async function takeIn(database: Database, configuration: Configuration, command: TakeIn): Promise<void> {
  // Readers look at the log by themselves from time to time: nobody has to be woken.
  const options = { database, now: Date.now, onFacts: () => {}, ranking: sourceNames(configuration) };
  const { taken, refused, unknown } =
    command.name === "link"
      ? await linkQuarantined(options, command.quarantineId, command.id)
      : await replayQuarantine(options, command.ids);
  for (const { id, reason } of refused) console.log(`${id}  still refused: ${oneLine(reason)}`);
  for (const id of unknown) console.log(`${id}  is not in quarantine`);
  console.log(`${taken.length} taken, ${refused.length} still refused, ${unknown.length} not found.`);
}

/** A message may hold anything, also what a terminal would obey. */
function oneLine(value: string | number): string {
  return String(value).replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ");
}
