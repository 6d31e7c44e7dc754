import type { WorldCompetition } from "#competitions/registry.ts";
import type { Draft, Sentence } from "#newsroom/draft.ts";
import { league, storyRef, team, teamRef, turnOf } from "#newsroom/named.ts";
import { lastResults } from "#newsroom/preview.ts";
import { type Desk, seasonNow } from "#newsroom/seasons.ts";

const fewest = { wins: 3, unbeaten: 5 } as const;
const wholeSeason = 100;

type Run = { club: string; kind: keyof typeof fewest; length: number };

/** The longest run of a league's season that is still on. */
export function recordDraft(desk: Desk, world: WorldCompetition, at: number): Draft | undefined {
  const results = seasonNow(desk, world, at);
  if (!results) return undefined;
  const { sport, id } = world;
  const regular = results.plan.fixtures.filter(({ stage }) => stage === "regular");
  const runs = results.plan.participants.flatMap((club): Run[] => {
    const margins = lastResults(results, regular, club, at, wholeSeason);
    const length = (holds: (margin: number) => boolean) => {
      const end = margins.findIndex((margin) => !holds(margin));
      return end < 0 ? margins.length : end;
    };
    return [
      { club, kind: "wins", length: length((margin) => margin > 0) },
      { club, kind: "unbeaten", length: length((margin) => margin >= 0) },
    ];
  });
  const worth = ({ kind, length }: Run) => (kind === "wins" ? length * 2 : length);
  const best = runs
    .filter(({ kind, length }) => length >= fewest[kind])
    .sort((one, other) => worth(other) - worth(one) || (one.club < other.club ? -1 : 1))[0];
  if (!best) return undefined;
  const slots: Sentence["slots"] = {
    team: team(sport, best.club),
    league: league(id),
    run: { count: best.length },
  };
  const say = (key: string): Sentence => ({ key, turn: turnOf(at), slots });
  return {
    ref: storyRef("record", id, Math.floor(at / 86_400_000)),
    sport,
    category: "record",
    at,
    weight: Math.max(0, world.competition.popularity - 12),
    competition: id,
    about: { teams: [teamRef(sport, best.club)], players: [], competitions: [id], matches: [] },
    title: say(`record.title.${best.kind}`),
    summary: say(`record.summary.${best.kind}`),
    passages: [
      { sentences: [say(`record.open.${best.kind}`)] },
      { block: `::table(${results.plan.season.ref})` },
      { sentences: [say("record.end")] },
    ],
  };
}
