export type StageTraits = {
  seasonId: number;
  name: string;
  kind: "table" | "knockout";
  order: number;
  group?: string | null | undefined;
};

/**
 * Which of these a stage may be: by its name; else the one of its kind in the same place, where the season has no other of
 * that kind. `all` are the stages of the season, also those that can not be meant.
 */
export function findStage<Known extends StageTraits>(
  said: StageTraits,
  known: readonly Known[],
  all: readonly StageTraits[],
): Known[] {
  const alike = ({ seasonId, kind }: StageTraits) => seasonId === said.seasonId && kind === said.kind;
  const own = known.filter(alike);
  const byName = own.filter(({ name }) => name === said.name);
  if (byName.length > 0 || said.group || all.filter(alike).length > 1) return byName;
  return own.filter(({ order, group }) => order === said.order && !group);
}
