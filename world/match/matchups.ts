import type { Points } from "@scoreline/domain/match/state/score";
import type { Sport } from "@scoreline/domain/sport";
import type { BasketballContest, BasketballMatchup } from "#basketball/matchup.ts";
import { competitionOf, teamOf } from "#competitions/registry.ts";
import type { FootballContest, FootballMatchup } from "#football/matchup.ts";
import { climateOf } from "#match/climate.ts";
import { rosterOn } from "#match/rosters.ts";
import { clubYearOf, parseDay, writeDay } from "#people/calendar.ts";
import { injuriesOf } from "#people/injuries.ts";
import { awayOn } from "#people/national-duty.ts";
import type { Injury, Squad } from "#people/person.ts";
import { squadOfTeam, squadSpan } from "#people/persons.ts";
import { clubHome } from "#people/population/clubs.ts";
import { type BasketballSheet, basketballSheet, paceOf } from "#people/team-sheets/basketball-sheet.ts";
import { type Eleven, type FootballSheet, footballEleven, footballSheet } from "#people/team-sheets/football-sheet.ts";
import type { Fixture } from "#schedule/plan-types.ts";
import { rememberLast } from "#schedule/remember.ts";

/** A fixture whose places are filled. */
export type Pairing = {
  fixture: Fixture;
  home: string;
  away: string;
  /** The first leg, seen as home and away of this match. */ firstLeg?: Points;
};

export type FootballMeeting = FootballMatchup & Record<"home" | "away", FootballSheet>;
type BasketballMeeting = BasketballMatchup & Record<"home" | "away", BasketballSheet>;

/** The day of the plan, also for a match that was put off: the people are those of that day. */
export const plannedDay = ({ kickoff }: Pick<Fixture, "kickoff">) => writeDay(Math.floor(kickoff / 86_400_000));

/** A match is asked for when its prices, its line-ups and its script are. */
const meetingsKept = 600;
const footballMeetings = rememberLast<FootballMeeting>(meetingsKept);
const basketballMeetings = rememberLast<BasketballMeeting>(meetingsKept);

/** What a match hangs on: two that are named alike are the same. */
export function nameOf(seed: string, { fixture, home, away, firstLeg }: Pairing): string {
  return [seed, fixture.ref, home, away, firstLeg?.home, firstLeg?.away].join(" ");
}

/** With everybody who is fit: who is suspended is replaced later, which changes names and not the course of the match. */
export function footballMatchup(seed: string, pairing: Pairing): FootballMeeting {
  return footballMeetings(nameOf(seed, pairing), () => footballMeeting(seed, pairing));
}

function footballMeeting(seed: string, pairing: Pairing): FootballMeeting {
  const { fixture, home, away } = pairing;
  const ground = teamOf("football", home);
  const contest = footballContest(seed, pairing);
  return {
    ...contest,
    home: { ...footballSheetFor(seed, fixture, home), ...contest.home },
    away: { ...footballSheetFor(seed, fixture, away), ...contest.away },
    capacity: ground.club.capacity,
    climate: climateOf(ground.country, ground.club.city, fixture.kickoff),
  };
}

/** A first leg may end level; every other match of a tie has a winner. */
export function knockOutOf({ fixture, firstLeg }: Pairing): FootballMatchup["knockOut"] {
  if (fixture.tie === undefined || fixture.leg === 1) return "none";
  return { extraTime: true, penalties: true, ...(firstLeg && { aggregate: firstLeg }) };
}

/** What the result of a match and its prices hang on: the strengths of the clubs, whoever plays. */
export function footballContest(seed: string, pairing: Pairing): FootballContest {
  const { fixture, home, away } = pairing;
  return {
    seed,
    matchRef: fixture.ref,
    meanGoals: competitionOf(fixture.competition).competition.scoring,
    neutral: fixture.neutral ?? false,
    knockOut: knockOutOf(pairing),
    home: { strength: teamOf("football", home).club.strength },
    away: { strength: teamOf("football", away).club.strength },
  };
}

/** `look` draws form and formation: the match's own, or a guess at it. */
export function footballSheetFor(seed: string, fixture: Fixture, team: string, look = fixture.ref): FootballSheet {
  const squad = rosterFor(seed, fixture, team);
  return footballSheet(seed, look, squad, injuredOn(seed, "football", team, plannedDay(fixture)));
}

/** Leagues that play four quarters of twelve minutes; the rest of the world plays ten. */
const longQuarters = new Set(["nba", "nba-g-league", "cba", "pba"]);

export function quarterMinutesOf(fixture: Fixture): 10 | 12 {
  const { competition, derived } = competitionOf(fixture.competition);
  return longQuarters.has(derived?.base ?? competition.key) ? 12 : 10;
}

export function basketballMatchup(seed: string, pairing: Pairing): BasketballMeeting {
  return basketballMeetings(nameOf(seed, pairing), () => {
    const { fixture, home, away } = pairing;
    const contest = basketballContest(seed, pairing);
    return {
      ...contest,
      home: { ...basketballSheetFor(seed, fixture, home), ...contest.home },
      away: { ...basketballSheetFor(seed, fixture, away), ...contest.away },
    };
  });
}

/** What the result of a game and its prices hang on, whoever plays. */
export function basketballContest(seed: string, { fixture, home, away }: Pairing): BasketballContest {
  return {
    seed,
    matchRef: fixture.ref,
    meanTotal: competitionOf(fixture.competition).competition.scoring,
    quarterMinutes: quarterMinutesOf(fixture),
    neutral: fixture.neutral ?? false,
    home: clubAt(seed, home),
    away: clubAt(seed, away),
  };
}

function clubAt(seed: string, team: string): BasketballContest["home"] {
  const { strength, key } = teamOf("basketball", team).club;
  return { strength, pace: paceOf(seed, key) };
}

export function basketballSheetFor(seed: string, fixture: Fixture, team: string, look = fixture.ref): BasketballSheet {
  const squad = rosterFor(seed, fixture, team);
  return basketballSheet(seed, look, squad, injuredOn(seed, "basketball", team, plannedDay(fixture)));
}

/** Who plays, without all that is only written beside it. */
export function footballElevenFor(seed: string, fixture: Fixture, team: string): Eleven {
  const squad = rosterFor(seed, fixture, team);
  return footballEleven(seed, fixture.ref, squad, injuredOn(seed, "football", team, plannedDay(fixture)));
}

/** Whom the coach of a side can choose from. */
export function rosterFor(seed: string, fixture: Fixture, team: string): Squad {
  return rosterOn(seed, fixture.sport, team, Math.floor(fixture.kickoff / 86_400_000));
}

/** About as many as there are teams with a match on a day: those of the whole world are a hundred megabytes. */
const squadsKept = 1_500;
const squads = rememberLast<Squad>(squadsKept);

/** The same people are asked for by sheets, introductions and replacements within minutes. */
export function squadOn(seed: string, sport: Sport, team: string, day: string): Squad {
  return squads(`${seed} ${sport} ${team} ${squadSpan(sport, team, day)}`, () => squadOfTeam(seed, sport, team, day));
}

const spellsKept = 3_000;
const spells = rememberLast<readonly Injury[]>(spellsKept);

/** Injuries of the club's season that the day lies in. Sides without a club's population have none. */
export function injuriesAround(seed: string, sport: Sport, team: string, day: string): readonly Injury[] {
  const { derived, national } = teamOf(sport, team);
  if (derived || national) return [];
  const year = clubYearOf(clubHome(sport, team).rhythm, parseDay(day));
  return spells(`${seed} ${sport} ${team} ${year}`, () => injuriesOf(seed, sport, team, year));
}

const nobody: ReadonlySet<string> = new Set();

/** Who cannot play for a team on a day: the injured, those with their countries, and those who have just come. */
export function injuredOn(seed: string, sport: Sport, team: string, day: string): ReadonlySet<string> {
  let missing: Set<string> | undefined;
  const add = (person: string) => {
    missing ??= new Set();
    missing.add(person);
  };
  const away = awayOn(seed, sport, team, day);
  // Thousands are with their countries, a few of them from here.
  if (away.size > 0)
    for (const { ref } of rosterOn(seed, sport, team, parseDay(day)).members) if (away.has(ref)) add(ref);
  for (const { person, from, until } of injuriesAround(seed, sport, team, day))
    if (from <= day && day < until) add(person);
  return missing ?? nobody;
}
