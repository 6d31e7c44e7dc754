import type { GetPath, GetReply } from "@scoreline/contract/client";
import { applyMask } from "@scoreline/contract/hidden/apply";
import { matchRow } from "@scoreline/contract/hidden/match-row";
import { messageMasks } from "@scoreline/contract/hidden/messages";
import { type FindMatch, ofMatch, type Sides } from "@scoreline/contract/hidden/subject";
import type { DetailsMessage, EventsMessage, ScoresMessage } from "@scoreline/contract/live";
import type { MatchRow } from "@scoreline/contract/schemas";
import { covers, type Guard, isGuarded } from "#reader/shield.ts";
import { lateScript } from "#ui/late-script.ts";

/**
 * Answers and messages without what the reader does not want to know. What reveals a result is declared beside the schemas
 * (`contract/hidden/`); whether this reader hides it is said here.
 */

const loadMasks = lateScript(() => import("@scoreline/contract/hidden/masks"));

/**
 * An answer as far as the reader wants to know it. Of one about a match whose sides it does not name, `asked` says which
 * match that is: unknown, it is hidden. Who hides nothing loads no masks.
 */
export async function masked<Path extends GetPath>(
  path: Path,
  reply: GetReply<Path>,
  guard: Guard,
  asked?: () => Sides | undefined | Promise<Sides | undefined>,
): Promise<GetReply<Path>> {
  if (!isGuarded(guard)) return reply;
  const { maskOf, needsMatch } = await loadMasks();
  const mask = maskOf(path);
  if (!mask) return reply;
  const match = needsMatch(path) ? await asked?.() : undefined;
  return applyMask(mask, reply, covers(guard), () => match);
}

export type StreamMessages = { scores: ScoresMessage; match: EventsMessage; details: DetailsMessage };

/** A message in the same way. `find` gives a match by its number; without one, the match that is listened to. */
export function maskedMessage<Event extends keyof StreamMessages>(
  event: Event,
  message: StreamMessages[Event],
  guard: Guard,
  find: FindMatch,
): StreamMessages[Event] {
  return isGuarded(guard) ? applyMask(messageMasks[event], message, covers(guard), find) : message;
}

/** A match as far as the reader wants to know it. */
export function maskedRow<Row extends MatchRow>(row: Row, guard: Guard): Row {
  return isGuarded(guard) ? applyMask(matchRow, row, covers(guard), () => undefined) : row;
}

/** Whether a match is not to be told. One that has not begun has nothing to hide. */
export function coversRow(row: Sides, guard: Guard): boolean {
  return covers(guard)(ofMatch(row));
}
