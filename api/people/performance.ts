import type { CallReply } from "@scoreline/contract/call";
import type { getPerformance, PlayerMatch } from "@scoreline/contract/calls/player";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { careerSum } from "@scoreline/domain/season/career";
import { deedsOf } from "@scoreline/domain/season/player-match";
import type { Side } from "@scoreline/domain/sport";
import { leagueBadge, matchRow, plainHead } from "@scoreline/live/rows";
import { loadPlayers } from "@scoreline/store/catalogue/catalogue";
import { begunMatches } from "@scoreline/store/match/team-matches";
import { squadsOfPlayer } from "@scoreline/store/people/people";
import { type PlayerTraces, playerEvents, playerTraces } from "@scoreline/store/people/performances";
import type { Handler, Services } from "#handler.ts";
import { careerLine, type Wording } from "#people/badges.ts";
import { careerToday } from "#people/career-today.ts";
import { keepForAMinute } from "#people/kept.ts";

/** So many matches of a player's teams are looked through, and so many of the player's own are told. */
const searchedMatches = 45;
const toldMatches = 15;
/** What was longer ago belongs to a career, not to how somebody plays. */
const recentMs = 270 * 86_400_000;

const kept = keepForAMinute<CallReply<typeof getPerformance>>();

export const performances: { getPerformance: Handler<typeof getPerformance> } = {
  getPerformance: async ({ playerId, season }, { locale }, services) =>
    kept(services, JSON.stringify([playerId, season, locale]), async () => {
      const { database, boards } = services;
      const [player] = await loadPlayers(database, [playerId]);
      if (!player) throw new Refusal("playerNotFound");
      const wording = { catalogue: boards.catalogue, locale };
      const squads = await squadsOfPlayer(database, playerId);
      const clubs = squads.map(({ teamId }) => teamId);
      const rows = (await careerToday(services, playerId, clubs)).reverse();
      const seasons = [...new Set(rows.map((row) => row.season))];
      const shown = season ?? seasons[0] ?? null;
      const own = rows.filter((row) => row.season === shown);
      const teams = new Set([...clubs, ...rows.slice(0, 2).map((row) => row.team)]);
      return succeed({
        data: {
          playerId,
          season: shown,
          seasons,
          rows: own.map((row) => careerLine(row, wording)),
          totals: careerSum(own),
          matches: await latestMatches(playerId, teams, wording, services),
        },
      });
    }),
};

async function latestMatches(
  playerId: number,
  teams: ReadonlySet<number>,
  wording: Wording,
  { database, now }: Services,
): Promise<PlayerMatch[]> {
  const instant = now();
  const begun = await begunMatches(database, [...teams], instant, { limit: searchedMatches });
  const heads = begun.filter(({ kickoff }) => kickoff > instant - recentMs);
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
      return [
        {
          match: matchRow(plainHead(head), wording.catalogue, wording.locale),
          league: leagueBadge(head.competitionId, wording.catalogue, wording.locale),
          side: rating?.side ?? starter ?? box?.side ?? sideOf(head, teams),
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
