import type { CommentaryEntry } from "@scoreline/domain/match/details/commentary";
import type { LineUp, MatchParts, Shot } from "@scoreline/domain/match/details/details";
import { type BoxSide, footballPlayedPhases } from "@scoreline/domain/match/figures/statistics";
import type { Sport } from "@scoreline/domain/sport";
import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";
import type { MatchItemRow } from "@scoreline/store/match/details";
import type { KnownDocument, KnownEntries, KnownOdds } from "#identity/known.ts";
import { type Naming, ofType, withParent } from "#identity/naming.ts";
import { withPeople, withPlayers } from "#identity/roles.ts";

const documentTypes = [
  "match-info",
  "line-ups",
  "football-statistics",
  "basketball-statistics",
  "box-score",
  "ratings",
  "momentum",
  "touches",
  "videos",
] as const satisfies FeedMessage["type"][];
const listTypes = ["commentary", "shots", "ball"] as const satisfies FeedMessage["type"][];

/** What is said around a match; one by one these come after the match itself. */
export const detailTypes = [...documentTypes, ...listTypes, "odds"] as const satisfies FeedMessage["type"][];

type DocumentMessage = FeedOf<(typeof documentTypes)[number]>;
type ListMessage = FeedOf<(typeof listTypes)[number]>;
type Document = { [Part in keyof MatchParts]: { part: Part; data: MatchParts[Part] } }[keyof MatchParts];

export function identifyDocuments(naming: Naming): KnownDocument[] {
  const messages = naming.messages.filter((message): message is DocumentMessage => isOneOf(documentTypes, message));
  return withParent(naming, messages, "matches", ({ match }) => match).map(({ message, parentId }) => {
    const { document, sports } = documentOf(naming, message);
    return { type: message.type, matchId: parentId, at: message.at, sports, ...document, raw: message };
  });
}

export function identifyEntries(naming: Naming): KnownEntries[] {
  const messages = naming.messages.filter((message): message is ListMessage => isOneOf(listTypes, message));
  return withParent(naming, messages, "matches", ({ match }) => match).map(({ message, parentId }) => ({
    type: message.type,
    list: message.type,
    matchId: parentId,
    sports: sportsOf(message),
    rows: rowsOf(naming, parentId, message),
    removed: message.removed ?? [],
    raw: message,
  }));
}

export function identifyOdds(naming: Naming): KnownOdds[] {
  return withParent(naming, ofType(naming, "odds"), "matches", ({ match }) => match).map(
    ({ message, parentId: matchId }) => ({
      type: message.type,
      matchId,
      sports: [],
      moves: message.entries.map(({ company, market, phase, at, prices, suspended, ...rest }) => {
        const line = "line" in rest ? rest.line : null;
        return { matchId, company, market, phase, at, line, prices, suspended: suspended ?? false };
      }),
      raw: message,
    }),
  );
}

function isOneOf(types: readonly string[], { type }: FeedMessage): boolean {
  return types.includes(type);
}

/** A document as the store keeps it, and the sports that it can only speak of. */
function documentOf(naming: Naming, message: DocumentMessage): { document: Document; sports: Sport[] } {
  switch (message.type) {
    case "match-info": {
      const { referee, officials, attendance, weather, venue, broadcasts } = message;
      const data = {
        referee: official(naming, referee),
        officials: officials?.flatMap((each) => official(naming, each) ?? []),
        attendance,
        weather,
        venue,
        broadcasts,
      };
      return { document: { part: "info", data }, sports: [] };
    }
    case "line-ups": {
      const { confirmed, home, away } = message;
      const data = { confirmed, home: lineUp(naming, home), away: lineUp(naming, away) };
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
      const data = { home: boxSide(naming, message.home), away: boxSide(naming, message.away) };
      return { document: { part: "box-score", data }, sports: ["basketball"] };
    }
    case "ratings":
      return { document: { part: "ratings", data: withPlayers(naming, message.entries) }, sports: [] };
    case "touches":
      return { document: { part: "touches", data: withPlayers(naming, message.entries) }, sports: ["football"] };
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

function lineUp(naming: Naming, side: FeedOf<"line-ups">["home"]): LineUp<number> {
  return {
    ...side,
    coach: official(naming, side.coach),
    starters: withPlayers(naming, side.starters),
    bench: withPlayers(naming, side.bench),
  };
}

function boxSide(naming: Naming, side: FeedOf<"box-score">["home"]): BoxSide<number> {
  return { ...side, players: withPlayers(naming, side.players) };
}

function official({ refs }: Naming, ref: string | undefined): number | undefined {
  return ref === undefined ? undefined : refs.find("officials", ref);
}

/** Football counts minutes, basketball counts down; only football follows the ball. */
function sportsOf(message: ListMessage): Sport[] {
  if (message.type === "ball") return ["football"];
  return [...new Set(message.entries.map((entry) => ("minute" in entry ? "football" : "basketball")))];
}

const entryRoles = ["player", "other", "assist", "keeper", "block"];

function rowsOf(naming: Naming, matchId: number, message: ListMessage): MatchItemRow[] {
  switch (message.type) {
    case "commentary":
      return message.entries.map((entry) => {
        const data = withPeople<CommentaryEntry<number>>(naming, entry, entryRoles);
        return { matchId, list: "commentary", ref: entry.ref, at: entry.at, data };
      });
    case "shots":
      return message.entries.map((entry) => {
        const data = withPeople<Shot<number>>(naming, entry, entryRoles);
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
