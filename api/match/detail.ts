import { Refusal } from "@scoreline/contract/errors";
import type { Sport } from "@scoreline/domain/sport";
import type { BoardHead } from "@scoreline/live/board-head";
import { cachedAnswer } from "#cache/answer.ts";
import type { Reader, Services } from "#handler.ts";
import type { Prepared } from "#prepared.ts";

/** The match that a call asks about, or the refusal that there is none. */
export async function matchAsked(sport: Sport, matchId: number, { boards }: Services): Promise<BoardHead> {
  const head = await boards.head(sport, matchId);
  if (!head) throw new Refusal("matchNotFound");
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
