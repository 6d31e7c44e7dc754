import type { BasketballPlayer, BasketballPosition, CourtPlace, TeamSheet } from "#basketball/matchup.ts";
import type { Role, Squad, SquadMember } from "#people/person.ts";
import { positionOf } from "#people/roles.ts";
import { availableOf, captainOf, fillPlaces, matchForm, restOf, rolePlaces } from "#people/team-sheets/line-up.ts";
import { rng } from "#random.ts";

export type BasketballSheetPlayer = BasketballPlayer & { role: Role };

export type BasketballSheet = Omit<TeamSheet, "starters" | "bench"> & {
  /** From point guard to center. */
  starters: readonly BasketballSheetPlayer[];
  bench: readonly BasketballSheetPlayer[];
  captain: string;
};

const fiveRoles: readonly (Role & CourtPlace)[] = [
  "point-guard",
  "shooting-guard",
  "small-forward",
  "power-forward",
  "center",
];
const places = rolePlaces(fiveRoles);
/** Players who dress: twelve under FIBA's rules. */
const fewest = 8;

export function basketballSheet(
  seed: string | number,
  matchRef: string,
  squad: Squad,
  unavailable: ReadonlySet<string> = new Set(),
  benchSize = 7,
): BasketballSheet {
  const { members } = squad;
  const form = matchForm(seed, matchRef, squad.team, members);
  const mayPlay = availableOf(members, unavailable, Math.min(fewest, members.length));
  const member = (seat: number) => members[seat] as SquadMember;
  const starters = fillPlaces(places, members, form, mayPlay).map(member);
  const bench = restOf(form, mayPlay).slice(0, benchSize).map(member);
  return {
    strength: squad.strength,
    pace: paceOf(seed, squad.team),
    starters: starters.map((each, index) => playerOf(each, fiveRoles[index] ?? each.role)),
    bench: bench.map((each) => playerOf(each, each.role)),
    captain: captainOf(seed, squad.team, starters),
  };
}

function playerOf({ ref, skill, number }: SquadMember, role: Role): BasketballSheetPlayer {
  const place = fiveRoles.find((each) => each === role);
  return { ref, position: courtPosition(role), ...(place && { place }), skill, number, role };
}

function courtPosition(role: Role): BasketballPosition {
  const position = positionOf[role];
  return position === "guard" || position === "center" ? position : "forward";
}

export function paceOf(seed: string | number, team: string): number {
  const pace = 0.5 + rng(seed, team, "pace").normal() * 0.15;
  return Math.round(Math.max(0.1, Math.min(0.9, pace)) * 100) / 100;
}
