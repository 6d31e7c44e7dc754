import { competitionOf } from "@scoreline/world/competitions/registry";
import { honoursOf } from "@scoreline/world/history/honours";
import type { SeasonResults } from "@scoreline/world/history/season-results";
import type { FeedOf } from "#port/message.ts";

/** Who won a season that is over, and who came second. */
export function trophyMessages(results: SeasonResults, now: number): FeedOf<"trophy">[] {
  const honours = honoursOf(results, now);
  if (!honours) return [];
  const { ref } = results.plan.season;
  return [
    { ...trophyOf(results, honours.winner), ref: `${ref}:winner`, place: "winner" },
    { ...trophyOf(results, honours.second), ref: `${ref}:runner-up`, place: "runner-up" },
  ];
}

/** Whoever played for the winners of a season that is over won it as well. */
export function ownTrophyMessages(
  results: SeasonResults,
  now: number,
  playersOf: (team: string) => Iterable<string>,
): FeedOf<"trophy">[] {
  const honours = honoursOf(results, now);
  if (!honours) return [];
  const { ref } = results.plan.season;
  const won = trophyOf(results, honours.winner);
  return [...playersOf(honours.winner)].map((player) => ({ ...won, ref: `${ref}:${player}`, place: "winner", player }));
}

function trophyOf({ plan: { season } }: SeasonResults, team: string): Omit<FeedOf<"trophy">, "ref" | "place"> {
  const { sport } = competitionOf(season.competition);
  return { type: "trophy", competition: season.competition, seasonName: season.name, team: `${sport}:${team}` };
}
