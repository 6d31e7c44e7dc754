import type { TransferKind } from "@scoreline/domain/people";
import type { Sport } from "@scoreline/domain/sport";
import type { WorldTeam } from "#competitions/registry.ts";
import type { Scope } from "#competitions/scope.ts";
import { squadOn } from "#match/matchups.ts";
import { basketballKind } from "#people/basketball-moves.ts";
import { type Day, windowAt, windowOpens } from "#people/calendar.ts";
import type { Person, SquadMember } from "#people/person.ts";
import { endless, type Life } from "#people/population/population.ts";
import { populationIn } from "#people/population/populations.ts";
import { portray } from "#people/portrait.ts";
import { parsePersonRef, playerRef } from "#people/refs.ts";

/** The senior teams of a sport: clubs, and national teams. */
export function seniorTeams(sport: Sport, { teams }: Scope): WorldTeam[] {
  return teams.filter((team) => team.sport === sport && !team.derived);
}

/** Everybody who was at a club since a day, up to today. */
export function livesSince(seed: string, sport: Sport, since: Day, now: number, { teams }: Scope): Life[] {
  const today = Math.floor(now / 86_400_000);
  const clubs = new Set(teams.flatMap((team) => (team.sport === sport ? [team.club.key] : [])));
  return populationIn(seed, sport, windowAt(today)).lives.filter(({ stints }) =>
    stints.some(({ from, until, club }) => from <= today && until > since && clubs.has(club.home.key)),
  );
}

/** Whoever was at a club since a day. */
export function playersSince(seed: string, sport: Sport, since: Day, now: number, scope: Scope): Person[] {
  return livesSince(seed, sport, since, now, scope).map((life) =>
    portray(seed, sport, playerRef(sport, life.id), life),
  );
}

/** Who was called up for a nation in a year and is at none of the world's clubs. */
export function calledUpFromOutside(seed: string, sport: Sport, { club }: WorldTeam, year: number): SquadMember[] {
  return squadOn(seed, sport, club.key, `${year}-06-01`).members.filter(
    ({ ref }) => parsePersonRef(ref)?.kind === "national",
  );
}

/** A change of clubs; a side that is not there is the academy, the end of a career or a club outside the world. */
export type ClubChange = { player: string; day: Day; kind: TransferKind; to?: string; from?: string; fee?: number };

/** Who changed clubs between two days, the first included; of those who were at a club in the last year. */
export function transfersBetween(
  seed: string,
  sport: Sport,
  from: Day,
  until: Day,
  now: number,
  scope: Scope,
): ClubChange[] {
  const since = Math.max(from, windowOpens(1));
  const counts = (day: Day) => day >= since && day < until;
  const clubs = new Set(scope.teams.flatMap((team) => (team.sport === sport ? [team.club.key] : [])));
  const isTold = (club: string) => clubs.has(club);
  return livesSince(seed, sport, newsSince(now), now, scope).flatMap((life) => {
    const player = playerRef(sport, life.id);
    return life.stints.flatMap((stint, index): ClubChange[] => {
      const found: ClubChange[] = [];
      const { arrival, departure } = stint;
      const own = stint.club.home.key;
      if (counts(stint.from)) {
        const { kind, other, fee } = arrival;
        found.push(...changesOf(sport, isTold, { player, day: stint.from, kind, to: own, from: other?.home.key, fee }));
      }
      // What leads to another club is told there.
      const last = index === life.stints.length - 1;
      if (departure && last && stint.until !== endless && counts(stint.until))
        found.push(...changesOf(sport, isTold, { player, day: stint.until, kind: departure.kind, from: own }));
      return found;
    });
  });
}

type Move = {
  player: string;
  day: Day;
  kind: TransferKind;
  to?: string;
  from?: string | undefined;
  fee?: number | undefined;
};

/** With the clubs that are told of. Fees are football's. */
function changesOf(
  sport: Sport,
  isTold: (club: string) => boolean,
  { player, day, kind, to, from, fee }: Move,
): ClubChange[] {
  const football = sport === "football";
  const clubs = {
    ...(to !== undefined && isTold(to) && { to }),
    ...(from !== undefined && isTold(from) && { from }),
  };
  if (Object.keys(clubs).length === 0) return [];
  const told = football ? kind : basketballKind(kind, to, from);
  return [{ player, day, kind: told, ...clubs, ...(football && fee !== undefined && { fee }) }];
}

/** Transfers since then are news; the older ones explain careers. */
export const newsSince = (now: number): Day => Math.floor(now / 86_400_000 - 365.25);
