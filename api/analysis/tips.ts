import type { matchTips as matchTipsCall, mediaTips } from "@scoreline/contract/calls/analysis";
import { succeed } from "@scoreline/contract/envelope";
import { previewsOf } from "@scoreline/domain/analysis/preview";
import { matchTips, type TipInput } from "@scoreline/domain/analysis/tips";
import { statWindows } from "@scoreline/domain/constants";
import { threePeriods } from "@scoreline/domain/odds/periods";
import { winRate } from "@scoreline/domain/odds/win-rate";
import type { Side } from "@scoreline/domain/sport";
import { oddsByPhase } from "@scoreline/store/match/odds";
import { timesOf } from "#analysis/goals.ts";
import { absencesOf } from "#analysis/teams.ts";
import { type Background, backgroundOf } from "#h2h/past.ts";
import type { Handler, Services } from "#handler.ts";

const mostTips = 6;
const lastGames = statWindows[1];

async function tipInput(services: Services, background: Background): Promise<TipInput> {
  const { head, teamIds, home, away, meetings } = background;
  const plain = {
    sport: head.sport,
    meetings,
    home: { teamId: teamIds.home, matches: home },
    away: { teamId: teamIds.away, matches: away },
  };
  if (head.sport === "basketball") return plain;
  const last = { home: home.slice(0, lastGames), away: away.slice(0, lastGames) };
  const times = await timesOf(services, background, last);
  return {
    ...plain,
    home: { ...plain.home, goalTimes: times.home },
    away: { ...plain.away, goalTimes: times.away },
  };
}

export const tips: { matchTips: Handler<typeof matchTipsCall>; mediaTips: Handler<typeof mediaTips> } = {
  matchTips: async ({ matchId }, _, services) => {
    const background = await backgroundOf(services, matchId);
    return succeed({ data: matchTips(await tipInput(services, background), mostTips) });
  },

  mediaTips: async ({ matchId }, _, services) => {
    const background = await backgroundOf(services, matchId);
    const absent = await absencesOf(services, background);
    const count = (side: Side) => ({
      injured: absent[side].filter(({ reason }) => reason === "injury").length,
      suspended: absent[side].filter(({ reason }) => reason === "suspension").length,
    });
    const periods = threePeriods(await oddsByPhase(services.database, matchId, background.head.kickoff));
    const market = winRate(periods.flatMap((company) => company["1x2"]?.preMatch ?? []));
    return succeed({
      data: previewsOf({
        ...(await tipInput(services, background)),
        absences: { home: count("home"), away: count("away") },
        ...(market && { market }),
      }),
    });
  },
};
