import type { Side, Sport } from "@scoreline/domain/sport";
import { competitionOf } from "#competitions/registry.ts";
import type { MatchSummary } from "#history/match-summary.ts";
import { type PlannedFixture, plannedAt } from "#history/planned-fixture.ts";
import type { SeasonResults } from "#history/season-results.ts";
import { basketballFacts, basketballReport } from "#newsroom/basketball-report.ts";
import { Contradiction } from "#newsroom/contradiction.ts";
import type { Draft, Passage } from "#newsroom/draft.ts";
import { footballFacts, footballReport } from "#newsroom/football-report.ts";
import { league, person, storyRef, team, teamRef, turnOf } from "#newsroom/named.ts";
import { type Desk, resultsFor } from "#newsroom/seasons.ts";
import { clubOf, type Fixture } from "#schedule/plan-types.ts";

/** How a match went; nothing of one that is not over, or of which no more than the result is known. */
export function reportDraft(desk: Desk, fixture: Fixture, at: number): Draft | undefined {
  const { seed } = desk;
  const { sport, competition } = fixture;
  const results = resultsFor(desk, fixture);
  const summary = results?.summaryAt(fixture, at);
  const pairing = results?.pairingAt(fixture, results.kickoffOf(fixture));
  if (!results || !summary || !pairing) return undefined;
  const home = team(sport, pairing.home);
  const away = team(sport, pairing.away);
  const people = new Set<string>();
  const naming = {
    home,
    away,
    person: (ref: string) => {
      const found = person(seed, ref);
      if (found) people.add(ref);
      return found;
    },
  };
  const turn = turnOf(at);
  const { popularity } = competitionOf(competition).competition;
  const head = {
    ref: storyRef("report", fixture.ref),
    sport,
    category: "report",
    at,
    weight: popularity,
    match: fixture.ref,
    competition,
  } as const;
  const about = (): Draft["about"] => ({
    teams: [teamRef(sport, pairing.home), teamRef(sport, pairing.away)],
    players: [...people].slice(0, 12),
    competitions: [competition],
    matches: [fixture.ref],
  });
  const told = reported(sport, summary, naming, turn);
  if (told instanceof Contradiction) {
    const nothing = { key: "", turn, slots: {} };
    return { ...head, about: about(), title: nothing, summary: nothing, passages: [], contradiction: told.message };
  }
  const { winner } = told;
  const next = winner && nextOf(seed, results, pairing[winner], at);
  const isTable = results.plan.stages.some(({ code, kind }) => code === fixture.stage && kind === "table");
  const ending: Passage[] = next
    ? [
        {
          sentences: [
            {
              key: "end.next",
              turn,
              slots: { team: team(sport, pairing[winner]), opponent: team(sport, next), league: league(competition) },
            },
          ],
        },
      ]
    : [{ sentences: [{ key: "end.league", turn, slots: { league: league(competition) } }] }];
  return {
    ...head,
    about: about(),
    title: told.title,
    summary: told.summary,
    passages: [
      ...told.passages.slice(0, 1),
      { block: `::match(${fixture.ref})` },
      ...told.passages.slice(1),
      ...(sport === "football" ? [{ block: `::picture(${fixture.ref}) shots` }] : []),
      ...ending,
      ...(isTable ? [{ block: `::table(${fixture.season})` }] : []),
    ],
  };
}

type Told = ReturnType<typeof footballReport> & { winner: Side | undefined };

/** What is to be said of a match, or that it does not add up. */
function reported(
  sport: Sport,
  summary: MatchSummary,
  naming: Parameters<typeof footballReport>[1],
  turn: number,
): Told | Contradiction {
  try {
    if (sport === "football") {
      const facts = footballFacts(summary);
      return { ...footballReport(facts, naming, turn), winner: facts.winner };
    }
    const facts = basketballFacts(summary);
    return { ...basketballReport(facts, naming, turn), winner: facts.winner };
  } catch (error) {
    if (error instanceof Contradiction) return error;
    throw error;
  }
}

/** Whom a club meets next in the same competition, by the calendar as it is known at an instant; nobody where that is open. */
function nextOf(seed: string, results: SeasonResults, club: string, at: number): string | undefined {
  const own = results.plan.fixtures.filter(({ home, away }) => clubOf(home) === club || clubOf(away) === club);
  let next: PlannedFixture | undefined;
  for (const fixture of own) {
    const planned = plannedAt(seed, results, fixture, at);
    if (planned?.known.state !== "scheduled" || planned.known.kickoff <= at) continue;
    if (!next || planned.known.kickoff < next.known.kickoff) next = planned;
  }
  return next && (next.places.home === club ? next.places.away : next.places.home);
}
