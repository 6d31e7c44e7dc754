import type { Points } from "@scoreline/domain/match/score";
import type { Sport } from "@scoreline/domain/sport";
import type { BasketballMatchup } from "#demo/basketball/matchup.ts";
import type { FootballMatchup } from "#demo/football/matchup.ts";
import { basketballSheet } from "#demo/people/basketball-sheet.ts";
import { parseDay, seasonOf } from "#demo/people/calendar.ts";
import { clubHome } from "#demo/people/clubs.ts";
import { footballSheet } from "#demo/people/football-sheet.ts";
import { injuriesOf } from "#demo/people/injuries.ts";
import { squadOfTeam } from "#demo/people/persons.ts";
import type { Fixture } from "#demo/schedule/plan-types.ts";
import { rememberLast } from "#demo/schedule/remember.ts";
import { competitionOf, teamOf } from "#demo/world/registry.ts";

/** A fixture whose places are filled. */
export type Pairing = {
  fixture: Fixture;
  home: string;
  away: string /** The first leg, seen as home and away of this match. */;
  firstLeg?: Points;
};

/** The day of the plan, also for a match that was put off: the people are those of that day. */
const dayOf = ({ kickoff }: Fixture) => new Date(kickoff).toISOString().slice(0, 10);

export function footballMatchup(seed: string, { fixture, home, away, firstLeg }: Pairing): FootballMatchup {
  const { competition } = competitionOf(fixture.competition);
  const day = dayOf(fixture);
  const sheet = (team: string) =>
    footballSheet(seed, fixture.ref, squadOfTeam(seed, "football", team, day), injuredOn(seed, "football", team, day));
  const knockOut = fixture.tie !== undefined && fixture.leg !== 1;
  return {
    seed,
    matchRef: fixture.ref,
    meanGoals: competition.scoring,
    neutral: fixture.neutral ?? false,
    knockOut: knockOut ? { extraTime: true, penalties: true, ...(firstLeg && { aggregate: firstLeg }) } : "none",
    home: sheet(home),
    away: sheet(away),
    capacity: teamOf("football", home).club.capacity,
  };
}

/** Leagues that play four quarters of twelve minutes; the rest of the world plays ten. */
const longQuarters = new Set(["nba", "nba-g-league", "cba", "pba"]);

export function basketballMatchup(seed: string, { fixture, home, away }: Pairing): BasketballMatchup {
  const { competition, derived } = competitionOf(fixture.competition);
  const day = dayOf(fixture);
  const sheet = (team: string) =>
    basketballSheet(
      seed,
      fixture.ref,
      squadOfTeam(seed, "basketball", team, day),
      injuredOn(seed, "basketball", team, day),
    );
  return {
    seed,
    matchRef: fixture.ref,
    meanTotal: competition.scoring,
    quarterMinutes: longQuarters.has(derived?.base ?? competition.key) ? 12 : 10,
    neutral: fixture.neutral ?? false,
    home: sheet(home),
    away: sheet(away),
  };
}

const spellsKept = 3_000;
const spells = rememberLast<ReturnType<typeof injuriesOf>>(spellsKept);

function injuredOn(seed: string, sport: Sport, team: string, day: string): ReadonlySet<string> {
  const { derived, national } = teamOf(sport, team);
  if (derived || national) return new Set();
  const year = seasonOf(clubHome(sport, team).rhythm, parseDay(day));
  const known = spells(`${seed} ${sport} ${team} ${year}`, () => injuriesOf(seed, sport, team, year));
  return new Set(known.filter(({ from, until }) => from <= day && day < until).map(({ person }) => person));
}
