import type { Sport } from "#sport.ts";

/**
 * What somebody can be told of, each with a bit of its own: who wants what is asked of a hundred thousand people at once, in SQL.
 * The order is stored: new ones go to the end.
 */
export const alertKinds = [
  "lineUps",
  "start",
  "goal",
  "redCard",
  "penaltyMissed",
  "halfTime",
  "end",
  "extraTime",
  "shootOut",
  "quarter",
  "closeFinish",
  "overtime",
  "trouble",
  "news",
  "reply",
  "likes",
  "contest",
  "contestResult",
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** What can happen in a match of each sport, in the order in which it is chosen from. */
export const matchAlertKinds = {
  football: [
    "lineUps",
    "start",
    "goal",
    "redCard",
    "penaltyMissed",
    "halfTime",
    "end",
    "extraTime",
    "shootOut",
    "trouble",
  ],
  basketball: ["start", "quarter", "closeFinish", "overtime", "end", "trouble"],
} as const satisfies Record<Sport, readonly AlertKind[]>;

/** What has nothing to do with a match. */
export const otherAlertKinds = ["news", "reply", "likes", "contest", "contestResult"] as const;

export type MatchAlertKind = (typeof matchAlertKinds)[Sport][number];

export function bitOf(kind: AlertKind): number {
  return 1 << alertKinds.indexOf(kind);
}

export function maskOf(kinds: Iterable<AlertKind>): number {
  let mask = 0;
  for (const kind of kinds) mask |= bitOf(kind);
  return mask;
}

export function kindsIn<Kind extends AlertKind>(mask: number, among: readonly Kind[]): Kind[] {
  return among.filter((kind) => (mask & bitOf(kind)) !== 0);
}
