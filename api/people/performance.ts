import type { CallInput, CallReply } from "@scoreline/contract/call";
import type { getPerformance, PlayerMatch } from "@scoreline/contract/calls/player";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { careerSum } from "@scoreline/domain/season/career";
import { deedsOf } from "@scoreline/domain/season/player-match";
import type { Side } from "@scoreline/domain/sport";
import { type LocalDay, localDay } from "@scoreline/domain/time/local-day";
import { plainHead } from "@scoreline/live/board-head";
import type { Subject } from "@scoreline/live/changes";
import { loadPlayers } from "@scoreline/store/catalogue/catalogue";
import { begunMatches, matchesWithPlayer } from "@scoreline/store/match/team-matches";
import { type PlayerTraces, playerEvents, playerTraces } from "@scoreline/store/people/performances";
import { cachedAnswer } from "#cache/answer.ts";
import type { Handler, Services } from "#handler.ts";
import { careerLine, type Wording } from "#people/badges.ts";
import { careerToday } from "#people/career-today.ts";
import { teamsOfPlayer } from "#people/teams-of-player.ts";
import { leagueBadge } from "#rows/badges.ts";
import { matchRow } from "#rows/match-row.ts";

/** So many matches of a player's teams are looked through, and so many of the player's own are told. */
const searchedMatches = 45;
const toldMatches = 15;
/** What was longer ago belongs to a career, not to how somebody plays. */
const recentMs = 270 * 86_400_000;

type Reply = CallReply<typeof getPerformance>;

type Asked = CallInput<typeof getPerformance> & { teamIds: number[]; hasStay: boolean; today: LocalDay };

const made = cachedAnswer({
  name: "performance",
  reader: ["locale"],
  make: async ({ playerId, season, teamIds, hasStay }: Asked, { locale }, services): Promise<Reply> => {
    const { database, boards } = services;
    const [player] = await loadPlayers(database, [playerId]);
    if (!player) throw new Refusal("playerNotFound");
    const wording = { catalogue: boards.catalogue, locale };
    const rows = (await careerToday(services, playerId, teamIds)).reverse();
    const seasons = [...new Set(rows.map((row) => row.season))];
    const shown = season ?? seasons[0] ?? null;
    const own = rows.filter((row) => row.season === shown);
    const teams = new Set([...teamIds, ...rows.slice(0, 2).map((row) => row.team)]);
    return succeed({
      data: {
        playerId,
        season: shown,
        seasons,
        rows: own.map((row) => careerLine(row, wording)),
        totals: careerSum(own),
        matches: await latestMatches(playerId, teams, hasStay, wording, services),
      },
    });
  },
  restsOn: ({ playerId, teamIds }) => [
    `player:${playerId}`,
    ...teamIds.map((id): Subject => `team:${id}`),
    "catalogue",
    "people",
  ],
});

export const performances: { getPerformance: Handler<typeof getPerformance> } = {
  getPerformance: async (input, caller, services) => {
    const { teamIds, hasStay } = await teamsOfPlayer({ playerId: input.playerId }, {}, services);
    return made({ ...input, teamIds, hasStay, today: localDay(services.now(), "UTC") }, caller, services);
  },
};

async function latestMatches(
  playerId: number,
  teams: ReadonlySet<number>,
  hasStay: boolean,
  wording: Wording,
  { database, now }: Services,
): Promise<PlayerMatch[]> {
  const instant = now();
  const recent = async () => {
    const begun = await begunMatches(database, [...teams], instant, { limit: searchedMatches });
    return begun.filter(({ kickoff }) => kickoff > instant - recentMs);
  };
  // Of whoever has no career there is nothing but these, however long ago they were.
  const heads = hasStay ? await recent() : await matchesWithPlayer(database, playerId, [...teams], toldMatches);
  const ids = heads.map(({ id }) => id);
  const traces = new Map((await playerTraces(database, playerId, ids)).map((found) => [found.matchId, found]));
  const events = Map.groupBy(await playerEvents(database, playerId, ids), ({ matchId }) => matchId);
  return heads
    .flatMap((head): PlayerMatch[] => {
      const { rating = null, starter = null, box = null } = traces.get(head.id) ?? {};
      const { cameOn, ...deeds } = deedsOf(
        playerId,
        (events.get(head.id) ?? []).map(({ event }) => event),
      );
      const tookPart =
        rating ||
        starter ||
        box?.row.played ||
        box?.row.seconds ||
        cameOn ||
        Object.values(deeds).some((count) => count > 0);
      if (!tookPart || head.state.kind === "scheduled") return [];
      const side = rating?.side ?? starter ?? box?.side ?? sideOf(head, teams);
      const opponent = side === "home" ? head.away : head.home;
      return [
        {
          match: matchRow(plainHead(head), wording.catalogue, wording.locale),
          league: leagueBadge(head.competitionId, wording.catalogue, wording.locale),
          side,
          opponentCode: ("teamId" in opponent && wording.catalogue.teams.get(opponent.teamId)?.code) || "",
          started: traces.has(head.id) ? (box?.row.starter ?? starter !== null) : null,
          rating: rating?.rating ?? null,
          ...deeds,
          box: boxLine(box),
        },
      ];
    })
    .slice(0, toldMatches);
}

function sideOf({ home }: MatchHead, teams: ReadonlySet<number>): Side {
  return "teamId" in home && teams.has(home.teamId) ? "home" : "away";
}

function boxLine(box: PlayerTraces["box"]): PlayerMatch["box"] {
  if (!box) return null;
  const { seconds, pts, reb, ast, stl, blk, tov, fgm, fga, tpm, tpa, ftm, fta, plusMinus } = box.row;
  return { seconds, pts, reb, ast, stl, blk, tov, fgm, fga, tpm, tpa, ftm, fta, plusMinus };
}
