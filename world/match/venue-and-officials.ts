import { competitionOf, confederations, teamOf } from "#competitions/registry.ts";
import { attendanceOf } from "#football/surroundings.ts";
import { footballMatchup, type Pairing } from "#match/matchups.ts";
import { refereesOf } from "#people/officials.ts";
import type { Official } from "#people/person.ts";
import { type Rng, rng } from "#random.ts";

/** Of a ground that is nobody's home only the name is known. */
export function venueOf({ fixture, home }: Pairing): { name: string; city?: string; capacity?: number } {
  if (fixture.venue) return { name: fixture.venue };
  const { ground, city, capacity } = teamOf(fixture.sport, home).club;
  return { name: ground, city, capacity };
}

/** One of the country's; where countries meet, one of a country that does not play. */
export function refereeOf(seed: string, pairing: Pairing): Official {
  const { draw, known } = eligible(seed, pairing);
  return draw.pick(known);
}

/** All who lead a match: three in basketball, the referee first. */
export function officialsOf(seed: string, pairing: Pairing): Official[] {
  const referee = refereeOf(seed, pairing);
  if (pairing.fixture.sport === "football") return [referee];
  const others = eligible(seed, pairing).known.filter(({ ref }) => ref !== referee.ref);
  const first = rng(seed, pairing.fixture.ref, "crew").int(0, Math.max(0, others.length - 1));
  return [referee, ...[...others.slice(first), ...others.slice(0, first)].slice(0, 2)];
}

function eligible(seed: string, { fixture, home, away }: Pairing): { draw: Rng; known: readonly Official[] } {
  const { competition, teams } = competitionOf(fixture.competition);
  const draw = rng(seed, fixture.ref, "referee");
  const year = new Date(fixture.kickoff).getUTCFullYear();
  const playing = [home, away].map((team) => teamOf(fixture.sport, team).country);
  const others = teams
    .map((team) => teamOf(fixture.sport, team).country)
    .filter((country) => !playing.includes(country));
  const abroad = confederations.has(competition.country);
  const country = !abroad
    ? competition.country
    : others.length > 0
      ? draw.pick(others)
      : (playing[0] ?? competition.country);
  return { draw, known: refereesOf(seed, fixture.sport, country, year) };
}

/** How many came. */
export function crowdOf(seed: string, pairing: Pairing): number {
  const { fixture, home, away } = pairing;
  if (fixture.sport === "football") return attendanceOf(footballMatchup(seed, pairing));
  const host = teamOf("basketball", home).club;
  const guest = teamOf("basketball", away).club;
  const pull = 0.72 + (guest.strength - host.strength) / 3_000 + 0.12 * rng(seed, fixture.ref, "attendance").normal();
  return Math.round(host.capacity * Math.max(0.1, Math.min(1, pull)));
}
