import type { Sport } from "@scoreline/domain/sport";
import type { LocalDay } from "@scoreline/domain/time/local-day";
import {
  clubYearOf,
  firstSquadYear,
  parseDay,
  seasonStart,
  windowAt,
  windowOpens,
  writeDay,
} from "#people/calendar.ts";
import type { ClubSeason, Transfer } from "#people/person.ts";
import { clubHome } from "#people/population/clubs.ts";
import type { ClubMove, Life, Stint } from "#people/population/population.ts";
import { populationIn } from "#people/population/populations.ts";
import { parsePersonRef, playerRef } from "#people/refs.ts";
import { clubIn } from "#people/squads.ts";

/** Windows that are searched for somebody before the ref is taken for a stranger's. */
const searched = (2036 - firstSquadYear) * 2;

/** Where a player has been up to a day, the oldest first. Players of sides that are not simulated have no rows. */
export function careerOf(seed: string | number, personRef: string, asOf: LocalDay): ClubSeason[] {
  const ref = parsePersonRef(personRef);
  if (ref?.kind !== "player") return [];
  const day = parseDay(asOf);
  const life = populationIn(seed, ref.sport, windowAt(day)).lives[ref.id];
  return (life?.stints ?? []).filter((stint) => stint.from <= day).flatMap((stint) => rowsOf(stint, day));
}

function rowsOf(stint: Stint, day: number): ClubSeason[] {
  const { rhythm } = stint.club.home;
  const last = clubYearOf(rhythm, Math.min(day, stint.until - 1));
  const rows: ClubSeason[] = [];
  for (let season = Math.max(firstSquadYear, clubYearOf(rhythm, stint.from)); season <= last; season += 1) {
    const from = Math.max(stint.from, seasonStart(rhythm, season));
    const until = Math.min(stint.until, seasonStart(rhythm, season + 1));
    rows.push({
      season,
      club: stint.club.home.key,
      from: writeDay(from),
      ...(until <= day && { until: writeDay(until) }),
      number: stint.number,
      loan: stint.loan,
    });
  }
  return rows;
}

/** Who came and who went in a club's season: in its main window, and midway. */
export function transfersOf(
  seed: string | number,
  sport: Sport,
  clubKey: string,
  seasonYear: number,
): { in: Transfer[]; out: Transfer[] } {
  const { rhythm } = clubHome(sport, clubKey);
  const from = seasonStart(rhythm, seasonYear);
  const until = seasonStart(rhythm, seasonYear + 1);
  const { stints } = clubIn(seed, sport, clubKey, until - 1);
  const within = (day: number) => day >= from && day < until && day >= windowOpens(1);
  const write = ({ life }: Stint, day: number, { kind, other, fee }: ClubMove): Transfer => ({
    person: playerRef(sport, life.id),
    date: writeDay(day),
    kind,
    ...(other && { other: other.home.key }),
    ...(fee !== undefined && { feeEur: fee }),
  });
  const byDate = (a: Transfer, b: Transfer) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
  return {
    in: stints
      .filter((stint) => within(stint.from))
      .map((stint) => write(stint, stint.from, stint.arrival))
      .sort(byDate),
    out: stints
      .flatMap((stint) => (stint.departure && within(stint.until) ? [write(stint, stint.until, stint.departure)] : []))
      .sort(byDate),
  };
}

/** The life behind a ref, also of somebody who is yet to come. */
export function lifeOf(seed: string | number, sport: Sport, id: number): Life | undefined {
  let population = populationIn(seed, sport, 0);
  while (id >= population.lives.length && population.window < searched)
    population = populationIn(seed, sport, population.window + 1);
  return population.lives[id];
}

/** The club that somebody is at on a day, and the number there. */
export function clubOn(seed: string, player: string, day: LocalDay): { team: string; number: number } | undefined {
  const row = careerOf(seed, player, day).findLast(({ until }) => until === undefined || until > day);
  return row && { team: row.club, number: row.number };
}
