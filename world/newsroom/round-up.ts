import type { Sport } from "@scoreline/domain/sport";
import { competitionOf } from "#competitions/registry.ts";
import type { Draft, Passage, Sentence } from "#newsroom/draft.ts";
import { league, storyRef, team, teamRef, turnOf } from "#newsroom/named.ts";
import { type Desk, resultsFor } from "#newsroom/seasons.ts";
import type { Fixture } from "#schedule/plan-types.ts";

const fewest = 3;
const clearMargin: Record<Sport, number> = { football: 2, basketball: 10 };
/** More have not been played on a day; a title says that all results are there. */
const mostLines = 40;

/** All results of a competition on a day. */
export function roundUpDraft(desk: Desk, fixtures: readonly Fixture[], at: number): Draft | undefined {
  const [first] = fixtures;
  const results = first && resultsFor(desk, first);
  if (!first || !results) return undefined;
  const { sport, competition } = first;
  const matches = fixtures.flatMap((fixture) => {
    const pairing = results.pairingAt(fixture, results.kickoffOf(fixture));
    const result = results.resultAt(fixture.ref, at);
    return pairing && result ? [{ fixture, pairing, result }] : [];
  });
  if (matches.length < fewest) return undefined;
  const turn = turnOf(at);
  const total = matches.reduce((sum, { result }) => sum + result.home + result.away, 0);
  const by = ({ result }: (typeof matches)[number]) => Math.abs(result.home - result.away);
  const widest = matches.reduce((best, match) => (by(match) > by(best) ? match : best));
  // One goal is no clear win, and of two that won alike neither stands out.
  const standsOut =
    by(widest) >= clearMargin[sport] && matches.filter((match) => by(match) === by(widest)).length === 1;
  const isHome = widest.result.home >= widest.result.away;
  const slots: Sentence["slots"] = {
    league: league(competition),
    matches: { count: matches.length },
    goals: { count: total },
    winner: team(sport, isHome ? widest.pairing.home : widest.pairing.away),
    loser: team(sport, isHome ? widest.pairing.away : widest.pairing.home),
    score: {
      score: isHome ? [widest.result.home, widest.result.away] : [widest.result.away, widest.result.home],
    },
  };
  const say = (key: string): Sentence => ({ key, turn, slots });
  const lines = matches.slice(0, mostLines).map(
    ({ pairing, result }): Passage => ({
      item: [
        {
          key: "round-up.line",
          turn,
          slots: {
            home: team(sport, pairing.home),
            away: team(sport, pairing.away),
            score: { score: [result.home, result.away] },
          },
        },
      ],
    }),
  );
  const isTable = results.plan.stages.some(({ code, kind }) => code === first.stage && kind === "table");
  return {
    ref: storyRef("round-up", competition, Math.floor(first.kickoff / 86_400_000)),
    sport,
    category: "round-up",
    at,
    weight: Math.max(0, competitionOf(competition).competition.popularity - 10),
    competition,
    about: {
      teams: matches
        .flatMap(({ pairing }) => [teamRef(sport, pairing.home), teamRef(sport, pairing.away)])
        .slice(0, 40),
      players: [],
      competitions: [competition],
      matches: matches.map(({ fixture }) => fixture.ref).slice(0, 40),
    },
    title: say(standsOut ? "round-up.title.winner" : "round-up.title"),
    summary: say(sport === "football" ? "round-up.summary.football" : "round-up.summary.basketball"),
    passages: [
      { sentences: [say("round-up.open"), ...(standsOut ? [say("round-up.widest")] : [])] },
      ...lines,
      ...(isTable ? [{ block: `::table(${first.season})` }] : []),
    ],
  };
}
