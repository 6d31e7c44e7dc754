import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { viewsByDay } from "@scoreline/store/advertisement/views";
import { DirectoryHeld } from "@scoreline/store/engine/embedded/lock";
import { type Database, openStore } from "@scoreline/store/engine/open";
import { addAnnouncement, allAnnouncements, withdrawAnnouncement } from "@scoreline/store/notify/announcements";
import { readAnnouncement } from "#commands/announcement-file.ts";
import { BadConfiguration, readConfiguration, storeLocation } from "#configuration.ts";
import { explain } from "#explain.ts";

/** `npm run announce`: what operators have to say to everybody, or to some countries or languages, and who saw advertisements. */
const usage = "Usage: npm run announce -- add <file.json> | list | withdraw <id> | views";
const mostDays = 200;

try {
  const [name = "", argument = "", ...more] = process.argv.slice(2);
  const isKnown = ["list", "views"].includes(name)
    ? argument === ""
    : ["add", "withdraw"].includes(name) && argument !== "";
  if (!isKnown || more.length > 0) throw new BadConfiguration(usage);
  const configuration = readConfiguration(process.env);
  const { DATABASE_URL, DATA_DIR } = configuration;
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, "database"))) {
    throw new BadConfiguration(`There is no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL.`);
  }
  const store = await openStore(storeLocation(configuration));
  try {
    if (name === "add") await add(store.database, argument);
    else if (name === "withdraw") await withdraw(store.database, argument);
    else if (name === "views") await views(store.database);
    else await list(store.database);
  } finally {
    await store.close();
  }
} catch (error) {
  const held = error instanceof DirectoryHeld;
  console.error(held ? `${error.message} Stop it first, or use PostgreSQL with DATABASE_URL.` : explain(error));
  process.exit(1);
}

async function add(database: Database, file: string): Promise<void> {
  if (!existsSync(file)) throw new BadConfiguration(`There is no file ${file}.`);
  const read = readAnnouncement(readFileSync(file, "utf8"), Date.now());
  if ("wrong" in read) throw new BadConfiguration(`${file} is no announcement: ${read.wrong}`);
  const id = await addAnnouncement(database, read);
  console.log(`${id}  announced from ${new Date(read.from).toISOString()}: /en/announcement/${id}`);
}

async function withdraw(database: Database, text: string): Promise<void> {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  console.log((await withdrawAnnouncement(database, id)) ? `${id}  withdrawn` : `${text}  is not announced`);
}

async function list(database: Database): Promise<void> {
  for (const { id, from, until, countries, languages, texts } of await allAnnouncements(database)) {
    const to = [...countries, ...languages].join(" ") || "everybody";
    const when = `${new Date(from).toISOString()} – ${until === null ? "" : new Date(until).toISOString()}`;
    console.log(`${id}  ${when}  ${to}  ${texts.en.title.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ")}`);
  }
}

/** Each reader is counted once a day. */
async function views(database: Database): Promise<void> {
  for (const { day, adId, views: count } of await viewsByDay(database, mostDays))
    console.log(`${day}  advertisement ${adId}  seen by ${count}`);
}
