import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data, named } from "#envelope.ts";
import { id, shortText } from "#fields.ts";
import {
  absence,
  careerFigureSet,
  careerRow,
  countryBadge,
  playerBadge,
  squadLine,
  transfer,
  trophy,
} from "#schemas/people.ts";
import { leagueBadge, matchRow, teamBadge } from "#schemas.ts";

const player = playerBadge.extend({
  sport: z.enum(sports),
  country: countryBadge.nullable(),
  birthDate: z.string().nullable(),
  birthPlace: z.string().nullable(),
  age: z.int().nullable(),
  line: squadLine.nullable(),
  heightCm: z.int().nullable(),
  weightKg: z.int().nullable(),
  foot: z.enum(["left", "right", "both"]).nullable(),
  marketValueEur: z.int().nullable(),
  /** Where the player is now: a club, a national team. */
  teams: z.array(
    z.object({
      team: teamBadge,
      kind: z.enum(["club", "national"]),
      number: z.int().nullable(),
      since: z.string().nullable(),
      contractUntil: z.string().nullable(),
      onLoanFrom: teamBadge.nullable(),
    }),
  ),
  sidelined: absence.nullable(),
  /** The latest first. */
  transfers: z.array(transfer),
  /** By season and club, the latest first. */
  career: z.array(careerRow),
  totals: careerFigureSet,
  trophies: z.array(trophy),
});
export type Player = z.infer<typeof player>;

const info = {
  reply: named({ players: z.object({ player }) }),
  input: z.object({ playerId: id() }),
  access: "anyone",
  errors: ["playerNotFound"],
  cache: { sharedSeconds: 30 },
} as const;

export const playerInfo = declareCall({
  ...info,
  method: "GET",
  path: "/player/info",
  summary: "A football player: profile, transfers, career by season and club, trophies",
});

export const basketballPlayerInfo = declareCall({
  ...info,
  method: "GET",
  path: "/basketball/player/info",
  summary: "A basketball player: profile, transfers, career by season and club, trophies",
});

/** The columns of a box score that a game log shows. */
const boxLine = z.object({
  seconds: z.int(),
  pts: z.int(),
  reb: z.int(),
  ast: z.int(),
  stl: z.int(),
  blk: z.int(),
  tov: z.int(),
  fgm: z.int(),
  fga: z.int(),
  tpm: z.int(),
  tpa: z.int(),
  ftm: z.int(),
  fta: z.int(),
  plusMinus: z.int(),
});

const playerMatch = z.object({
  match: matchRow,
  league: leagueBadge,
  side: z.enum(["home", "away"]),
  /** The letters that stand for the other team where there is no room for its name. */
  opponentCode: z.string(),
  started: z.boolean().nullable(),
  rating: z.number().nullable(),
  goals: z.int(),
  assists: z.int(),
  yellow: z.int(),
  red: z.int(),
  /** Of a basketball match. */
  box: boxLine.nullable(),
});
export type PlayerMatch = z.infer<typeof playerMatch>;

const performance = z.object({
  playerId: z.int(),
  season: z.string().nullable(),
  /** Seasons that something is known of, the latest first. */
  seasons: z.array(z.string()),
  /** That season by club and competition, and all of it together. */
  rows: z.array(careerRow),
  totals: careerFigureSet,
  /** The latest matches in which the player took part, the latest first, whatever the season. */
  matches: z.array(playerMatch),
});
export type Performance = z.infer<typeof performance>;

export const getPerformance = declareCall({
  method: "GET",
  path: "/player/getPerformance",
  summary: "A player of either sport: figures of a season by club, and the latest matches with ratings or box scores",
  input: z.object({ playerId: id(), season: shortText(20).optional() }),
  reply: data(performance),
  access: "anyone",
  errors: ["playerNotFound"],
  cache: { sharedSeconds: 30 },
});
