import type { Minute } from "#match/state/clock.ts";
import type { Points } from "#match/state/score.ts";
import type { TroubleReason } from "#match/state/state.ts";
import type { Names } from "#names.ts";
import type { MatchAlertKind } from "#notify/kinds.ts";
import type { Side, Sport } from "#sport.ts";

/** What an alert says of a match, as codes: the words are found when somebody reads it. */
export type MatchMoment = {
  /** Whose switch it is. */
  kind: MatchAlertKind;
  /** Which of the things that the switch stands for. */
  what: MomentWhat;
  score?: Points;
  penalties?: Points;
  side?: Side;
  minute?: Minute;
  player?: number;
  assist?: number;
  how?: GoalWay;
  /** Of a quarter or an overtime. */
  period?: number;
  reason?: TroubleReason;
  /** The new one of a match that was moved. */
  kickoff?: number;
  /** It was told and does not count any more: a goal that was overturned, a card that was taken back. */
  overturned?: true;
  /** As far as it is known; what is unknown and not new counts as old. */
  happenedAt: number;
};

export type MomentWhat =
  | "line-ups"
  | "start"
  | "goal"
  | "red-card"
  | "second-yellow"
  | "penalty-missed"
  | "half-time"
  | "extra-time"
  | "shoot-out"
  | "quarter"
  | "close-finish"
  | "overtime"
  | "end"
  | "postponed"
  | "moved"
  | "abandoned"
  | "cancelled";

export type GoalWay = "open-play" | "penalty" | "own-goal" | "free-kick" | "header";

/** A side as an alert names it: a team, or what stood in its place. */
export type AlertSide = { teamId: number | null; names: Names };

/** What leads to the page of a match, and what it is called. */
export type AlertMatch = {
  matchId: number;
  sport: Sport;
  countryKey: string;
  leagueKey: string;
  matchName: string;
  competition: Names;
  home: AlertSide;
  away: AlertSide;
};

/** The five kinds of contests, as the specification numbers them. */
export type ContestType = 1 | 2 | 3 | 4 | 5;

/** What an alert is about, whole: read in any language, years later, without asking for anything else. */
export type AlertBody =
  | { about: "match"; match: AlertMatch; moment: MatchMoment; player?: Names; assist?: Names }
  | { about: "news"; newsId: number; sport: Sport; title: Names; logo?: string }
  | { about: "reply"; newsId: number; sport: Sport; newsTitle: Names; by: string; text: string; commentId: number }
  | { about: "likes"; newsId: number; sport: Sport; newsTitle: Names; count: number; commentId: number }
  | { about: "contest"; contestType: ContestType; contestId: number; sport: Sport; title: Names }
  | {
      about: "contest-result";
      contestType: ContestType;
      contestId: number;
      sport: Sport;
      title: Names;
      /** Whoever reads it has a place of their own: it is looked up then. */
      rank?: number;
    };

/** Type codes of the specification. */
export const notificationTypes = {
  announcement: 1,
  footballMatch: 2,
  footballMatchLines: 3,
  contest: 4,
  news: 5,
  comment: 6,
  basketballMatch: 7,
} as const;
export type NotificationType = (typeof notificationTypes)[keyof typeof notificationTypes];

/** Goals and cards have a headline and a line below it; of the rest there is one thing to say. */
export function typeOf(body: AlertBody): NotificationType {
  switch (body.about) {
    case "match":
      if (body.match.sport === "basketball") return notificationTypes.basketballMatch;
      return body.moment.minute || body.moment.player
        ? notificationTypes.footballMatchLines
        : notificationTypes.footballMatch;
    case "news":
      return notificationTypes.news;
    case "reply":
    case "likes":
      return notificationTypes.comment;
    default:
      return notificationTypes.contest;
  }
}
