import type { CommentaryEntry } from "@scoreline/domain/match/details/commentary";
import type { BallBlock, MatchList, Shot } from "@scoreline/domain/match/details/details";
import type { Sport } from "@scoreline/domain/sport";
import type { FeedOf } from "@scoreline/feed/port/message";
import { type ItemKey, type MatchItemRow, removeItems, saveItems } from "@scoreline/store/match/details";
import type { DetailNews } from "#apply/detail-news.ts";
import type { Batch } from "#intake/batch.ts";

/** More than a page would want to be sent: it asks for them. */
const mostEntriesTold = 30;
const mostSamplesTold = 120;

type ListMessage = FeedOf<"commentary" | "shots" | "ball">;

/** Lists that grow. Later messages of a batch have the last word on an entry, as they would in a batch of their own. */
export async function applyMatchLists(batch: Batch, news: DetailNews): Promise<void> {
  const said = new Map<string, { key: ItemKey; row?: MatchItemRow }>();
  for (const message of batch.messages) {
    if (message.type !== "commentary" && message.type !== "shots" && message.type !== "ball") continue;
    const matchId = news.subjectOf(message, sportsOf(message));
    if (matchId === undefined) continue;
    for (const row of rowsOf(batch, matchId, message)) said.set(name(row), { key: row, row });
    for (const ref of message.removed ?? []) {
      const key = { matchId, list: message.type, ref };
      said.set(name(key), { key });
    }
  }
  const all = [...said.values()];
  const set = await saveItems(
    batch.tx,
    all.flatMap(({ row }) => row ?? []),
  );
  const gone = await removeItems(
    batch.tx,
    all.flatMap(({ key, row }) => (row ? [] : [key])),
  );
  const changed = new Set(set.map(name));
  tellOf(
    news,
    all.flatMap(({ key, row }) => (row && changed.has(name(key)) ? [row] : [])),
    gone,
  );
}

function name({ matchId, list, ref }: ItemKey): string {
  return `${matchId} ${list} ${ref}`;
}

/** Football counts minutes, basketball counts down; only football follows the ball. */
function sportsOf(message: ListMessage): Sport[] {
  if (message.type === "ball") return ["football"];
  return [...new Set(message.entries.map((entry) => ("minute" in entry ? "football" : "basketball")))];
}

function rowsOf(batch: Batch, matchId: number, message: ListMessage): MatchItemRow[] {
  switch (message.type) {
    case "commentary":
      return message.entries.map((entry) => {
        const data = stored<CommentaryEntry<number>>(batch, entry);
        return { matchId, list: "commentary", ref: entry.ref, at: entry.at, data };
      });
    case "shots":
      return message.entries.map((entry) => {
        const data = stored<Shot<number>>(batch, entry);
        return { matchId, list: "shots", ref: entry.ref, at: entry.at, data };
      });
    case "ball": {
      const { from, samples } = message;
      // A message that only takes blocks back has none of its own.
      if (samples.length === 0) return [];
      return [{ matchId, list: "ball", ref: String(from), at: from, data: { from, samples } }];
    }
  }
}

/** People by our ids; those that we have not heard of are left out, the entry stays. */
function stored<Entry>(batch: Batch, entry: { ref: string }): Entry {
  const { ref, ...rest } = entry;
  const own: Record<string, unknown> = { id: ref, ...rest };
  for (const role of ["player", "other", "assist", "keeper", "block"]) {
    if (typeof own[role] !== "string") continue;
    const id = batch.refs.find("players", own[role]);
    if (id === undefined) delete own[role];
    else own[role] = id;
  }
  return own as Entry;
}

function tellOf(news: DetailNews, set: readonly MatchItemRow[], gone: readonly ItemKey[]): void {
  const changes = new Map<string, { matchId: number; list: MatchList; rows: MatchItemRow[]; removed: string[] }>();
  const changeOf = ({ matchId, list }: ItemKey) => {
    const key = `${matchId} ${list}`;
    const known = changes.get(key) ?? { matchId, list, rows: [], removed: [] };
    changes.set(key, known);
    return known;
  };
  for (const row of set) changeOf(row).rows.push(row);
  for (const key of gone) changeOf(key).removed.push(key.ref);

  for (const { matchId, list, rows, removed } of changes.values()) {
    if (list === "commentary" && rows.length + removed.length <= mostEntriesTold) {
      const entries = rows.flatMap((row) => (row.list === "commentary" ? [row.data] : [])).sort((a, b) => a.at - b.at);
      news.note(matchId, list, { list, entries, removed });
    } else if (list === "ball" && rows.length > 0) {
      const blocks = rows.flatMap((row) => (row.list === "ball" ? [row.data] : []));
      const latest = blocks.reduce((a, b) => (b.from > a.from ? b : a));
      news.note(matchId, list, { list, entries: [tailOf(latest)] });
    } else news.note(matchId, list);
  }
}

function tailOf({ from, samples }: BallBlock): BallBlock {
  return { from, samples: samples.slice(-mostSamplesTold) };
}
