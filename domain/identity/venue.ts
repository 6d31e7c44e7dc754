import { fold } from "#search/fold.ts";

const generic: ReadonlySet<string> = new Set(
  "stadium stadion stadio stade estadio arena ground park centre center the".split(" "),
);

/** The name of a ground as it is compared: "Wembley" and "Wembley Stadium" are one. */
export function venueKey(name: string): string {
  const words = fold(name).split(" ");
  return words.filter((word) => !generic.has(word)).join(" ") || words.join(" ");
}

/** Which of these a ground may be: of the same country by name; on neutral ground, whose country is not told, by name alone. */
export function findVenue<Known extends { countryId: number }>(
  said: { countryId: number; neutral: boolean },
  sameKey: readonly Known[],
): Known[] {
  const there = sameKey.filter(({ countryId }) => countryId === said.countryId);
  return there.length > 0 || !said.neutral ? there : [...sameKey];
}
