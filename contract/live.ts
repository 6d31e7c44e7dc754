import type { DetailItems, DetailPart, StoredEvent, UserPart } from "@scoreline/domain/facts";
import type { Sport } from "@scoreline/domain/sport";
import type { MatchRow } from "#schemas.ts";

/**
 * The messages of /live/stream. Each carries `seq`; a reader drops what it has seen and asks again after a gap. Each names
 * what it is about: a reader with several topics on one stream knows whose it is.
 */

/** Short names on the wire, for fields that change while a match is on. */
export const rowFields = {
  kickoff: "k",
  kind: "d",
  matchStatus: "s",
  clock: "c",
  homeTeamScore: "h",
  awayTeamScore: "a",
  halfTime: "t",
  penalties: "p",
  aggregate: "g",
  periods: "q",
  homeRedCards: "x",
  awayRedCards: "y",
  winner: "w",
  lineUps: "l",
  video: "v",
} as const satisfies Partial<Record<keyof MatchRow, string>>;

export type MovingField = keyof typeof rowFields;
export const movingFields = Object.keys(rowFields) as MovingField[];

/** What happened, so that a screen can say so: a goal flashes, an overturned goal is named. */
export type RowNews = "goal-home" | "goal-away" | "overturned-home" | "overturned-away";

/** Changed fields of one match by their short names, `i` its id, `n` the news. */
export type RowDelta = { i: number; n?: RowNews } & Partial<Record<(typeof rowFields)[MovingField], unknown>>;

export type ScoresMessage = {
  seq: number;
  sport: Sport;
  m: RowDelta[];
  /** Matches that came or went: the reader asks for the list again. */
  changed?: true;
};

/** The events of a match that were added or corrected, and the ids of those that were taken back. */
export type EventsMessage = { seq: number; matchId: number; set: StoredEvent[]; removed: string[] };

/** What changed around a match: a page that shows one of the parts asks for it again, unless the entries are here. */
export type DetailsMessage = { seq: number; matchId: number; parts: DetailPart[]; items: DetailItems[] };

/** What changed of the reader's own: a screen that shows it asks for it again. */
export type UserMessage = { seq: number; changed: UserPart[] };

/** What people said below a story, by the numbers of their comments: a page says how many are new and asks when it is to show them. */
export type CommentsMessage = { seq: number; newsId: number; added: number[]; gone: number[]; total: number };

/** A contest was counted anew: a screen that shows its leaderboard asks for it again. */
export type ContestMessage = { seq: number; contestId: number };

/** `user` is whoever the session belongs to: nobody can name another. */
export type Topic = `scores:${Sport}` | `match:${number}` | `contest:${number}` | `news:${number}` | "user";

/**
 * Event names of the stream. `resync`: what was missed is too much to send, ask for the list again. `moved`: connect anew.
 * `signed-out`: the session is over and nothing of `user` follows; the other topics go on.
 */
export type StreamEvent =
  | "scores"
  | "match"
  | "details"
  | "contest"
  | "comments"
  | "user"
  | "resync"
  | "moved"
  | "signed-out";

export function applyDelta<Row extends Pick<MatchRow, MovingField>>(row: Row, delta: RowDelta): Row {
  const changed: Partial<Record<MovingField, unknown>> = {};
  for (const field of movingFields) {
    const value = delta[rowFields[field]];
    if (value !== undefined) changed[field] = value;
  }
  return { ...row, ...changed };
}

/** The delta that leads from one row to the next; nothing where nothing moved. */
export function rowDelta(before: MatchRow, after: MatchRow): RowDelta | undefined {
  const delta: RowDelta = { i: after.matchId };
  let moved = false;
  for (const field of movingFields) {
    if (JSON.stringify(before[field]) === JSON.stringify(after[field])) continue;
    delta[rowFields[field]] = after[field];
    moved = true;
  }
  return moved ? delta : undefined;
}
