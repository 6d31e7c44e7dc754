import type { TeamBadge } from "@scoreline/contract/schemas";

export const pictureSize = { width: 1200, height: 630 } as const;

/** Everything that stands on a share picture, worded; the thread that draws it asks nobody. */
export type Picture =
  | {
      kind: "match";
      league: string;
      home: TeamBadge;
      away: TeamBadge;
      /** The score, or when it begins. */
      middle: string;
      /** What the middle means: the status, or the day. */
      below: string;
      live: boolean;
    }
  | { kind: "team"; badge: TeamBadge; name: string; about: string; lines: string[] }
  | { kind: "league"; colour: string; code: string; name: string; about: string; lines: string[] }
  | { kind: "player"; colour: string; initials: string; name: string; about: string; lines: string[] };
