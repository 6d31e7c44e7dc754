import type { Sport } from "@scoreline/domain/sport";
import { teamOf } from "#competitions/registry.ts";
import { type Day, type WindowNumber, windowAt, windowOpens } from "#people/calendar.ts";
import { nationalSquad } from "#people/national.ts";
import type { Position } from "#people/person.ts";
import { skillAt } from "#people/population/population.ts";
import { playerRef } from "#people/refs.ts";
import { derivedSquad } from "#people/sides.ts";
import { clubIn } from "#people/squads.ts";
import { rng } from "#random.ts";
import { rememberLast } from "#schedule/remember.ts";

/** Who could play, as far as old seasons need it. */
export type RosterPlayer = { ref: string; position: Position; skill: number };

/** Those who took part in a match of a side, and those of them who came on later. */
export type Appeared = { starters: readonly RosterPlayer[]; substitutes: readonly RosterPlayer[] };

type Present = RosterPlayer & { from: Day; until: Day };
const rosters = rememberLast<readonly Present[]>(9_000);

/** Once the past is told, hardly anybody asks for who was where in it. */
export function forgetRosters(): void {
  rosters.forget();
}

/** Everybody who was at a team between two transfer windows, with the skill of the day on which the first one opened. */
function rosterIn(seed: string, sport: Sport, team: string, window: WindowNumber): readonly Present[] {
  return rosters(`${seed} ${sport} ${team} ${window}`, () => {
    const opens = windowOpens(window);
    const closes = windowOpens(window + 1);
    const { national, derived, country } = teamOf(sport, team);
    const year = new Date(opens * 86_400_000).getUTCFullYear();
    if (national) return nationalSquad(seed, sport, country, year).members.map(always);
    if (derived) return derivedSquad(seed, sport, derived.base, derived.variant, year).members.map(always);
    return clubIn(seed, sport, team, closes - 1)
      .stints.filter(({ from, until }) => from < closes && until > opens)
      .map(({ life, from, until }) => ({
        ref: playerRef(sport, life.id),
        position: life.position,
        skill: Math.round(skillAt(sport, life, opens)),
        from,
        until,
      }));
  });
}

const always = ({ ref, position, skill }: RosterPlayer): Present => {
  return { ref, position, skill, from: 0, until: Number.POSITIVE_INFINITY };
};
/** Eleven of a usual formation, from the back. */
const eleven: readonly (readonly [Position, number])[] = [
  ["goalkeeper", 1],
  ["defender", 4],
  ["midfielder", 4],
  ["forward", 2],
];
/** What a coach sees in training moves skill by so much from match to match, and one in so many cannot play. */
const whim = { football: 3, basketball: 4 };
const unfit = 0.1;

/** Who played in a match of an old season. */
export function appearedIn(seed: string, matchRef: string, sport: Sport, team: string, day: Day): Appeared {
  const draw = rng(seed, matchRef, team, "chronicle side");
  const today = Math.max(day, windowOpens(0));
  // Put in their place one by one: to sort a few dozen afterwards takes twice as long, and there are a hundred thousand sides.
  const ranked: RosterPlayer[] = [];
  const forms: number[] = [];
  for (const player of rosterIn(seed, sport, team, windowAt(day))) {
    if (player.from > today || player.until <= today) continue;
    const fit = player.skill + whim[sport] * draw.normal();
    const form = draw.chance(unfit) ? fit - 60 : fit;
    let place = forms.length;
    for (; place > 0 && (forms[place - 1] ?? 0) < form; place -= 1) {
      forms[place] = forms[place - 1] ?? 0;
      ranked[place] = ranked[place - 1] ?? player;
    }
    forms[place] = form;
    ranked[place] = player;
  }
  if (sport === "basketball") return { starters: ranked.slice(0, 5), substitutes: ranked.slice(5, draw.int(9, 11)) };

  const lines = eleven.map((): RosterPlayer[] => []);
  const rest: RosterPlayer[] = [];
  for (const player of ranked) {
    const place = eleven.findIndex(([position]) => position === player.position);
    const line = lines[place];
    if (line && line.length < (eleven[place]?.[1] ?? 0)) line.push(player);
    else if (player.position !== "goalkeeper") rest.push(player);
  }
  const starters = lines.flat();
  const missing = Math.max(0, 11 - starters.length);
  starters.push(...rest.slice(0, missing));
  return { starters, substitutes: rest.slice(missing, missing + draw.int(3, 5)) };
}
