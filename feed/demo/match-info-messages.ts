import { competitionOf, confederations, teamOf } from "@scoreline/world/competitions/registry";
import { attendanceOf, weatherOf } from "@scoreline/world/football/surroundings";
import { footballMatchup, type Pairing } from "@scoreline/world/match/matchups";
import { refereesOf } from "@scoreline/world/people/officials";
import type { Official } from "@scoreline/world/people/shape";
import { rng } from "@scoreline/world/random";
import { broadcastsOf } from "#demo/broadcasts.ts";
import type { FeedOf } from "#port/message.ts";

/** How much is known around a match: the ground first, then the referee, the weather, and in the end how many came. */
export type InfoStage = "ground" | "referee" | "weather" | "attendance";
const order: readonly InfoStage[] = ["ground", "referee", "weather", "attendance"];

export function matchInfo(seed: string, pairing: Pairing, stage: InfoStage, now: number): FeedOf<"match-info"> {
  const { fixture } = pairing;
  const knows = (part: InfoStage) => order.indexOf(part) <= order.indexOf(stage);
  const football = fixture.sport === "football";
  const broadcasts = broadcastsOf(seed, pairing);
  return {
    type: "match-info",
    match: fixture.ref,
    at: now,
    venue: venueOf(pairing),
    ...(broadcasts.length > 0 && { broadcasts }),
    ...(knows("referee") && { referee: refereeOf(seed, pairing).ref }),
    ...(football && knows("weather") && { weather: weatherOf(footballMatchup(seed, pairing)) }),
    ...(knows("attendance") && { attendance: crowdOf(seed, pairing) }),
  };
}

function venueOf({ fixture, home }: Pairing): FeedOf<"match-info">["venue"] {
  // Of a ground that is nobody's home only the name is known.
  if (fixture.venue) return { name: fixture.venue };
  const { ground, city, capacity } = teamOf(fixture.sport, home).club;
  return { name: ground, city, capacity };
}

/** One of the country's; where countries meet, one of a country that does not play. */
export function refereeOf(seed: string, { fixture, home, away }: Pairing): Official {
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
  return draw.pick(refereesOf(seed, fixture.sport, country, year));
}

function crowdOf(seed: string, pairing: Pairing): number {
  const { fixture, home, away } = pairing;
  if (fixture.sport === "football") return attendanceOf(footballMatchup(seed, pairing));
  const host = teamOf("basketball", home).club;
  const guest = teamOf("basketball", away).club;
  const pull = 0.72 + (guest.strength - host.strength) / 3_000 + 0.12 * rng(seed, fixture.ref, "attendance").normal();
  return Math.round(host.capacity * Math.max(0.1, Math.min(1, pull)));
}
