import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { voteAllowances } from "@scoreline/domain/contest/votes";
import { vote, voteOf, votesOn } from "@scoreline/store/contest/votes";
import { loadMatches } from "@scoreline/store/match/matches";
import { hashOf, newSecret } from "#account/accounts.ts";
import { visitBy } from "#account/sign-in.ts";
import { entryClock } from "#contest/entry-clock.ts";
import type { Caller, Handler, Services } from "#handler.ts";

const voterCookie = "voter";
const yearSeconds = 31_536_000;

/** An account, or else the device: it keeps a cookie from its first vote on. */
function voterOf(caller: Caller): string | undefined {
  if (caller.session) return `u${caller.session.userId}`;
  const device = visitBy(caller).cookie(voterCookie);
  return device && /^[\w-]{43}$/.test(device) ? `d${hashOf(device)}` : undefined;
}

async function shown(matchId: number, voter: string | undefined, { database, now }: Services) {
  const [match] = await loadMatches(database, [matchId]);
  if (!match) throw new Refusal("matchNotFound");
  const [mine, shares] = await Promise.all([
    voter ? voteOf(database, matchId, voter) : undefined,
    votesOn(database, matchId),
  ]);
  const open = match.state.kind === "scheduled" && now() < match.kickoff;
  const total = shares.home + shares.draw + shares.away;
  return { mine: mine ?? null, open, total, shares: mine || !open ? shares : null };
}

/** A device's first voice on a match is one of those that its address has. */
async function spendVoice(matchId: number, caller: Caller, { accounts }: Services): Promise<void> {
  const { network } = visitBy(caller);
  const { match, address } = voteAllowances;
  const takings = [
    { key: `vote ${matchId} ${network}`, allowance: match },
    { key: `vote ${network}`, allowance: address },
  ];
  const { waitMs } = await accounts.limiter.take(takings, accounts.now());
  if (waitMs > 0) throw new Refusal("tooManyTries", [], { waitMs });
}

/** Who wins, as readers see it. */
export const voteCalls: { [Name in "getVotes" | "castVote"]: Handler<Calls[Name]> } = {
  getVotes: async ({ matchId }, caller, services) => succeed({ data: await shown(matchId, voterOf(caller), services) }),

  castVote: async ({ matchId, choice }, caller, services) => {
    const [match] = await loadMatches(services.database, [matchId]);
    if (!match) throw new Refusal("matchNotFound");
    if (match.sport === "basketball" && choice === "draw")
      throw new Refusal("badRequest", [{ field: "choice", expected: "home or away" }]);
    let voter = voterOf(caller);
    const isFirst = !voter || (await voteOf(services.database, matchId, voter)) === undefined;
    if (!caller.session && isFirst) await spendVoice(matchId, caller, services);
    if (!voter) {
      const device = newSecret();
      visitBy(caller).keepCookie(voterCookie, device, { maxAge: yearSeconds });
      voter = `d${hashOf(device)}`;
    }
    const userId = caller.session?.userId ?? null;
    if (!(await vote(services.database, { matchId, voter, userId, choice }, entryClock(services))))
      throw new Refusal("entryEnded");
    return succeed({ data: await shown(matchId, voter, services) });
  },
};
