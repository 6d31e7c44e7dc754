import type { Sport } from "@scoreline/domain/sport";
import type { LocalDay } from "@scoreline/domain/time/local-day";
import { teamOf } from "#competitions/registry.ts";
import { clubYearOf, parseDay } from "#people/calendar.ts";
import { lifeOf } from "#people/careers.ts";
import { nationalSquad, outsiderLife } from "#people/national.ts";
import type { Person, Squad } from "#people/person.ts";
import { clubHome } from "#people/population/clubs.ts";
import { portray } from "#people/portrait.ts";
import { parsePersonRef } from "#people/refs.ts";
import { derivedSquad, sideLife } from "#people/sides.ts";
import { squadAt } from "#people/squads.ts";

/** Who a ref stands for; nothing for a ref that the world has not given out. */
export function personOf(seed: string | number, personRef: string): Person | undefined {
  const ref = parsePersonRef(personRef);
  if (!ref) return undefined;
  const { sport } = ref;
  const life =
    ref.kind === "player"
      ? lifeOf(seed, sport, ref.id)
      : ref.kind === "side"
        ? sideLife(seed, sport, ref.tag, ref.slot, ref.generation)
        : outsiderLife(seed, sport, ref.country, ref.slot, ref.generation);
  return life && portray(seed, sport, personRef, life);
}

/** The people of any team of the registry on a day: a club, one of its other sides, or a nation. */
export function squadOfTeam(seed: string | number, sport: Sport, teamKey: string, day: LocalDay): Squad {
  const team = teamOf(sport, teamKey);
  if (team.national) return nationalSquad(seed, sport, team.country, Number(day.slice(0, 4)));
  if (!team.derived) return squadAt(seed, sport, teamKey, day);
  const { base, variant } = team.derived;
  return derivedSquad(seed, sport, base, variant, clubYearOf(clubHome(sport, base).rhythm, parseDay(day)));
}

/** What a team's squad hangs on besides the team: clubs change by the day, their other sides by the season, nations by the year. */
export function squadSpan(sport: Sport, teamKey: string, day: LocalDay): string {
  const team = teamOf(sport, teamKey);
  if (team.national) return day.slice(0, 4);
  return team.derived ? String(clubYearOf(clubHome(sport, team.derived.base).rhythm, parseDay(day))) : day;
}
