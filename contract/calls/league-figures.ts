import { basketballTeamStatistics, footballTeamStatistics } from "@scoreline/domain/season/team-statistics";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, shortText } from "#fields.ts";
import { leagueCard, seasonCard } from "#schemas/league.ts";
import { teamBadge } from "#schemas.ts";

/** What is counted of a season beyond its table and its leaders. */

const ofSeason = z.object({ leagueId: id(), season: shortText(20).optional() });
const head = { league: leagueCard, season: seasonCard, teams: z.array(teamBadge) };
const common = {
  method: "GET",
  access: "anyone",
  errors: ["leagueNotFound", "seasonNotFound"],
  cache: { sharedSeconds: 60 },
} as const;

const figure = z.enum([...footballTeamStatistics, ...basketballTeamStatistics]);

export const leagueTeamStatistics = declareCall({
  ...common,
  path: "/league/teamStatistics",
  summary: "The teams of a season by what they do in a match: expected goals, shots, ratings",
  input: ofSeason,
  reply: data(
    z.object({
      ...head,
      /** The columns that there is something in. */
      keys: z.array(figure),
      /** `matches` is how many the figures of a team rest on. */
      rows: z.array(z.object({ teamId: z.int(), matches: z.int(), figures: z.partialRecord(figure, z.number()) })),
    }),
  ),
});

export const teamOfTheWeek = declareCall({
  ...common,
  path: "/league/teamOfTheWeek",
  summary: "The best of a round by their marks, as a side; of the last round that is over where none is named",
  input: ofSeason.extend({ round: shortText(60).optional() }),
  reply: data(
    z.object({
      ...head,
      /** Rounds of which there is one, in their order. */
      rounds: z.array(z.string()),
      round: z.string().nullable(),
      /** How many stand in each line, from the back, without the goalkeeper. */
      lines: z.array(z.int()),
      players: z.array(
        z.object({
          playerId: z.int(),
          slug: z.string(),
          name: z.string(),
          shortName: z.string(),
          teamId: z.int(),
          matchId: z.int(),
          position: z.string(),
          rating: z.number(),
        }),
      ),
    }),
  ),
});
