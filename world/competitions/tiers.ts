import type { Zone } from "@scoreline/domain/competition";
import type { CompetitionId } from "#schedule/plan-types.ts";

/** The cups of a continent for clubs, the best first. Who enters which hangs on the season before. */
const tiers: readonly (readonly CompetitionId[])[] = [
  ["football:champions-league", "football:europa-league", "football:conference-league"],
  ["football:copa-libertadores", "football:copa-sudamericana"],
  ["football:afc-champions-league-elite", "football:afc-champions-league-two", "football:asean-club-championship"],
  ["football:caf-champions-league"],
];

/** Undefined where a cup is not entered by how a season went. */
export function tiersWith(id: CompetitionId): readonly CompetitionId[] | undefined {
  return tiers.find((cups) => cups.includes(id));
}

/** How many places a country has in each cup of its continent. */
export function placesOf(countriesOf: (cup: CompetitionId) => readonly string[], country: string): number[] {
  const count = (cup: CompetitionId) => countriesOf(cup).filter((each) => each === country).length;
  return tiers.map((cups) => cups.map(count)).find((places) => places.some((places) => places > 0)) ?? [];
}

const kinds = ["continental-1", "continental-2", "continental-3"] as const;
const isContinental = ([, , kind]: Zone) => kinds.some((each) => each === kind);

/** Ranks that lead into the cups in which the country really has places; one of the second cup's goes to the cup winner. */
export function continentalZones(
  zones: readonly Zone[],
  places: readonly number[],
  most: number,
  cup: boolean,
): Zone[] {
  const others = zones.filter((zone) => !isContinental(zone));
  if (!zones.some(isContinental) || places.length === 0) return others;
  const named = zones.find(([from, , kind]) => from === 1 && (kind === "champion" || kind === "title-playoff"));
  const found: Zone[] = [];
  let from = named ? named[1] + 1 : 1;
  let used = 0;
  for (const [tier, count] of places.entries()) {
    used += tier === 1 && cup ? count - 1 : count;
    const to = Math.min(used, most);
    const kind = kinds[tier];
    if (kind && to >= from) found.push([from, to, kind]);
    from = Math.max(from, to + 1);
  }
  return [...others.filter(([from]) => from > 0), ...found, ...others.filter(([from]) => from < 0)];
}
