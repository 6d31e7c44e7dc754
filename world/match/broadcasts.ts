import { competitionOf, confederations, teamOf } from "#competitions/registry.ts";
import { depthOf } from "#match/depth.ts";
import type { Pairing } from "#match/matchups.ts";
import { rng } from "#random.ts";

export type Broadcast = { channel: string; country: string };

/** Channels of the demo world: no real one is said to show what does not take place. */
const channels = ["Stadium 1", "Stadium 2", "Matchday TV", "Terrace+"];
/** How much a competition must be followed to be shown where it is played, and elsewhere. */
const followed = { atHome: 28, abroad: 52 };
const countriesAbroad = 4;
/** Where most who follow from afar live. */
const farAway = "br kh cn hk jp my ph pt sg th ae vn".split(" ");

/** Where a match is shown: by a channel of those who play, and of some who follow from afar. */
export function broadcastsOf(seed: string, { fixture, home, away }: Pairing): Broadcast[] {
  const { popularity } = depthOf(fixture.competition);
  if (popularity < followed.atHome) return [];
  const { competition } = competitionOf(fixture.competition);
  const draw = rng(seed, fixture.ref, "broadcasts");
  const own = confederations.has(competition.country)
    ? [home, away].map((team) => teamOf(fixture.sport, team).country)
    : [competition.country];
  const others = popularity < followed.abroad ? [] : farAway;
  const afar = draw.shuffle(others).slice(0, countriesAbroad);
  return [...new Set([...own, ...afar])].map((country) => ({ channel: draw.pick(channels), country }));
}
