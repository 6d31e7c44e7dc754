import type { CallReply } from "@scoreline/contract/call";
import type * as declared from "@scoreline/contract/calls/favourites";
import { succeed } from "@scoreline/contract/envelope";
import type { Sport } from "@scoreline/domain/sport";
import { type BoardHead, plainHead } from "@scoreline/live/board-head";
import { favouritesOf } from "@scoreline/store/favourite/favourites";
import { matchesOfTeamsBetween } from "@scoreline/store/match/team-matches";
import { userOf } from "#account/sign-in.ts";
import { byKind, followedBy, type OwnFavourites, ownFavourites } from "#favourite/own.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import { leagueGroups } from "#rows/league-groups.ts";
import { FoundWording } from "#search/found.ts";

type Declared = typeof declared;

const dayMs = 86_400_000;
/** Of teams and competitions: what is held in memory anyway. A match that is followed by itself is there whatever its day. */
const around = { before: 2 * dayMs, after: 3 * dayMs };
/** A team does not play every few days: what it plays next is worth a look further. */
const teamsAheadMs = 21 * dayMs;
/** Whoever follows everything gets what is nearest. */
const mostMatches = 200;

async function matchList(
  sport: Sport,
  caller: Caller,
  { boards, database, now }: Services,
): Promise<CallReply<Declared["favMatchList"]>> {
  const own = await ownFavourites(database, userOf(caller).userId, sport);
  // Read before the list: what comes in meanwhile is told once more by the stream, and nothing is lost.
  const { seq } = boards;
  const instant = now();
  const byThemselves = await boards.heads(sport, own.match);
  const near = await boards.between(sport, instant - around.before, instant + around.after);
  const ahead = await matchesOfTeamsBetween(database, own.team, {
    from: instant + around.after,
    to: instant + teamsAheadMs,
    limit: mostMatches,
  });
  const followed = [...byThemselves, ...near.filter(isFollowedBy(own)), ...ahead.map(plainHead)];
  const all = [...new Map(followed.map((head) => [head.id, head])).values()];
  const distance = ({ state, kickoff }: BoardHead) => (state.kind === "live" ? 0 : Math.abs(kickoff - instant));
  const shown = all.sort((a, b) => distance(a) - distance(b)).slice(0, mostMatches);
  return succeed({
    leagueMatchList: leagueGroups(
      shown.sort((a, b) => a.kickoff - b.kickoff || a.id - b.id),
      boards.catalogue,
      caller.locale,
    ),
    seq,
    hasMore: all.length > shown.length,
  });
}

function isFollowedBy(own: OwnFavourites): (head: BoardHead) => boolean {
  const teams = new Set(own.team);
  const competitions = new Set(own.competition);
  return ({ competitionId, home, away }) =>
    competitions.has(competitionId) || [home, away].some((side) => "teamId" in side && teams.has(side.teamId));
}

async function leagueList(
  sport: Sport,
  caller: Caller,
  services: Services,
): Promise<CallReply<Declared["favLeagueList"]>> {
  const { boards } = services;
  const own = await followedBy(caller, services, sport);
  const words = new FoundWording(boards.catalogue, caller.locale, own);
  const known = [...own.competition].flatMap((id) => boards.catalogue.competitions.get(id) ?? []);
  return succeed({ data: known.map(words.competition) });
}

async function teamList(sport: Sport, caller: Caller, services: Services): Promise<CallReply<Declared["favTeamList"]>> {
  const { boards } = services;
  const own = await followedBy(caller, services, sport);
  const words = new FoundWording(boards.catalogue, caller.locale, own);
  const known = [...own.team].flatMap((id) => boards.catalogue.teams.get(id) ?? []);
  return succeed({ data: known.map(words.team) });
}

type Lists = Extract<keyof Declared, "favIds" | `${string}List`>;

export const favouriteLists: { [Name in Lists]: Handler<Declared[Name]> } = {
  favIds: async (_input, caller, { database, boards }) => {
    const { userId } = userOf(caller);
    // Read before them: what changes meanwhile is told once more.
    const { seq } = boards;
    const own = await favouritesOf(database, userId);
    const of = (sport: Sport) => byKind(own.filter((favourite) => favourite.sport === sport));
    return succeed({ data: { football: of("football"), basketball: of("basketball"), seq } });
  },
  favMatchList: (_input, caller, services) => matchList("football", caller, services),
  basketballFavMatchList: (_input, caller, services) => matchList("basketball", caller, services),
  favLeagueList: (_input, caller, services) => leagueList("football", caller, services),
  basketballFavLeagueList: (_input, caller, services) => leagueList("basketball", caller, services),
  favTeamList: (_input, caller, services) => teamList("football", caller, services),
  basketballFavTeamList: (_input, caller, services) => teamList("basketball", caller, services),
};
