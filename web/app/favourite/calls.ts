import type { Client } from "@scoreline/contract/client";
import type { Thing } from "#favourite/own-favourites.ts";

/** The call that sets a star, or takes it away. */
export function sendStar(client: Client, { kind, sport, id }: Thing, on: boolean): Promise<unknown> {
  const football = sport === "football";
  switch (kind) {
    case "match":
      if (on) return client.post(football ? "/fav/favMatch" : "/basketball/fav/favMatch", { matchId: id });
      return client.post(football ? "/fav/unFavMatch" : "/basketball/fav/unFavMatch", { matchId: id });
    case "team":
      if (on) return client.post(football ? "/fav/favTeam" : "/basketball/fav/favTeam", { teamId: id });
      return client.post(football ? "/fav/unFavTeam" : "/basketball/fav/unFavTeam", { teamId: id });
    case "competition":
      if (on) return client.post(football ? "/fav/favLeague" : "/basketball/fav/favLeague", { leagueId: id });
      return client.post(football ? "/fav/unFavLeague" : "/basketball/fav/unFavLeague", { leagueId: id });
  }
}
