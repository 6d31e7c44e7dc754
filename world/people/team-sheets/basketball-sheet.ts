import type { BasketballPlayer, BasketballPosition, TeamSheet } from "#basketball/matchup.ts";
import type { Role, Squad, SquadMember } from "#people/person.ts";
import { positionOf } from "#people/roles.ts";
import { availableOf, captainOf, fillPlaces, matchForm, weakenedBy } from "#people/team-sheets/line-up.ts";
import { rng } from "#random.ts";

export type BasketballSheetPlayer = BasketballPlayer & { role: Role };

export type BasketballSheet = Omit<TeamSheet, "starters" | "bench"> & {
  /** From point guard to center. */
  starters: readonly BasketballSheetPlayer[];
  bench: readonly BasketballSheetPlayer[];
  captain: string;
};

const places: readonly Role[] = ["point-guard", "shooting-guard", "small-forward", "power-forward", "center"];
/** Players who dress: twelve under FIBA's rules. */
const fewest = 8;

export function basketballSheet(
  seed: string | number,
  matchRef: string,
  squad: Squad,
  unavailable: ReadonlySet<string> = new Set(),
  benchSize = 7,
): BasketballSheet {
  const form = matchForm(seed, matchRef, squad.team, squad.members);
  const available = availableOf(squad.members, unavailable, Math.min(fewest, squad.members.length));
  const starters = fillPlaces(places, available, form);
  const best = fillPlaces(places, squad.members, new Map());
  const bench = available
    .filter((member) => !starters.includes(member))
    .sort((a, b) => (form.get(b.ref) ?? 0) - (form.get(a.ref) ?? 0))
    .slice(0, benchSize);
  return {
    strength: squad.strength - weakenedBy(best, starters),
    pace: paceOf(seed, squad.team),
    starters: starters.map((member, index) => playerOf(member, places[index] ?? member.role)),
    bench: bench.map((member) => playerOf(member, member.role)),
    captain: captainOf(seed, squad.team, starters),
  };
}

function playerOf({ ref, skill, number }: SquadMember, role: Role): BasketballSheetPlayer {
  return { ref, position: courtPosition(role), skill, number, role };
}

function courtPosition(role: Role): BasketballPosition {
  const position = positionOf[role];
  return position === "guard" || position === "center" ? position : "forward";
}

export function paceOf(seed: string | number, team: string): number {
  const pace = 0.5 + rng(seed, team, "pace").normal() * 0.15;
  return Math.round(Math.max(0.1, Math.min(0.9, pace)) * 100) / 100;
}
