import type { WorldCompetition } from "#competitions/registry.ts";
import type { Draft, Sentence } from "#newsroom/draft.ts";
import { league, storyRef, team, teamRef, turnOf } from "#newsroom/named.ts";
import { type Desk, seasonNow } from "#newsroom/seasons.ts";
import { standingsAt } from "#newsroom/standings.ts";

/** Sooner there is no race yet. */
const fewestPlayed = 5;

/** Who leads a league, by how much, and who is behind. */
export function raceDraft(desk: Desk, world: WorldCompetition, at: number): Draft | undefined {
  const results = seasonNow(desk, world, at);
  const [first, second, third] = results ? standingsAt(results, at) : [];
  if (!results || !first || !second || !third || first.played < fewestPlayed) return undefined;
  // Three at the top with as many points are no race of two.
  if (first.points === third.points) return undefined;
  const { sport, id } = world;
  const gap = first.points - second.points;
  const turn = turnOf(at);
  const slots: Sentence["slots"] = {
    league: league(id),
    first: team(sport, first.club),
    second: team(sport, second.club),
    third: team(sport, third.club),
    points: { count: first.points },
    played: { count: first.played },
    thirdPoints: { count: third.points },
    ...(gap > 0 && { gap: { count: gap } }),
  };
  const say = (key: string): Sentence => ({ key, turn, slots });
  const kind = gap > 0 ? "gap" : "level";
  return {
    ref: storyRef("race", id, Math.floor(at / 86_400_000)),
    sport,
    category: "title-race",
    at,
    weight: Math.max(0, world.competition.popularity - 8),
    competition: id,
    about: {
      teams: [first, second, third].map(({ club }) => teamRef(sport, club)),
      players: [],
      competitions: [id],
      matches: [],
    },
    title: say(`race.title.${kind}`),
    summary: say("race.summary"),
    passages: [
      { sentences: [say(`race.open.${kind}`), say("race.third")] },
      { block: `::table(${results.plan.season.ref})` },
      { sentences: [say("race.end")] },
    ],
  };
}
