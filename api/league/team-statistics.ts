import type { CallReply } from "@scoreline/contract/call";
import type { leagueTeamStatistics } from "@scoreline/contract/calls/league-figures";
import { succeed } from "@scoreline/contract/envelope";
import {
  basketballTeamStatistics,
  footballTeamStatistics,
  type TeamLine,
  teamStatistics,
} from "@scoreline/domain/season/team-statistics";
import { loadTotals } from "@scoreline/store/match/details";
import { cachedValue } from "#cache/answer.ts";
import type { Handler, Reader, Services } from "#handler.ts";
import {
  asked,
  type LeagueSeason,
  leagueSeason,
  type SeasonAsked,
  seasonAnswer,
  seasonAsked,
  seasonHead,
} from "#league/season.ts";
import { teamBadge } from "#rows/badges.ts";

type Reply = CallReply<typeof leagueTeamStatistics>;

/** A whole season is counted once for all languages. */
const counted = cachedValue({
  name: "team statistics counted",
  reader: [],
  make: async (input: SeasonAsked, _reader, { database, ...services }): Promise<Counted> => {
    const { competition, sheet } = await seasonAsked(input, { database, ...services });
    const { sport } = competition;
    const over = sheet.heads.flatMap(({ id, home, away, state }) =>
      "teamId" in home && "teamId" in away && state.kind === "finished"
        ? [{ id, home: home.teamId, away: away.teamId, score: state.score.current }]
        : [],
    );
    const totals = await loadTotals(
      database,
      `${sport}-statistics`,
      over.map(({ id }) => id),
    );
    const told = over.flatMap((match) => {
      const own = totals.get(match.id);
      return own && Object.keys(own).length > 0 ? [{ ...match, totals: own }] : [];
    });
    return { seasonId: sheet.season.id, lines: teamStatistics(sport, told) };
  },
  restsOn: ({ seasonId }) => [`season:${seasonId}`],
  bytes: ({ lines }) => 400 * lines.length,
});

type Counted = { seasonId: number; lines: TeamLine[] };

const made = seasonAnswer("team statistics", worded);

export const teamStatisticsCalls: { leagueTeamStatistics: Handler<typeof leagueTeamStatistics> } = {
  leagueTeamStatistics: async (input, caller, services) =>
    made(asked(await leagueSeason(services, input), services), caller, services),
};

async function worded(
  found: LeagueSeason,
  input: SeasonAsked,
  reader: Pick<Reader, "locale">,
  services: Services,
): Promise<Reply> {
  const { lines } = await counted(input, {}, services);
  const all = found.competition.sport === "football" ? footballTeamStatistics : basketballTeamStatistics;
  const round = (value: number) => Math.round(value * 100) / 100;
  return succeed({
    data: {
      ...seasonHead(found, reader, services),
      teams: lines.map(({ teamId }) => teamBadge({ teamId }, services.boards.catalogue, reader.locale)),
      keys: all.filter((key) => lines.some(({ figures }) => figures[key] !== undefined)),
      rows: lines.map(({ teamId, matches, figures }) => ({
        teamId,
        matches,
        figures: Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, round(value)])),
      })),
    },
  });
}
