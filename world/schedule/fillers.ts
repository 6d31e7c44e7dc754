import type { Feeder, Fixture, Place, SeasonPlan } from "#schedule/plan-types.ts";
import { remember } from "#schedule/remember.ts";

/** Who may come to stand in a place: one club, or everybody whom results may bring there. */
export type Fillers = (place: Place) => readonly string[];

type Ties = ReadonlyMap<string, readonly [home: Place, away: Place]>;
type Tables = ReadonlyMap<string, readonly Place[]>;

/** Of the ties and tables of one season. */
export function fillersOf(ties: Ties, tables: Tables): Fillers {
  const known = new Map<string, readonly string[]>();
  const ofAll = (places: readonly Place[]): string[] => [...new Set(places.flatMap(of))];
  const fed = (feeder: Feeder): readonly string[] => {
    if (feeder.kind === "rank")
      return remember(known, `table ${feeder.stage}`, () => ofAll(tables.get(feeder.stage) ?? []));
    if (feeder.kind === "best")
      return remember(known, `tables ${feeder.stages}`, () =>
        ofAll(feeder.stages.flatMap((stage) => tables.get(stage) ?? [])),
      );
    return remember(known, `tie ${feeder.tie}`, () => ofAll(ties.get(feeder.tie) ?? []));
  };
  const of = (place: Place): readonly string[] => ("club" in place ? [place.club] : fed(place.feeder));
  return of;
}

const plans = new WeakMap<SeasonPlan, Fillers>();

/** Who may come to stand in the places of a season that is planned. */
export function fillersIn(plan: SeasonPlan): Fillers {
  const known = plans.get(plan);
  if (known) return known;
  const ties = new Map<string, [Place, Place]>();
  for (const { tie, home, away } of plan.fixtures) if (tie !== undefined) ties.set(tie, [home, away]);
  const tables = new Map(
    plan.stages.flatMap(({ kind, code, places }) => (kind === "table" ? [[code, places] as const] : [])),
  );
  const found = fillersOf(ties, tables);
  plans.set(plan, found);
  return found;
}

/** Everybody who may have to play a match. */
export function mayPlay(fillers: Fillers, { home, away }: Pick<Fixture, "home" | "away">): readonly string[] {
  if ("club" in home && "club" in away) return [home.club, away.club];
  return [...new Set([...fillers(home), ...fillers(away)])];
}
