import { allNames, nameKey, sameName } from "#identity/name-key.ts";
import { squadClass } from "#identity/squad-class.ts";
import type { Names } from "#names.ts";
import type { Sport } from "#sport.ts";

export type CompetitionTraits = {
  sport: Sport;
  countryId: number;
  key: string;
  kind: "league" | "cup";
  names: Names;
};

/** Which of these a competition may be: by its key, else by its country and its name in any language. */
export function findCompetition<Known extends CompetitionTraits>(
  said: CompetitionTraits,
  known: readonly Known[],
): Known[] {
  const ofSport = known.filter(({ sport }) => sport === said.sport);
  const byKey = ofSport.filter(({ key }) => key === said.key);
  if (byKey.length > 0) return byKey;
  const near = ofSport.filter(
    ({ countryId, kind, names }) =>
      countryId === said.countryId && kind === said.kind && squadClass(names.en) === squadClass(said.names.en),
  );
  return byName(said.names, near);
}

/** Those of the same English name; where there are none, those of the same name in any language. */
export function byName<Known extends { names: Names }>(names: Names, known: readonly Known[]): Known[] {
  const own = nameKey(names.en);
  const sameEnglish = known.filter((one) => sameName(nameKey(one.names.en), own));
  const exact = sameEnglish.filter((one) => nameKey(one.names.en).full === own.full);
  if (exact.length > 0) return exact;
  if (sameEnglish.length > 0) return sameEnglish;
  const keys = allNames(names).map(nameKey);
  return known.filter((one) => allNames(one.names).some((name) => keys.some((key) => sameName(key, nameKey(name)))));
}
