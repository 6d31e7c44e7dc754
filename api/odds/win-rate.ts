import type { CallReply } from "@scoreline/contract/call";
import type { matchWinRate } from "@scoreline/contract/calls/odds";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { instantsBetween, type WinRatePoint, winRateCurve } from "@scoreline/domain/odds/win-rate";
import { matchBriefs } from "@scoreline/store/matches";
import { movesOfMatch } from "@scoreline/store/odds";
import type { Handler, Services } from "#handler.ts";
import { Kept } from "#kept.ts";

type Reply = CallReply<typeof matchWinRate>;

const minuteMs = 60_000;
const pointsBefore = 40;
/** No match and no market is open for longer. */
const longestMs = 5 * 60 * minuteMs;
/** A market that moves in seconds is still drawn by minutes. */
const keptMs = 10_000;
const caches = new WeakMap<Services, Kept<Reply>>();

export const winRates: { matchWinRate: Handler<typeof matchWinRate> } = {
  matchWinRate: ({ matchId, minute }, _, services) => {
    let cache = caches.get(services);
    if (!cache) {
      cache = new Kept<Reply>(200, keptMs);
      caches.set(services, cache);
    }
    return cache.get(`${matchId} ${minute}`, services.now(), () => curves(services, matchId, minute));
  },
};

async function curves({ database, now }: Services, matchId: number, minute: number | undefined): Promise<Reply> {
  const [match] = await matchBriefs(database, [matchId]);
  if (!match) throw new Refusal("matchNotFound");
  const { kickoff } = match;
  const until = minute === undefined ? Math.min(now(), kickoff + longestMs) : kickoff + minute * minuteMs;
  const moves = await movesOfMatch(database, matchId, { market: "1x2", until });
  const first = moves[0]?.at ?? kickoff;
  const last = moves.at(-1)?.at ?? kickoff;
  const before = winRateCurve(
    moves.filter(({ phase }) => phase !== "live"),
    instantsBetween(Math.min(first, kickoff), Math.min(kickoff, until), pointsBefore),
  );
  const inPlay = moves.some(({ phase }) => phase === "live");
  const minutes = inPlay ? Math.ceil((last - kickoff) / minuteMs) : -1;
  const live = winRateCurve(
    moves,
    Array.from({ length: Math.max(0, minutes + 1) }, (__, place) => kickoff + place * minuteMs),
  );
  const preMatch = before.at(-1);
  const current = live.at(-1) ?? preMatch;
  return succeed({
    data: {
      preMatch: preMatch ? rateOf(preMatch) : null,
      current: current ? rateOf(current) : null,
      before: before.map((point) => ({ at: point.at, ...rateOf(point) })),
      live: live.map((point) => ({
        at: point.at,
        ...rateOf(point),
        minute: Math.round((point.at - kickoff) / minuteMs),
      })),
    },
  });
}

/** Four places are finer than any line on a screen. */
function rateOf({ home, draw, away }: WinRatePoint) {
  const rounded = (chance: number) => Math.round(chance * 10_000) / 10_000;
  return { home: rounded(home), draw: draw === null ? null : rounded(draw), away: rounded(away) };
}
