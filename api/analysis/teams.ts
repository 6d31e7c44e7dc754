import type { currentSeasonStat, squadStatus, teamStatComparison } from "@scoreline/contract/calls/analysis";
import { succeed } from "@scoreline/contract/envelope";
import { compareTeam } from "@scoreline/domain/analysis/comparison";
import { formOf, recordOf } from "@scoreline/domain/analysis/record";
import { analysisWindows } from "@scoreline/domain/constants";
import { fielded } from "@scoreline/domain/match/line-ups/fielded";
import { sideOf } from "@scoreline/domain/match/state/past-match";
import { nameIn } from "@scoreline/domain/names";
import type { Side } from "@scoreline/domain/sport";
import { slug } from "@scoreline/site/slug";
import { loadPlayers } from "@scoreline/store/catalogue/catalogue";
import { loadPartOfMatches, loadParts } from "@scoreline/store/match/details";
import { type Absence, absencesOfTeams } from "@scoreline/store/people/people";
import { seasonOf } from "#analysis/goals.ts";
import { type Background, backgroundOf } from "#h2h/past.ts";
import type { Handler, Services } from "#handler.ts";

const formGames = 6;

/** Who cannot play on the day of the match. */
export async function absencesOf(
  { database }: Services,
  { head, teamIds }: Background,
): Promise<Record<Side, Absence[]>> {
  const day = new Date(head.kickoff).toISOString().slice(0, 10);
  const ids = [teamIds.home, teamIds.away].filter((id) => id > 0);
  const all = await absencesOfTeams(database, ids, day);
  const { "line-ups": told } = await loadParts(database, head.id, ["line-ups"]);
  const named = fielded(told);
  const of = (side: Side) => all.filter(({ teamId, playerId }) => teamId === teamIds[side] && !named.has(playerId));
  return { home: of("home"), away: of("away") };
}

export const teams: {
  squadStatus: Handler<typeof squadStatus>;
  teamStatComparison: Handler<typeof teamStatComparison>;
  currentSeasonStat: Handler<typeof currentSeasonStat>;
} = {
  squadStatus: async ({ matchId }, { locale }, services) => {
    const absent = await absencesOf(services, await backgroundOf(services, matchId));
    const ids = [...absent.home, ...absent.away].map(({ playerId }) => playerId);
    const players = new Map((await loadPlayers(services.database, ids)).map((player) => [player.id, player]));
    const of = (side: Side) =>
      absent[side].flatMap(({ playerId, reason, kind, from, until }) => {
        const player = players.get(playerId);
        if (!player) return [];
        const { names, position } = player;
        return [{ playerId, slug: slug(names.en), name: nameIn(names, locale), position, reason, kind, from, until }];
      });
    return succeed({ data: { home: of("home"), away: of("away") } });
  },

  teamStatComparison: async ({ matchId }, _, services) => {
    const background = await backgroundOf(services, matchId);
    const { head, teamIds } = background;
    const last = (side: Side) => background[side].slice(0, analysisWindows.cardsAndCorners);
    const part = head.sport === "football" ? "football-statistics" : "basketball-statistics";
    const ids = [...last("home"), ...last("away")].map(({ id }) => id);
    const statistics = await loadPartOfMatches(services.database, part, ids);
    const of = (side: Side) => ({
      matches: last(side).length,
      figures: compareTeam(head.sport, teamIds[side], last(side), (id) => statistics.get(id)),
    });
    return succeed({ data: { home: of("home"), away: of("away") } });
  },

  currentSeasonStat: async ({ matchId }, _, services) => {
    const background = await backgroundOf(services, matchId);
    const of = (side: Side) => {
      const teamId = background.teamIds[side];
      const season = seasonOf(background, side);
      const on = (where: Side) => season.filter((match) => sideOf(teamId, match) === where);
      return {
        total: recordOf(teamId, season),
        home: recordOf(teamId, on("home")),
        away: recordOf(teamId, on("away")),
        form: formOf(teamId, season, formGames),
      };
    };
    return succeed({ data: { home: of("home"), away: of("away") } });
  },
};
