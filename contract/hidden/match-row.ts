import { hides, type Judgements, mask, nothing, open, zero } from "#hidden/mask.ts";
import { ofMatch } from "#hidden/subject.ts";
import type { MatchRow } from "#schemas.ts";

/** A match: what most answers are made of, and what the stream moves. */

/** Extra time, overtime and penalties say that it was level: who does not want to know reads the plain end. */
export const plainStatus: Readonly<Record<string, string>> = {
  AET: "FT",
  "Pen.": "FT",
  AOT: "FT",
  ET: "Live",
  Pen: "Live",
  OT: "Live",
};

const status = hides<string>((code) => plainStatus[code] ?? code);

/** Clocks of time that is played whatever the score. */
const regularPhases = ["first-half", "half-time", "second-half", "q1", "q2", "q3", "q4", "break"];
const clock = hides<MatchRow["clock"]>((anchor) => (anchor && regularPhases.includes(anchor.phase) ? anchor : null));

export const rowJudgements: Judgements<MatchRow> = {
  matchId: open,
  matchName: open,
  kickoff: open,
  kind: open,
  matchStatus: status,
  clock,
  homeTeam: open,
  awayTeam: open,
  homeTeamScore: nothing,
  awayTeamScore: nothing,
  halfTime: nothing,
  penalties: nothing,
  aggregate: nothing,
  periods: nothing,
  homeRedCards: zero,
  awayRedCards: zero,
  winner: nothing,
  lineUps: open,
  video: open,
};
/** A row tells of its own match. */
export const ofItself = { tells: (row: MatchRow) => [ofMatch(row)] };

export const matchRow = mask<MatchRow>(rowJudgements, ofItself);
