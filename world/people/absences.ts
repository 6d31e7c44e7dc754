import type { AbsenceReason, InjuryKind, SuspensionKind } from "@scoreline/domain/people";
import type { Sport } from "@scoreline/domain/sport";
import type { LocalDay } from "@scoreline/domain/time/local-day";
import { injuriesAround } from "#match/matchups.ts";

/** Somebody who cannot play, from a day until before another. */
export type Absence = {
  ref: string;
  player: string;
  team: string;
  reason: AbsenceReason;
  kind: InjuryKind | SuspensionKind;
  from: LocalDay;
  until: LocalDay;
};

/** Who of a team is injured on a day. */
export function injuryAbsences(seed: string, sport: Sport, team: string, day: LocalDay): Absence[] {
  return injuriesAround(seed, sport, team, day)
    .filter(({ from, until }) => from <= day && day < until)
    .map(({ person, kind, from, until }) => ({
      ref: `injury:${person}:${from}`,
      player: person,
      team: `${sport}:${team}`,
      reason: "injury",
      kind,
      from,
      until,
    }));
}
