import { competitionOf } from "@scoreline/world/competitions/registry";
import { honoursOf } from "@scoreline/world/history/honours";
import type { SeasonResults } from "@scoreline/world/history/season-results";
import type { FeedOf } from "#port/message.ts";

/** Who won a season that is over, and who came second; and, as far as it is known who played for the winners, they as well. */
export function trophyMessages(
  results: SeasonResults,
  now: number,
  playersOf: (team: string) => Iterable<string> = () => [],
): FeedOf<"trophy">[] {
  const { season } = results.plan;
  const { sport } = competitionOf(season.competition);
  const honours = honoursOf(results, now);
  if (!honours) return [];
  const trophy = (team: string, place: "winner" | "runner-up"): FeedOf<"trophy"> => ({
    type: "trophy",
    ref: `${season.ref}:${place}`,
    competition: season.competition,
    seasonName: season.name,
    team: `${sport}:${team}`,
    place,
  });
  const won = trophy(honours.winner, "winner");
  const own = [...playersOf(honours.winner)].map((player) => ({ ...won, ref: `${season.ref}:${player}`, player }));
  return [won, trophy(honours.second, "runner-up"), ...own];
}
