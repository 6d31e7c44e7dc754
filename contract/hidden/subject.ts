/** What a value tells of: a match, or something that is counted from matches. A reader hides and opens these. */

/** A table, the best of a season, what a team or a player has done, an analysis, a story: a letter and the number of it. */
export type Counted = `${"s" | "l" | "c" | "p" | "a" | "n"}${number}`;

export type HiddenSubject =
  | {
      of: "match";
      matchId: number;
      /** One that has not begun has nothing to hide. */
      kind: string;
      /** Nobody knows who plays: then it may be anybody. */
      teamIds: readonly number[] | undefined;
      /** What tells of it may be opened by itself. */
      counted?: Counted;
    }
  /** A match of which whoever keeps it knows already whether it is hidden, once it has begun. */
  | { of: "known"; kind: string; hidden: boolean }
  | {
      of: "counted";
      /** By which it is opened, where it can be. */
      counted: Counted | undefined;
      teamIds: readonly number[];
      /** Counts the matches of these teams against each other; otherwise all of theirs, whoever they played. */
      among: boolean;
    }
  /** It cannot be said what it tells of: it is hidden from everybody who hides anything. */
  | { of: "unknown"; counted?: Counted };

export type Sides = { matchId: number; kind: string; homeTeam: { teamId: number }; awayTeam: { teamId: number } };

/** Finds a match that a value speaks of without naming its sides; without an id, the one that the call was asked about. */
export type FindMatch = (matchId?: number) => Found | undefined;
/** A list may keep no ids of teams, only whether the reader hides the match. */
export type Found = Sides | { kind: string; hidden: boolean };

/** A match that was found, which may have come to another state since. */
export function ofFound(found: Found, kind: string): HiddenSubject {
  return "hidden" in found ? { of: "known", kind, hidden: found.hidden } : ofMatch({ ...found, kind });
}

export function ofMatch({ matchId, kind, homeTeam, awayTeam }: Sides): HiddenSubject {
  return { of: "match", matchId, kind, teamIds: [homeTeam.teamId, awayTeam.teamId] };
}

export function ofMatches(rows: readonly Sides[]): HiddenSubject[] {
  return rows.map(ofMatch);
}

/** Counted from the matches of some teams against each other. */
export function among(counted: Counted, teamIds: readonly number[]): HiddenSubject {
  return { of: "counted", counted, teamIds, among: true };
}

/** Counted from all matches of some teams. */
export function allOf(counted: Counted | undefined, teamIds: readonly number[]): HiddenSubject {
  return { of: "counted", counted, teamIds, among: false };
}

/** The match that a call was asked about. */
export function asked(_: unknown, find: FindMatch): HiddenSubject[] {
  const match = find();
  return [match ? ofFound(match, match.kind) : { of: "unknown" }];
}

/** What is counted before the match that a call was asked about, from the matches of both sides. */
export function askedAnalysis(_: unknown, find: FindMatch): HiddenSubject[] {
  const match = find();
  if (!match || "hidden" in match) return [{ of: "unknown" }];
  return [allOf(`a${match.matchId}`, [match.homeTeam.teamId, match.awayTeam.teamId])];
}
