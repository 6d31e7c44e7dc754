import { emptyList, type Judgements, mask, open, untold } from "#hidden/mask.ts";
import { rowJudgements } from "#hidden/match-row.ts";
import { asked, type FindMatch, type HiddenSubject, ofFound } from "#hidden/subject.ts";
import {
  type DetailsMessage,
  type EventsMessage,
  type MovingField,
  movingFields,
  type RowDelta,
  rowFields,
  type ScoresMessage,
} from "#live.ts";

/** The messages of the stream: they name a match by its number alone, and whoever listens knows its sides. */

/** What has moved is judged as in its row. */
const moving = Object.fromEntries(
  movingFields.map((field: MovingField) => [rowFields[field], rowJudgements[field]]),
) as Omit<Judgements<RowDelta>, "i" | "n">;

const delta = mask<RowDelta>({ ...moving, i: open, n: untold }, { tells: ofDelta });

/** A match that begins with this message has something to hide from here on. */
function ofDelta({ i, d }: RowDelta, find: FindMatch): HiddenSubject[] {
  const match = find(i);
  const kind = typeof d === "string" ? d : (match?.kind ?? "live");
  return [match ? ofFound(match, kind) : { of: "match", matchId: i, kind, teamIds: undefined }];
}

export const messageMasks = {
  scores: mask<ScoresMessage>({ seq: open, sport: open, m: delta, changed: open }),
  match: mask<EventsMessage>({ seq: open, matchId: open, set: emptyList, removed: emptyList }, { tells: asked }),
  details: mask<DetailsMessage>({ seq: open, matchId: open, parts: open, items: emptyList }, { tells: asked }),
} as const;
