import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { ofMatch } from "#fields.ts";
import { seasonCard, table, tableRow } from "#schemas/league.ts";
import { teamBadge } from "#schemas.ts";

/** Where a team stands, each way of counting; nothing where it stands in no table. */
const lines = z
  .object({ total: tableRow, home: tableRow, away: tableRow, last6: tableRow, live: tableRow.nullable() })
  .nullable();

export const standingByMatch = declareCall({
  method: "GET",
  path: "/soccer/getLeagueStandingStatByMatch",
  summary: "Both teams' lines of the table, total, home, away, last six and live, and the tables they stand in",
  access: "anyone",
  errors: ["matchNotFound"],
  cache: { sharedSeconds: 2 },
  input: z.object(ofMatch),
  reply: data(
    z.object({
      season: seasonCard.nullable(),
      home: lines,
      away: lines,
      teams: z.array(teamBadge),
      tables: z.array(table),
    }),
  ),
});
