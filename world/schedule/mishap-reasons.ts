import type { TroubleReason } from "@scoreline/domain/match/state/state";
import { rng } from "#random.ts";
import type { Mishap } from "#schedule/mishaps.ts";
import type { Fixture } from "#schedule/plan-types.ts";

/** What keeps matches from being played, and what breaks them off: games in halls know no rain. */
const reasons: Record<Fixture["sport"], Record<Mishap["kind"], readonly TroubleReason[]>> = {
  football: {
    postponed: ["weather", "weather", "ground"],
    abandoned: ["weather", "power", "crowd", "medical"],
    cancelled: ["safety", "other"],
  },
  basketball: {
    postponed: ["travel", "power"],
    abandoned: ["power", "medical", "ground"],
    cancelled: ["travel", "other"],
  },
};

/** Why a match is not played, or not played out. */
export function reasonOf({ ref, sport }: Pick<Fixture, "ref" | "sport">, kind: Mishap["kind"]): TroubleReason {
  return rng(ref, "reason").pick(reasons[sport][kind]);
}
