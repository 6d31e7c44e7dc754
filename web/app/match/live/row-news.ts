import type { RowNews } from "@scoreline/contract/live";
import type { MatchRow } from "@scoreline/contract/schemas";
import type { Side } from "@scoreline/domain/sport";

/** What a listener wants to hear of a match. */
export type MatchNews =
  | { type: "goal" | "overturned" | "halfTime" | "fullTime" }
  | { type: "redCard"; side: Side }
  | { type: "period"; status: string };

const breaks = ["Break", "OT"];

/** What has happened between two states of a row; baskets are too many to be called out. */
export function newsBetween(before: MatchRow, after: MatchRow, told: RowNews | undefined): MatchNews[] {
  const news: MatchNews[] = [];
  if (told) news.push({ type: told.startsWith("overturned") ? "overturned" : "goal" });
  if (after.homeRedCards > before.homeRedCards) news.push({ type: "redCard", side: "home" });
  if (after.awayRedCards > before.awayRedCards) news.push({ type: "redCard", side: "away" });
  if (before.kind === "live" && after.kind === "finished") news.push({ type: "fullTime" });
  else if (before.matchStatus !== after.matchStatus) {
    if (after.matchStatus === "HT") news.push({ type: "halfTime" });
    else if (breaks.includes(after.matchStatus)) news.push({ type: "period", status: after.matchStatus });
  }
  return news;
}
