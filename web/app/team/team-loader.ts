import type { Team } from "@scoreline/contract/calls/team";
import { teamPath } from "@scoreline/site/addresses";
import { orNotFound } from "#league/league-request.ts";
import {
  idIn,
  leadToRightName,
  type ProfileArgs,
  type ProfileRequest,
  profileRequest,
} from "#people/profile-request.ts";

export type TeamArgs = ProfileArgs & { params: { teamName?: string; teamKey?: string } };

/** The whole profile: each page takes the part that it shows. */
export async function loadTeam(args: TeamArgs): Promise<ProfileRequest & { team: Team }> {
  const asked = profileRequest(args);
  const { sport, client, locale, url } = asked;
  const teamId = idIn(args.params.teamKey);
  const { result } = await orNotFound(
    sport === "football" ? client.get("/team/info", { teamId }) : client.get("/basketball/team/info", { teamId }),
  );
  const { team } = result.teams;
  leadToRightName(args.params.teamName, team.slug, teamPath(locale, sport, team), url);
  return { ...asked, team };
}
