import { Refusal } from "@scoreline/contract/errors";
import type { Sport } from "@scoreline/domain/sport";
import type { BoardHead } from "@scoreline/live/board-head";
import { cachedAnswer } from "#cache/answer.ts";
import type { Reader, Services } from "#handler.ts";
import { wholeMatch } from "#match/whole.ts";
import type { Prepared } from "#prepared.ts";

/** The match that a call asks about, or the refusal that there is none. */
export async function matchAsked(sport: Sport, matchId: number, { boards }: Services): Promise<BoardHead> {
  const head = await boards.head(sport, matchId);
  if (!head) throw new Refusal("matchNotFound");
  return head;
}

/** The same for a call that tells what is long of a match: what the sources still have of it is asked for. */
export async function wholeMatchAsked(sport: Sport, matchId: number, services: Services): Promise<BoardHead> {
  const head = await matchAsked(sport, matchId, services);
  await wholeMatch(head, services);
  return head;
}

/**
 * An answer about one match, made once for each language and input until something is told of the match:
 * everybody who looks at a goal asks at the same moment.
 */
export function detailAnswer<Input extends { matchId: number }, Reply>(
  name: string,
  make: (input: Input, reader: Pick<Reader, "locale">, services: Services) => Promise<Reply>,
): (input: Input, reader: Pick<Reader, "locale">, services: Services) => Promise<Prepared<Reply>> {
  return cachedAnswer({
    name,
    reader: ["locale"],
    restsOn: ({ matchId }: Input) => [`match:${matchId}`, "catalogue", "people"],
    make,
  });
}
