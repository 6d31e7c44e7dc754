import type { BallBlock, MatchList } from "@scoreline/domain/match/details/details";
import { type ItemKey, type MatchItemRow, removeItems, saveItems } from "@scoreline/store/match/details";
import type { DetailNews } from "#apply/detail-news.ts";
import type { KnownEntries } from "#identity/known.ts";
import type { Batch } from "#intake/batch.ts";

/** More than a page would want to be sent: it asks for them. */
const mostEntriesTold = 30;
const mostSamplesTold = 120;

/** Lists that grow. Later messages of a batch have the last word on an entry, as they would in a batch of their own. */
export async function applyMatchLists(batch: Batch, news: DetailNews): Promise<void> {
  const said = new Map<string, { key: ItemKey; row?: MatchItemRow }>();
  for (const { matchId, list, rows, removed } of await tellable(batch, news.fitting(batch.known.entries))) {
    for (const row of rows) said.set(name(row), { key: row, row });
    for (const ref of removed) {
      const key = { matchId, list, ref };
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

/** What this source may tell, list by list. */
async function tellable(batch: Batch, entries: readonly KnownEntries[]): Promise<KnownEntries[]> {
  const own: KnownEntries[] = [];
  for (const [list, some] of Map.groupBy(entries, (one) => one.list)) {
    own.push(...(await batch.voices.allowed("matches", { what: "list", list }, some, byMatch)).messages);
  }
  return own;
}

const byMatch = ({ matchId }: { matchId: number }) => matchId;

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
