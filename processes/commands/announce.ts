import { existsSync, readFileSync } from "node:fs";
import { viewsByDay } from "@scoreline/store/advertisement/views";
import type { Database } from "@scoreline/store/engine/open";
import { addAnnouncement, allAnnouncements, withdrawAnnouncement } from "@scoreline/store/notify/announcements";
import { readAnnouncement } from "#commands/announcement-file.ts";
import { onTheStore } from "#commands/on-the-store.ts";
import { BadConfiguration } from "#configuration.ts";

/** `npm run announce`: what operators have to say to everybody, or to some countries or languages, and who saw advertisements. */
const usage = "Usage: npm run announce -- add <file.json> | list | withdraw <id> | views";
const mostDays = 200;

await onTheStore(
  ([name = "", argument = "", ...more]) => {
    const isKnown = ["list", "views"].includes(name)
      ? argument === ""
      : ["add", "withdraw"].includes(name) && argument !== "";
    if (!isKnown || more.length > 0) throw new BadConfiguration(usage);
    return { name, argument };
  },
  async ({ name, argument }, database) => {
    if (name === "add") await add(database, argument);
    else if (name === "withdraw") await withdraw(database, argument);
    else if (name === "views") await views(database);
    else await list(database);
  },
);

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
