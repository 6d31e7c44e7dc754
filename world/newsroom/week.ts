import type { Side } from "@scoreline/domain/sport";
import type { WorldCompetition } from "#competitions/registry.ts";
import type { Draft, Sentence } from "#newsroom/draft.ts";
import { league, person, storyRef, team, teamRef, turnOf } from "#newsroom/named.ts";
import { type Desk, seasonNow } from "#newsroom/seasons.ts";

const dayMs = 86_400_000;
const sidesOf = ["home", "away"] as const satisfies Side[];

type Week = { player: string; club: string; goals: number; assists: number; points: number; matches: string[] };

/** Who did most in the seven days before the day on which it is told. */
export function weekDraft(desk: Desk, world: WorldCompetition, at: number): Draft | undefined {
  const results = seasonNow(desk, world, at);
  if (!results) return undefined;
  const until = Math.floor(at / dayMs) * dayMs;
  const weeks = new Map<string, Week>();
  for (const fixture of results.plan.fixtures) {
    const kickoff = results.kickoffOf(fixture);
    if (kickoff < until - 7 * dayMs || kickoff >= until) continue;
    const summary = results.summaryAt(fixture, until);
    const pairing = summary && results.pairingAt(fixture, kickoff);
    if (!summary || !pairing) continue;
    const parts = summary.parts();
    for (const side of sidesOf)
      for (const { player, goals = 0, assists = 0, points = 0 } of parts[side]) {
        const week = weeks.get(player) ?? { player, club: pairing[side], goals: 0, assists: 0, points: 0, matches: [] };
        week.goals += goals;
        week.assists += assists;
        week.points += points;
        week.matches.push(fixture.ref);
        weeks.set(player, week);
      }
  }
  const { sport, id } = world;
  const worth = ({ goals, assists, points }: Week) => (sport === "football" ? goals * 3 + assists * 2 : points);
  const [best] = [...weeks.values()].sort(
    (one, other) => worth(other) - worth(one) || (one.player < other.player ? -1 : 1),
  );
  const player = best && person(desk.seed, best.player);
  if (!best || !player || worth(best) < (sport === "football" ? 3 : 10)) return undefined;
  const slots: Sentence["slots"] = {
    player,
    team: team(sport, best.club),
    league: league(id),
    goals: { count: best.goals },
    assists: { count: best.assists },
    points: { count: best.points },
    matches: { count: best.matches.length },
  };
  const say = (key: string): Sentence => ({ key, turn: turnOf(at), slots });
  const did = sport === "basketball" ? "points" : best.goals === 0 ? "assists" : best.assists === 0 ? "goals" : "both";
  return {
    ref: storyRef("week", id, until),
    sport,
    category: "player-of-the-week",
    at,
    weight: Math.max(0, world.competition.popularity - 5),
    competition: id,
    about: {
      teams: [teamRef(sport, best.club)],
      players: [best.player],
      competitions: [id],
      matches: best.matches.slice(0, 10),
    },
    title: say("week.title"),
    summary: say("week.summary"),
    passages: [
      { sentences: [say("week.open"), say(`week.did.${did}`)] },
      { block: `::player(${best.player})` },
      { sentences: [say("week.end")] },
    ],
  };
}
