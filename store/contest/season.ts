import type { Sport } from "@scoreline/domain/sport";
import { and, desc, eq, gte } from "drizzle-orm";
import type { Queryable } from "../engine/open.ts";
import { competitions, seasons } from "../schema/catalogue.ts";

/** The season of a competition that is played at an instant, or the next one after it. */
export async function seasonByKey(
  database: Queryable,
  sport: Sport,
  key: string,
  at: number,
): Promise<{ competitionId: number; seasonId: number; until: number } | undefined> {
  const [found] = await database
    .select({ competitionId: competitions.id, seasonId: seasons.id, to: seasons.to })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.competitionId, competitions.id))
    .where(
      and(
        eq(competitions.sport, sport),
        eq(competitions.key, key),
        gte(seasons.to, new Date(at).toISOString().slice(0, 10)),
      ),
    )
    .orderBy(desc(seasons.current), seasons.to)
    .limit(1);
  return (
    found && { competitionId: found.competitionId, seasonId: found.seasonId, until: Date.parse(found.to) + 86_400_000 }
  );
}
