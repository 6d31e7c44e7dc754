import { rosterOn } from "#match/rosters.ts";
import { type Day, writeDay } from "#people/calendar.ts";
import { awayOn } from "#people/national-duty.ts";
import type { SquadMember } from "#people/person.ts";
import { rng } from "#random.ts";

/** Those who took part in a game of a side, and those of them who came on later. */
export type Appeared = { starters: readonly SquadMember[]; substitutes: readonly SquadMember[] };

/** What a coach sees in training moves skill by so much from game to game, and one in so many cannot play. */
const whim = 4;
const unfit = 0.1;

/** Who played in a basketball game of an old season. */
export function appearedIn(seed: string, matchRef: string, team: string, day: Day): Appeared {
  const draw = rng(seed, matchRef, team, "chronicle side");
  // Put in their place one by one: to sort a few dozen afterwards takes twice as long, and there are a hundred thousand sides.
  const ranked: SquadMember[] = [];
  const forms: number[] = [];
  const away = awayOn(seed, "basketball", team, writeDay(day));
  for (const player of rosterOn(seed, "basketball", team, day).members) {
    if (away.has(player.ref)) continue;
    const fit = player.skill + whim * draw.normal();
    const form = draw.chance(unfit) ? fit - 60 : fit;
    let place = forms.length;
    for (; place > 0 && (forms[place - 1] ?? 0) < form; place -= 1) {
      forms[place] = forms[place - 1] ?? 0;
      ranked[place] = ranked[place - 1] ?? player;
    }
    forms[place] = form;
    ranked[place] = player;
  }
  return { starters: ranked.slice(0, 5), substitutes: ranked.slice(5, draw.int(9, 11)) };
}
