import type { LineUp, MatchParts } from "@scoreline/domain/match/details/details";
import { type BoxSide, footballPlayedPhases } from "@scoreline/domain/match/figures/statistics";
import type { Sport } from "@scoreline/domain/sport";
import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";
import { type MatchPartRow, saveParts } from "@scoreline/store/match/details";
import type { DetailNews } from "#apply/detail-news.ts";
import { applyMatchLists } from "#apply/match-lists.ts";
import type { Batch } from "#intake/batch.ts";

/** Documents and lists around matches: one statement a table, whatever the number of messages. */
export async function applyMatchDetails(batch: Batch, news: DetailNews): Promise<void> {
  await applyParts(batch, news);
  await applyMatchLists(batch, news);
}

const partTypes = [
  "match-info",
  "line-ups",
  "football-statistics",
  "basketball-statistics",
  "box-score",
  "ratings",
  "momentum",
  "videos",
] as const satisfies FeedMessage["type"][];
type PartMessage = FeedOf<(typeof partTypes)[number]>;
type Document = { [Part in keyof MatchParts]: { part: Part; data: MatchParts[Part] } }[keyof MatchParts];

async function applyParts(batch: Batch, news: DetailNews): Promise<void> {
  const newest = new Map<string, MatchPartRow>();
  for (const message of batch.messages) {
    if (!isPart(message)) continue;
    const { document, sports } = documentOf(batch, message);
    const matchId = news.subjectOf(message, sports);
    if (matchId === undefined) continue;
    const key = `${matchId} ${document.part}`;
    if (message.at >= (newest.get(key)?.at ?? 0)) newest.set(key, { matchId, at: message.at, ...document });
  }
  const changed = await saveParts(batch.tx, [...newest.values()]);
  for (const { matchId, part } of changed) news.note(matchId, part);
}

function isPart(message: FeedMessage): message is PartMessage {
  return (partTypes as readonly string[]).includes(message.type);
}

/** A document as the store keeps it, and the sports that it can only speak of. */
function documentOf(batch: Batch, message: PartMessage): { document: Document; sports: Sport[] } {
  switch (message.type) {
    case "match-info": {
      const { referee, attendance, weather, venue, broadcasts } = message;
      const data = { referee: find(batch, "officials", referee), attendance, weather, venue, broadcasts };
      return { document: { part: "info", data }, sports: [] };
    }
    case "line-ups": {
      const { confirmed, home, away } = message;
      const data = { confirmed, home: lineUp(batch, home), away: lineUp(batch, away) };
      return { document: { part: "line-ups", data }, sports: [] };
    }
    case "football-statistics": {
      const { total, phases } = message;
      return { document: { part: "football-statistics", data: { total, phases } }, sports: ["football"] };
    }
    case "basketball-statistics": {
      const { total, phases, leadChanges, timesTied } = message;
      const data = { total, phases, leadChanges, timesTied };
      return { document: { part: "basketball-statistics", data }, sports: ["basketball"] };
    }
    case "box-score": {
      const data = { home: boxSide(batch, message.home), away: boxSide(batch, message.away) };
      return { document: { part: "box-score", data }, sports: ["basketball"] };
    }
    case "ratings":
      return { document: { part: "ratings", data: withPlayers(batch, message.entries) }, sports: [] };
    case "momentum": {
      const sports = new Set(message.points.map(({ phase }) => (isFootball(phase) ? "football" : "basketball")));
      return { document: { part: "momentum", data: message.points }, sports: [...sports] };
    }
    case "videos": {
      const data = message.entries.map(({ ref, ...entry }) => ({ id: ref, ...entry }));
      return { document: { part: "videos", data }, sports: [] };
    }
  }
}

function isFootball(phase: string): boolean {
  return (footballPlayedPhases as readonly string[]).includes(phase);
}

function lineUp(batch: Batch, side: FeedOf<"line-ups">["home"]): LineUp<number> {
  return {
    ...side,
    coach: find(batch, "officials", side.coach),
    starters: withPlayers(batch, side.starters),
    bench: withPlayers(batch, side.bench),
  };
}

function boxSide(batch: Batch, side: FeedOf<"box-score">["home"]): BoxSide<number> {
  return { ...side, players: withPlayers(batch, side.players) };
}

/** Rows of people whom we have not heard of are left out, the rest stays. */
function withPlayers<Row extends { player: string }>(
  batch: Batch,
  rows: readonly Row[],
): (Omit<Row, "player"> & { player: number })[] {
  return rows.flatMap((row) => {
    const player = find(batch, "players", row.player);
    return player === undefined ? [] : [{ ...row, player }];
  });
}

function find(batch: Batch, entity: "players" | "officials", ref: string | undefined): number | undefined {
  return ref === undefined ? undefined : batch.refs.find(entity, ref);
}
