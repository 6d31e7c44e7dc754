import type { CommentaryEntry } from "#match/details/commentary.ts";
import type { BallBlock, MatchList, MatchPart } from "#match/details/details.ts";
import type { BasketballEvent, FootballEvent } from "#match/details/events.ts";
import type { MatchHead, MatchPlace, ScoreNews } from "#match/state/head.ts";
import type { AnyState } from "#match/state/state.ts";
import type { Sport } from "#sport.ts";

/** Ids of what changed. What is not named did not. */
export type ChangedThings = {
  /** Sports of which a list of matches may read differently. */
  sports?: Sport[];
  matches?: number[];
  seasons?: number[];
  /** Those of the seasons of which stages, plans or results changed, and not only what is around their matches. */
  sheets?: number[];
  competitions?: number[];
  teams?: number[];
  /** Players of whom something is new or different, whatever it is. */
  players?: number[];
  /** Players whom nobody knew before, and those who have another name, team or number than before. */
  newPlayers?: number[];
  profiles?: number[];
  /** Coaches and referees of whom something is different. */
  officials?: number[];
  /** Stories that are new, worded otherwise or withdrawn. */
  news?: number[];
};

/** An event of a match as the store keeps it: people by our ids, or not known. */
export type StoredEvent = { id: string } & (FootballEvent<number> | BasketballEvent<number>);

/** What around a match can change: a document, a list, the prices, or its events where they are told afterwards as a whole. */
export type DetailPart = MatchPart | MatchList | "odds" | "events";

/** What a reader has of their own. */
export type UserPart = "favourites" | "notifications" | "profile" | "announcements";

/** The entries that are worth sending along; whatever is not here is read from the store. */
export type DetailItems =
  | { list: "commentary"; entries: CommentaryEntry<number>[]; removed: string[] }
  | { list: "ball"; entries: BallBlock[] };

/**
 * What ingest found to be true and new. Facts are appended in the transaction that changes the state they speak of,
 * and each says enough for a reader to follow without asking the store.
 */
export type FactBody =
  | {
      kind: "fixture";
      matchId: number;
      head: MatchHead /** The kick-off that it had, where it has another. */;
      movedFrom?: number;
    }
  | {
      kind: "state";
      matchId: number;
      sport: Sport;
      of: MatchPlace;
      state: AnyState;
      homeReds: number;
      awayReds: number;
      news: ScoreNews[];
    }
  | { kind: "events"; matchId: number; sport: Sport; of: MatchPlace; set: StoredEvent[]; removed: string[] }
  /** Small on purpose: it says what changed around a match, and a page asks for what it shows. */
  | {
      kind: "details";
      matchId: number;
      sport: Sport;
      of: MatchPlace;
      parts: DetailPart[];
      items: DetailItems[];
      /** Somebody looks at the match and waits for it, whatever its day. */
      asked?: true;
    }
  | { kind: "catalogue"; entity: "countries" | "competitions" | "teams"; ids: number[] }
  /** Nobody follows these step by step, so only their ids are told: whoever holds something of them reads it again. */
  | ({ kind: "changed" } & ChangedThings)
  /** Something of one reader's changed, wherever it was done: their other screens ask for it again. */
  | { kind: "user"; userId: number; changed: UserPart[] }
  /** The same for many at once. */
  | { kind: "users"; userIds: number[]; changed: UserPart[] }
  /** Something is announced from now on: whoever is signed in may be meant. */
  | { kind: "announced" }
  | { kind: "session-ended"; userId: number; sessionId: number }
  /** Contests that were counted anew: their leaderboards read differently. */
  | { kind: "contests"; ids: number[] }
  /** What people say below a story: what was added, and what can no longer be read. */
  | { kind: "comments"; newsId: number; added: number[]; gone: number[]; total: number };

export type Fact = FactBody & {
  /** Grows by one with every fact; order of numbers is order of commits. */
  seq: number;
  /** Epoch milliseconds at which we came to know it. */
  at: number;
};

/** A fact about one match. */
export type MatchFact = Extract<Fact, { matchId: number }>;
