import { Refusal } from "@scoreline/contract/errors";
import type { BoardHead } from "@scoreline/live/board-head";
import type { Services } from "#handler.ts";
import { instantOf } from "#match/moment.ts";
import { wholeMatch } from "#match/whole.ts";

/** A match of either sport: prices are the same for both. */
export async function anyMatch({ boards }: Services, matchId: number): Promise<BoardHead> {
  const head = (await boards.head("football", matchId)) ?? (await boards.head("basketball", matchId));
  if (!head) throw new Refusal("matchNotFound");
  return head;
}

/** The same for a call that tells how prices moved: what the sources still have of it is asked for. */
export async function anyWholeMatch(services: Services, matchId: number): Promise<BoardHead> {
  const head = await anyMatch(services, matchId);
  await wholeMatch(head, services);
  return head;
}

/** Until when prices count: no limit, or the end of a minute of the match. Refuses a match that does not exist. */
export async function countedUntil(
  services: Services,
  matchId: number,
  minute: string | undefined,
): Promise<number | undefined> {
  return instantOf(await anyWholeMatch(services, matchId), minute, services);
}
