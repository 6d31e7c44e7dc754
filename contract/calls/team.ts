import { zoneKinds } from "@scoreline/domain/competition";
import { basketballAverages, footballAverages } from "@scoreline/domain/season/averages";
import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { named } from "#envelope.ts";
import { id, wholeNumber } from "#fields.ts";
import { absence, careerFigureSet, countryBadge, playerBadge, squadLine, transfer, trophy } from "#schemas/people.ts";
import { leagueBadge, leagueMatches, teamBadge } from "#schemas.ts";

const squadPlayer = playerBadge.extend({
  line: squadLine.nullable(),
  number: z.int(),
  age: z.int().nullable(),
  country: countryBadge.nullable(),
  heightCm: z.int().nullable(),
  marketValueEur: z.int().nullable(),
  since: z.string().nullable(),
  contractUntil: z.string().nullable(),
  onLoanFrom: teamBadge.nullable(),
  /** The club of somebody who plays for a national team. */
  club: teamBadge.nullable(),
  /** This season for this team, all competitions. */
  season: careerFigureSet,
});
export type SquadPlayer = z.infer<typeof squadPlayer>;

const tableLine = z.object({
  rank: z.int(),
  team: teamBadge,
  played: z.int(),
  won: z.int(),
  lost: z.int(),
  difference: z.int(),
  points: z.int(),
  zone: z.enum(zoneKinds).nullable(),
});

const average = z.object({ key: z.enum([...footballAverages, ...basketballAverages]), value: z.number() });

const team = teamBadge.extend({
  sport: z.enum(sports),
  kind: z.enum(["club", "national"]),
  code: z.string(),
  colours: z.tuple([z.string(), z.string()]).nullable(),
  country: countryBadge.nullable(),
  city: z.string().nullable(),
  founded: z.int().nullable(),
  ground: z.object({ name: z.string(), capacity: z.int().nullable() }).nullable(),
  coach: z.object({ name: z.string(), country: countryBadge.nullable(), age: z.int().nullable() }).nullable(),
  /** What it plays in now, its league first, with its matches so far in figures. */
  leagues: z.array(
    leagueBadge.extend({
      kind: z.enum(["league", "cup"]),
      seasonName: z.string(),
      played: z.int(),
      won: z.int(),
      drawn: z.int(),
      lost: z.int(),
      scored: z.int(),
      conceded: z.int(),
      cleanSheets: z.int(),
      /** The lines around it in the table; nothing where there is no table. */
      table: z.array(tableLine).nullable(),
    }),
  ),
  /** Means of a match in the first of these; nothing while figures of one of its matches are missing. */
  averages: z.array(average),
  squad: z.array(squadPlayer),
  trophies: z.array(trophy),
  sidelined: z.array(absence.extend({ player: playerBadge })),
  /** The latest first. */
  transfersIn: z.array(transfer.extend({ player: playerBadge })),
  transfersOut: z.array(transfer.extend({ player: playerBadge })),
});
export type Team = z.infer<typeof team>;

const info = {
  reply: named({ teams: z.object({ team }) }),
  input: z.object({ teamId: id() }),
  access: "anyone",
  errors: ["teamNotFound"],
  cache: { sharedSeconds: 30 },
} as const;

export const teamInfo = declareCall({
  ...info,
  method: "GET",
  path: "/team/info",
  summary: "A football team: profile, squad, trophies, sidelined players, transfers",
});

export const basketballTeamInfo = declareCall({
  ...info,
  method: "GET",
  path: "/basketball/team/info",
  summary: "A basketball team: profile, squad, trophies, sidelined players, transfers",
});

export const getMatchListByTeam = declareCall({
  method: "GET",
  path: "/match/getMatchListByTeam",
  summary: "Fixtures and results of a team of either sport: page 0 is around now, 1 comes after it, -1 before",
  input: z.object({ teamId: id(), page: wholeNumber(-1_000, 1_000).optional() }),
  /** By kick-off; matches of one competition that follow each other stand in one group. */
  reply: named({
    leagueMatchList: z.array(leagueMatches),
    page: z.int(),
    /** Whether there is a page before and after this one. */
    earlier: z.boolean(),
    later: z.boolean(),
    seq: z.int(),
  }),
  access: "anyone",
  errors: ["teamNotFound"],
  cache: { sharedSeconds: 2 },
});
