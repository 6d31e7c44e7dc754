import type { Player } from "@scoreline/contract/calls/player";
import { playerPath } from "@scoreline/site/addresses";
import { orNotFound } from "#league/league-request.ts";
import {
  idIn,
  leadToRightName,
  type ProfileArgs,
  type ProfileRequest,
  profileRequest,
} from "#people/profile-request.ts";

export type PlayerArgs = ProfileArgs & { params: { playerName?: string; playerKey?: string } };

/** The whole profile: each page takes the part that it shows. */
export async function loadPlayer(args: PlayerArgs): Promise<ProfileRequest & { player: Player }> {
  const asked = profileRequest(args);
  const { sport, client, locale, url } = asked;
  const playerId = idIn(args.params.playerKey);
  const { result } = await orNotFound(
    sport === "football"
      ? client.get("/player/info", { playerId })
      : client.get("/basketball/player/info", { playerId }),
  );
  const { player } = result.players;
  leadToRightName(args.params.playerName, player.slug, playerPath(locale, sport, player), url);
  return { ...asked, player };
}
