import type { Sport } from "@scoreline/domain/sport";
import type { LocalDay } from "@scoreline/domain/time/local-day";
import { teamOf } from "#competitions/registry.ts";
import { dayOfDate, parseDay, writeDay } from "#people/calendar.ts";
import { drawName, namesOf } from "#people/naming/naming.ts";
import type { Official } from "#people/person.ts";
import { clubHome } from "#people/population/clubs.ts";
import { holderIn } from "#people/population/generations.ts";
import { coachRef, refereeRef } from "#people/refs.ts";
import { type Rng, rng } from "#random.ts";
import { rememberLast } from "#schedule/remember.ts";

export type Coach = Official & { since: LocalDay };

const coachesBegin = dayOfDate(2014, 7, 1);
/** Where nations look for a coach abroad. */
const travelling = ["it", "es", "de", "nl", "pt", "br", "ar", "rs", "fr", "kr", "jp", "gb-eng"];

/** Who coaches a team on a day: a club, one of its other sides, or a nation. */
export function coachOf(seed: string | number, sport: Sport, teamKey: string, day: LocalDay): Coach {
  const spans = rng(seed, sport, teamKey, "coaches");
  const wanted = parseDay(day);
  let since = coachesBegin - spans.int(0, 700);
  for (let count = 0; ; count += 1) {
    const until = since + tenure(spans);
    if (wanted < until) return { ...newCoach(seed, sport, teamKey, count, since), since: writeDay(since) };
    since = until;
  }
}

/** In days: some fail within months, a few stay for years. */
function tenure(draw: Rng): number {
  const kind = draw.float();
  if (kind < 0.25) return draw.int(110, 300);
  return kind < 0.85 ? draw.int(300, 1100) : draw.int(1100, 2600);
}

function newCoach(seed: string | number, sport: Sport, teamKey: string, count: number, since: number): Official {
  const ref = coachRef(sport, teamKey, count);
  const draw = rng(seed, ref, "coach");
  return official(draw, ref, sport, nationalityOf(draw, sport, teamKey), since, 36 + 26 * draw.float() ** 1.4);
}

function nationalityOf(draw: Rng, sport: Sport, teamKey: string): string {
  const team = teamOf(sport, teamKey);
  if (team.national) return draw.chance(0.62) ? team.country : draw.pick(travelling);
  const { mix, nationality } = clubHome(sport, team.derived?.base ?? teamKey);
  const foreign = team.derived ? 0.05 : Math.min(0.55, 0.1 + mix.perSquad / 26);
  return draw.chance(foreign) ? draw.weighted(mix.countries, mix.weights) : nationality;
}

function official(draw: Rng, ref: string, sport: Sport, nationality: string, day: number, age: number): Official {
  return {
    ref,
    sport,
    names: namesOf(drawName(draw, nationality, false)),
    nationality,
    birthDate: writeDay(Math.round(day - age * 365.2425)),
  };
}

const refereesPerCountry = 20;
const refereeYears = 13;

const refereesKept = 300;
const referees = rememberLast<readonly Official[]>(refereesKept);

/** The referees of a country in a year. Those of a continent are the best of its countries, whom the caller picks. */
export function refereesOf(seed: string | number, sport: Sport, country: string, year: number): readonly Official[] {
  return referees(`${seed} ${sport} ${country} ${year}`, () => appointed(seed, sport, country, year));
}

function appointed(seed: string | number, sport: Sport, country: string, year: number): Official[] {
  const scope = `referees ${sport} ${country}`;
  return Array.from({ length: refereesPerCountry }, (_, slot) => {
    const { generation, arrived } = holderIn(seed, scope, slot, refereeYears, year);
    const ref = refereeRef(sport, country, slot, generation);
    const draw = rng(seed, ref, "referee");
    return official(
      draw,
      ref,
      sport,
      country === "gb" ? "gb-eng" : country,
      dayOfDate(arrived, 1, 1),
      28 + draw.float() * 5,
    );
  });
}
