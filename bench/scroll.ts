import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openPhone, type Phone } from "@scoreline/e2e/server/phone";
import { median } from "./harness/figures.ts";
import { framesDuring } from "./harness/frames.ts";
import { machine, usedByOthers } from "./harness/machine.ts";
import { startSite } from "./harness/site.ts";

/**
 * How many of the sixty frames a second a phone keeps while a finger drags a day of 400 matches through the window,
 * beside an empty page of the same height in the same browser: what the machine itself drops is not the list's.
 */
const matches = 400;
const slower = 4;
const distance = 9_000;
const runs = 3;
const wanted = 0.95;

const othersUse = await usedByOthers();
const { site, base } = await startSite(matches);
const phone = await openPhone(slower);
try {
  await phone.page.goto(`${base}/en/football/matches`);
  await phone.page.waitForFunction((all) => document.querySelectorAll("[data-match]").length >= all, matches);
  const list: number[] = [];
  for (let run = 0; run < runs; run += 1) list.push(await keptWhileScrolling(phone));
  await phone.page.goto(
    `data:text/html,<meta name=viewport content=width=device-width><body style=height:${distance * 3}px>`,
  );
  const blank: number[] = [];
  for (let run = 0; run < runs; run += 1) blank.push(await keptWhileScrolling(phone));
  report(median(list), median(blank));
} finally {
  await phone.close();
  await site.end();
}

/** The part of the frames that came in time. */
async function keptWhileScrolling({ page, scroll }: Phone): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  return (await framesDuring(page, () => scroll(distance))).kept;
}

function report(list: number, blank: number): void {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const ratio = list / blank;
  const lines = [
    "# Scrolling a busy Saturday",
    "",
    `Written by \`npm run bench:scroll\`: ${matches} matches, a phone's window, a processor ${slower} times slower, median of ${runs} runs. ${machine()}, ${Math.round(othersUse * 100)} % of it in use by others.`,
    "",
    "| page | frames kept of 60 a second |",
    "| --- | --- |",
    `| ${matches} matches | ${percent(list)} |`,
    `| an empty page | ${percent(blank)} |`,
    "",
    `The list keeps ${percent(ratio)} of what an empty page keeps; wanted ${percent(wanted)}: ${ratio >= wanted ? "met" : "not met"}.`,
    "",
  ];
  console.log(lines.join("\n"));
  writeFileSync(join(import.meta.dirname, "scroll.md"), lines.join("\n"));
}
