import { existsSync, readFileSync } from "node:fs";
import { isLocale } from "@scoreline/domain/languages";
import { storyLimits } from "@scoreline/domain/news/news";
import { commentsForOperator, removeComment, restoreComment } from "@scoreline/store/comment/comments";
import type { Database } from "@scoreline/store/engine/open";
import { editStory, withdrawStory } from "@scoreline/store/news/edit";
import { onTheStore } from "#commands/on-the-store.ts";
import { BadConfiguration } from "#configuration.ts";

/** `npm run moderate`: what an operator does about comments and stories. Open pages hear of it. */
const usage = [
  "Usage: npm run moderate -- reported | remove <comment> | restore <comment>",
  "  | withdraw <story> | republish <story> | edit <story> <language> <file>",
  "A file of `edit` has the title in its first line, the summary in its second, and the text below, as Markdown.",
].join("\n");
const listed = 50;

await onTheStore(
  ([name = "", first = "", ...rest]) => {
    const id = /^[1-9]\d{0,9}$/.test(first) ? Number(first) : undefined;
    if (name !== "reported" && id === undefined) throw new BadConfiguration(usage);
    return { name, id: id ?? 0, rest };
  },
  async ({ name, id, rest }, database) => {
    if (name === "reported") await list(database);
    else if (!(await act(database, name, id, rest))) {
      console.error(`There is nothing to ${name} with the number ${id}.`);
      process.exitCode = 1;
    } else console.log(`Done: ${name} ${id}.`);
  },
);

async function list(database: Database): Promise<void> {
  const rows = await commentsForOperator(database, listed);
  for (const { id, newsId, reports, gone, text } of rows)
    console.log(`${id}  story ${newsId}  ${reports} reports  ${gone ?? "shown"}  ${JSON.stringify(text)}`);
  console.log(`${rows.length} comments were reported.`);
}

async function act(database: Database, name: string, id: number, rest: readonly string[]): Promise<boolean> {
  const at = Date.now();
  switch (name) {
    case "remove":
      return removeComment(database, { commentId: id, why: "removed", at });
    case "restore":
      return restoreComment(database, id, at);
    case "withdraw":
      return withdrawStory(database, id, true, at);
    case "republish":
      return withdrawStory(database, id, false, at);
    case "edit":
      return edit(database, id, rest, at);
    default:
      throw new BadConfiguration(usage);
  }
}

async function edit(database: Database, newsId: number, rest: readonly string[], at: number): Promise<boolean> {
  const [locale = "", file = ""] = rest;
  if (!isLocale(locale) || !existsSync(file)) throw new BadConfiguration(usage);
  const [title = "", summary = "", ...lines] = readFileSync(file, "utf8").split("\n");
  const text = { title: title.trim(), summary: summary.trim(), text: lines.join("\n").trim() };
  for (const part of ["title", "summary", "text"] as const)
    if (text[part] === "" || text[part].length > storyLimits[part])
      throw new BadConfiguration(`The ${part} has to have 1 to ${storyLimits[part]} characters.`);
  return editStory(database, { newsId, locale, text, at });
}
