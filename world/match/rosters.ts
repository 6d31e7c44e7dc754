import type { Sport } from "@scoreline/domain/sport";
import { teamOf } from "#competitions/registry.ts";
import { type Day, type WindowNumber, windowAt, windowOpens, writeDay } from "#people/calendar.ts";
import type { Squad } from "#people/person.ts";
import { squadOfTeam, squadSpan } from "#people/persons.ts";
import { clubIn, memberOf } from "#people/squads.ts";
import { rememberLast } from "#schedule/remember.ts";

/** Who was at a club between two transfer windows: one squad from each day on which somebody came or left. */
type Roster = { days: readonly Day[]; squads: readonly Squad[] };

/** About as many as there are teams with a match on a day. */
const kept = 1_500;
const rosters = rememberLast<Roster>(kept);
const others = rememberLast<Squad>(kept);

/**
 * Whom a coach can choose from on a day, as good as they were when the last transfer window opened. A past of a hundred thousand
 * line-ups is made of these: what does not change from day to day is worked out once.
 */
export function rosterOn(seed: string, sport: Sport, team: string, day: Day): Squad {
  const { national, derived } = teamOf(sport, team);
  if (national || derived) {
    const written = writeDay(day);
    const key = `${seed} ${sport} ${team} ${squadSpan(sport, team, written)}`;
    return others(key, () => squadOfTeam(seed, sport, team, written));
  }
  const window = windowAt(day);
  const { days, squads } = rosters(`${seed} ${sport} ${team} ${window}`, () => rosterIn(seed, sport, team, window));
  let last = days.length - 1;
  while (last > 0 && (days[last] ?? 0) > day) last -= 1;
  return squads[last] as Squad;
}

function rosterIn(seed: string, sport: Sport, team: string, window: WindowNumber): Roster {
  const opens = windowOpens(window);
  const closes = windowOpens(window + 1);
  const club = clubIn(seed, sport, team, closes - 1);
  const order = [...club.template.keys()];
  const stays = club.stints
    .filter(({ from, until }) => from < closes && until > opens)
    .map((stint) => ({ stint, member: memberOf(seed, sport, stint, Math.max(opens, stint.from)) }))
    .sort(
      ({ member: a }, { member: b }) =>
        order.indexOf(a.position) - order.indexOf(b.position) || a.number - b.number || (a.ref < b.ref ? -1 : 1),
    );
  const changes = stays
    .flatMap(({ stint: { from, until } }) => [from, until])
    .filter((day) => day > opens && day < closes);
  const days = [opens, ...new Set(changes.sort((a, b) => a - b))];
  const squads = days.map((day): Squad => {
    // Nobody is older than the world: before its first day there are its founders.
    const on = Math.max(day, windowOpens(0));
    const members = stays.flatMap(({ stint, member }) => (stint.from <= on && on < stint.until ? [member] : []));
    return { sport, team, strength: club.home.strength, members };
  });
  return { days, squads };
}
