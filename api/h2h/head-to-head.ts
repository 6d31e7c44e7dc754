import type { CallInput, CallReply } from "@scoreline/contract/call";
import type { basketballH2hInfo, h2hInfo, lastMatches } from "@scoreline/contract/calls/h2h";
import { succeed } from "@scoreline/contract/envelope";
import { formOf, recordOf } from "@scoreline/domain/analysis/record";
import { statWindows } from "@scoreline/domain/constants";
import { choosePast } from "@scoreline/domain/match/state/past-match";
import type { Side, Sport } from "@scoreline/domain/sport";
import { type Background, backgroundOf, type Past, pastRow } from "#h2h/past.ts";
import type { Caller, Handler, Services } from "#handler.ts";

type Wanted = Pick<CallInput<typeof lastMatches>, "duration" | "isSameLeague" | "isHomeAway">;

const formGames = 6;

/** The matches of one side, or the meetings, that the reader wants to see. */
export function choose(background: Background, which: Side | "h2h", wanted: Wanted & { leagueIds?: number[] }): Past[] {
  const { head, teamIds } = background;
  const side = which === "h2h" ? "home" : which;
  const competitionIds = wanted.isSameLeague ? [head.competitionId] : wanted.leagueIds;
  return choosePast(which === "h2h" ? background.meetings : background[which], {
    limit: wanted.duration ?? statWindows[0],
    ...(competitionIds && { competitionIds }),
    ...(wanted.isHomeAway && { as: { teamId: teamIds[side], side } }),
  });
}

function lastOf(
  background: Background,
  which: Side | "h2h",
  wanted: Wanted,
  { locale }: Caller,
  services: Services,
): CallReply<typeof lastMatches>["result"]["data"] {
  const matches = choose(background, which, wanted);
  const teamId = background.teamIds[which === "h2h" ? "home" : which];
  return {
    record: recordOf(teamId, matches),
    form: formOf(teamId, matches, formGames),
    matches: matches.map((match) => pastRow(match, services, locale)),
  };
}

async function headToHead(
  sport: Sport,
  { matchId, ...wanted }: CallInput<typeof h2hInfo>,
  caller: Caller,
  services: Services,
): Promise<CallReply<typeof h2hInfo>> {
  const background = await backgroundOf(services, matchId, sport);
  const { record, matches } = lastOf(background, "h2h", wanted, caller, services);
  return succeed({
    data: {
      record,
      meetings: matches,
      home: lastOf(background, "home", wanted, caller, services),
      away: lastOf(background, "away", wanted, caller, services),
    },
  });
}

export const headToHeads: {
  h2hInfo: Handler<typeof h2hInfo>;
  basketballH2hInfo: Handler<typeof basketballH2hInfo>;
  lastMatches: Handler<typeof lastMatches>;
} = {
  h2hInfo: (input, caller, services) => headToHead("football", input, caller, services),
  basketballH2hInfo: (input, caller, services) => headToHead("basketball", input, caller, services),
  lastMatches: async ({ matchId, side, ...wanted }, caller, services) =>
    succeed({ data: lastOf(await backgroundOf(services, matchId), side, wanted, caller, services) }),
};
