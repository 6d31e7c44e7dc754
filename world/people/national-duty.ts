import type { Sport } from "@scoreline/domain/sport";
import type { LocalDay } from "@scoreline/domain/time/local-day";
import { teamOf } from "#competitions/registry.ts";
import { type Day, parseDay, windowAt, windowLength, windowOpens } from "#people/calendar.ts";
import { nationalSquad } from "#people/national.ts";
import { playerRef } from "#people/refs.ts";
import { clubIn } from "#people/squads.ts";
import { fillersIn, mayPlay } from "#schedule/fillers.ts";
import { mishapsOf } from "#schedule/mishaps.ts";
import { nationalPlansIn } from "#schedule/national-dates.ts";
import { rememberLast } from "#schedule/remember.ts";

const dayMs = 86_400_000;
/** Days before and after a match of their country on which players do not play for their clubs. */
const away = 2;
/** Days after a move on which somebody may still be tired of a match for the old club. */
const settling = 2;

/** The days on which each country plays, of the national seasons about a year. */
type Dates = ReadonlyMap<string, ReadonlySet<Day>>;
const dates = rememberLast<Dates>(12);
const calledUp = rememberLast<ReadonlySet<string>>(60);
/** Who is in the team of a country in a year, for five years of every country: a season is asked for day after day, league after league. */
const teams = rememberLast<readonly string[]>(1_200);
const nobody: ReadonlySet<string> = new Set();

function datesIn(seed: string, sport: Sport, year: number): Dates {
  return dates(`${seed} ${sport} ${year}`, () => {
    const found = new Map<string, Set<Day>>();
    const [from, to] = [Date.UTC(year, 0, 1) / dayMs - 7, Date.UTC(year + 1, 0, 1) / dayMs + 7];
    for (const plan of nationalPlansIn(seed, sport, from, to)) {
      const fillers = fillersIn(plan);
      const mishaps = mishapsOf(seed, plan);
      for (const fixture of plan.fixtures) {
        const mishap = mishaps.get(fixture.ref);
        for (const team of mayPlay(fillers, fixture))
          for (const at of mishap?.kind === "postponed" ? [fixture.kickoff, mishap.kickoff] : [fixture.kickoff]) {
            const { country } = teamOf(sport, team);
            const own = found.get(country) ?? new Set<Day>();
            found.set(country, own.add(Math.floor(at / dayMs)));
          }
      }
    }
    return found;
  });
}

/** Everybody who is with a national team on a day. */
function calledUpOn(seed: string, sport: Sport, day: Day): ReadonlySet<string> {
  return calledUp(`${seed} ${sport} ${day}`, () => {
    const year = new Date(day * dayMs).getUTCFullYear();
    const found = new Set<string>();
    for (const [country, days] of datesIn(seed, sport, year)) {
      let playing = false;
      for (let near = day - away; near <= day + away; near += 1) playing ||= days.has(near);
      if (playing) for (const ref of teamIn(seed, sport, country, year)) found.add(ref);
    }
    return found;
  });
}

function teamIn(seed: string, sport: Sport, country: string, year: number): readonly string[] {
  return teams(`${seed} ${sport} ${country} ${year}`, () =>
    nationalSquad(seed, sport, country, year).members.map(({ ref }) => ref),
  );
}

/** Who of a club cannot play for it on a day although he is fit: with his country, or just come. */
export function awayOn(seed: string, sport: Sport, club: string, on: LocalDay): ReadonlySet<string> {
  const { national, derived } = teamOf(sport, club);
  if (national || derived) return nobody;
  const day = parseDay(on);
  const called = calledUpOn(seed, sport, day);
  const window = windowAt(day);
  if (day > windowOpens(window) + windowLength(window) + settling) return called;
  const come = clubIn(seed, sport, club, day).stints.filter(
    ({ from, arrival }) => from <= day && from > day - settling && arrival.kind !== "youth" && from > windowOpens(0),
  );
  return come.length === 0 ? called : new Set([...called, ...come.map(({ life }) => playerRef(sport, life.id))]);
}
