import type { CallInput, CallReply } from "@scoreline/contract/call";
import type { matchWinRate } from "@scoreline/contract/calls/odds";
import { succeed } from "@scoreline/contract/envelope";
import { playedMinutes } from "@scoreline/domain/match/state/minutes";
import { instantsBetween, type WinRate, winRateCurve } from "@scoreline/domain/odds/win-rate";
import { commentaryMarks } from "@scoreline/store/match/details";
import { movesOfMatch } from "@scoreline/store/match/odds";
import { cachedAnswer } from "#cache/answer.ts";
import type { Handler, Services } from "#handler.ts";
import { cutOf } from "#match/moment.ts";
import { anyWholeMatch } from "#odds/instant.ts";

type Reply = CallReply<typeof matchWinRate>;

const pointsBefore = 40;
/** The curve runs up to this moment: it grows without news as well. */
const maxAgeMs = 5_000;

export const winRates: { matchWinRate: Handler<typeof matchWinRate> } = {
  matchWinRate: cachedAnswer({
    name: "win rate",
    reader: [],
    maxAgeMs,
    make: ({ matchId, minute }: CallInput<typeof matchWinRate>, _reader, services) => curves(services, matchId, minute),
    restsOn: ({ matchId }) => [`match:${matchId}`],
  }),
};

async function curves(services: Services, matchId: number, minute: string | undefined): Promise<Reply> {
  const { database, now } = services;
  const head = await anyWholeMatch(services, matchId);
  const cut = await cutOf(head, minute, services);
  const until = cut?.instant ?? now();
  const moves = await movesOfMatch(database, matchId, { market: "1x2", until });
  const early = moves.filter(({ phase }) => phase !== "live");
  const before = winRateCurve(
    early,
    instantsBetween(Math.min(moves[0]?.at ?? head.kickoff, head.kickoff), Math.min(head.kickoff, until), pointsBefore),
  );
  // Without a price in play there is no curve, only the way to kick-off.
  const inPlay = moves.length > early.length;
  const minutes = inPlay
    ? playedMinutes(head, await commentaryMarks(database, matchId), now()).filter(({ at }) => at <= until)
    : [];
  const points = winRateCurve(
    moves,
    minutes.map(({ at }) => at),
  );
  const byInstant = new Map(minutes.map(({ minute: played, at }) => [at, played]));
  const live = points.map((point) => ({ ...rateOf(point), at: point.at, minute: byInstant.get(point.at) ?? 0 }));
  const [preMatch, latest] = [before.at(-1), winRateCurve(moves, [until])[0]];
  return succeed({
    data: {
      preMatch: preMatch ? rateOf(preMatch) : null,
      current: latest ? rateOf(latest) : null,
      before: before.map((point) => ({ at: point.at, ...rateOf(point) })),
      live,
    },
  });
}

/** Four places are finer than any line on a screen. */
function rateOf({ home, draw, away }: WinRate) {
  const rounded = (chance: number) => Math.round(chance * 10_000) / 10_000;
  return { home: rounded(home), draw: draw === null ? null : rounded(draw), away: rounded(away) };
}
