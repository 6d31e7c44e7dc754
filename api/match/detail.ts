import { Refusal } from "@scoreline/contract/errors";
import type { Sport } from "@scoreline/domain/sport";
import type { BoardHead } from "@scoreline/live/rows";
import type { Caller, Services } from "#handler.ts";
import { type Prepared, PreparedCache } from "#prepared.ts";

/** The match that a call asks about, or the refusal that there is none. */
export async function matchAsked(sport: Sport, matchId: number, { boards }: Services): Promise<BoardHead> {
  const head = await boards.head(sport, matchId);
  if (!head) throw new Refusal("matchNotFound");
  return head;
}

const keptAnswers = 2_000;
const caches = new WeakMap<Services, PreparedCache<object>>();

/**
 * An answer about one match, made once for each language and input until something is told of the match:
 * everybody who looks at a goal asks at the same moment.
 */
export function detailAnswer<Reply extends object>(
  call: string,
  input: { matchId: number },
  { locale }: Pick<Caller, "locale">,
  services: Services,
  make: () => Promise<Reply>,
): Promise<Prepared<Reply>> {
  let cache = caches.get(services);
  if (!cache) {
    cache = new PreparedCache<object>(keptAnswers);
    caches.set(services, cache);
  }
  const key = JSON.stringify([call, locale, input]);
  return cache.get(key, services.boards.matchVersion(input.matchId), make) as Promise<Prepared<Reply>>;
}
