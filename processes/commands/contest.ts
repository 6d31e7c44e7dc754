import { recount } from "@scoreline/live/contest/recount";
import { contestById } from "@scoreline/store/contest/contests";
import { judgeVideo, waitingVideos } from "@scoreline/store/contest/videos";
import { openStore } from "@scoreline/store/engine/open";
import { BadConfiguration, readConfiguration, storeLocation } from "#configuration.ts";
import { explain } from "#explain.ts";

/** `npm run contest`: counts a contest again from its entries and matches; shows posts that wait, and lets one be shown. */
const usage =
  "Usage: npm run contest -- recount <contest> | videos <contest> | approve <contest> <entry> | refuse <contest> <entry>";

try {
  const [command = "", ...rest] = process.argv.slice(2);
  const [contestId = Number.NaN, number = Number.NaN] = rest.map(Number);
  const two = command === "approve" || command === "refuse";
  if (
    !["recount", "videos", "approve", "refuse"].includes(command) ||
    rest.length !== (two ? 2 : 1) ||
    !rest.every((text) => /^\d{1,15}$/.test(text))
  )
    throw new BadConfiguration(usage);
  const store = await openStore(storeLocation(readConfiguration(process.env)));
  const { database } = store;
  try {
    const contest = await contestById(database, contestId);
    if (!contest) throw new BadConfiguration(`There is no contest ${contestId}.`);
    if (command === "recount") {
      const { entries, results, unknown, differences } = await recount(database, contest, Date.now());
      const said = (row?: { place: number; points: number }) => row && { place: row.place, points: row.points };
      for (const { userId, stored, counted } of differences)
        console.log(JSON.stringify({ userId, stored: said(stored), counted: said(counted) }));
      for (const slot of unknown) console.log(`Match ${slot} has another result than the contest was told.`);
      console.log(
        `${entries} entries counted with ${results} results. The leaderboard differs ${differences.length === 0 ? "nowhere" : `in ${differences.length} places`}.`,
      );
      if (differences.length + unknown.length > 0) process.exitCode = 2;
    } else if (command === "videos") {
      for (const { number: entry, link, at } of await waitingVideos(database, contestId))
        console.log(`${entry}  ${new Date(at).toISOString()}  ${link}`);
    } else {
      const done = await judgeVideo(database, { contestId, number, approved: command === "approve", at: Date.now() });
      console.log(done ? "Done." : "There is no such entry.");
    }
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
