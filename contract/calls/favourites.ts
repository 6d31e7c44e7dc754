import * as z from "zod";
import { declareCall } from "#call.ts";
import { data, named } from "#envelope.ts";
import { id } from "#fields.ts";
import { foundCompetition, foundTeam } from "#schemas/found.ts";
import { leagueMatches } from "#schemas.ts";

/** What a user follows. Nobody is told of another's. */

const get = { method: "GET", access: "user", cache: "never", errors: [] } as const;
const own = z.object({});

const idsOfSport = z.object({ match: z.array(z.int()), team: z.array(z.int()), competition: z.array(z.int()) });
export const favIds = declareCall({
  ...get,
  path: "/fav/ids",
  summary: "The ids of everything that one follows, by sport: what the stars of a page are set by",
  input: own,
  /** `seq` is where a stream goes on from these. */
  reply: data(z.object({ football: idsOfSport, basketball: idsOfSport, seq: z.int() })),
});

const matchListShape = {
  ...get,
  input: own,
  /** `seq` is where a stream goes on from this list; `hasMore`: there are matches further away that are not in it. */
  reply: named({ leagueMatchList: z.array(leagueMatches), seq: z.int(), hasMore: z.boolean() }),
};
export const favMatchList = declareCall({
  ...matchListShape,
  path: "/fav/favMatchList",
  summary: "Football matches that one follows, by themselves, by a team or by their competition, those around now",
});
export const basketballFavMatchList = declareCall({
  ...matchListShape,
  path: "/basketball/fav/favMatchList",
  summary: "Basketball matches that one follows, by themselves, by a team or by their competition, those around now",
});

const leagueListShape = { ...get, input: own, reply: data(z.array(foundCompetition)) };
export const favLeagueList = declareCall({
  ...leagueListShape,
  path: "/fav/favLeagueList",
  summary: "Football competitions that one follows",
});
export const basketballFavLeagueList = declareCall({
  ...leagueListShape,
  path: "/basketball/fav/favLeagueList",
  summary: "Basketball competitions that one follows",
});

const teamListShape = { ...get, input: own, reply: data(z.array(foundTeam)) };
export const favTeamList = declareCall({
  ...teamListShape,
  path: "/fav/favTeamList",
  summary: "Football teams that one follows",
});
export const basketballFavTeamList = declareCall({
  ...teamListShape,
  path: "/basketball/fav/favTeamList",
  summary: "Basketball teams that one follows",
});

/** -1 for what is not there, and for more than anybody may follow. What is followed already is followed. */
const add = {
  method: "POST",
  access: "user",
  cache: "never",
  reply: data(z.null()),
  errors: ["favouriteRefused"],
} as const;
/** What is not followed is not followed afterwards either: never refused. */
const remove = { ...add, errors: [] } as const;
const ofMatch = z.strictObject({ matchId: id() });
const ofTeam = z.strictObject({ teamId: id() });
const ofLeague = z.strictObject({ leagueId: id() });

export const favMatch = declareCall({
  ...add,
  path: "/fav/favMatch",
  summary: "Follows a football match",
  input: ofMatch,
});
export const favTeam = declareCall({ ...add, path: "/fav/favTeam", summary: "Follows a football team", input: ofTeam });
export const favLeague = declareCall({
  ...add,
  path: "/fav/favLeague",
  summary: "Follows a football competition",
  input: ofLeague,
});
export const unFavMatch = declareCall({
  ...remove,
  path: "/fav/unFavMatch",
  summary: "Follows a football match no longer",
  input: ofMatch,
});
export const unFavTeam = declareCall({
  ...remove,
  path: "/fav/unFavTeam",
  summary: "Follows a football team no longer",
  input: ofTeam,
});
export const unFavLeague = declareCall({
  ...remove,
  path: "/fav/unFavLeague",
  summary: "Follows a football competition no longer",
  input: ofLeague,
});

export const basketballFavMatch = declareCall({
  ...add,
  path: "/basketball/fav/favMatch",
  summary: "Follows a basketball match",
  input: ofMatch,
});
export const basketballFavTeam = declareCall({
  ...add,
  path: "/basketball/fav/favTeam",
  summary: "Follows a basketball team",
  input: ofTeam,
});
export const basketballFavLeague = declareCall({
  ...add,
  path: "/basketball/fav/favLeague",
  summary: "Follows a basketball competition",
  input: ofLeague,
});
export const basketballUnFavMatch = declareCall({
  ...remove,
  path: "/basketball/fav/unFavMatch",
  summary: "Follows a basketball match no longer",
  input: ofMatch,
});
export const basketballUnFavTeam = declareCall({
  ...remove,
  path: "/basketball/fav/unFavTeam",
  summary: "Follows a basketball team no longer",
  input: ofTeam,
});
export const basketballUnFavLeague = declareCall({
  ...remove,
  path: "/basketball/fav/unFavLeague",
  summary: "Follows a basketball competition no longer",
  input: ofLeague,
});

const seen = { ...remove, summary: "Marks the walkthrough of the favourites as seen", input: z.strictObject({}) };
export const walkthrough = declareCall({ ...seen, path: "/fav/walkthrough" });
export const basketballWalkthrough = declareCall({ ...seen, path: "/basketball/fav/walkthrough" });
