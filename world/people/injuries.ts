import { type InjuryKind, injuryKinds } from "@scoreline/domain/people";
import type { Sport } from "@scoreline/domain/sport";
import { type Day, seasonStart, windowOpens, writeDay } from "#people/calendar.ts";
import type { Injury } from "#people/person.ts";
import { clubHome } from "#people/population/clubs.ts";
import type { Stint } from "#people/population/population.ts";
import { playerRef } from "#people/refs.ts";
import { clubIn } from "#people/squads.ts";
import { type Rng, rng } from "#random.ts";

/** How often each kind is met, and for how many days it keeps a player out. */
const kinds: Record<InjuryKind, readonly [weight: number, from: number, to: number]> = {
  hamstring: [16, 12, 45],
  muscle: [16, 6, 25],
  ankle: [13, 8, 45],
  knee: [11, 10, 70],
  groin: [8, 8, 30],
  calf: [8, 8, 30],
  back: [5, 5, 20],
  foot: [5, 10, 60],
  shoulder: [3, 10, 60],
  hand: [2, 10, 40],
  head: [3, 6, 14],
  illness: [12, 3, 9],
  fracture: [3, 40, 110],
  "cruciate-ligament": [1.5, 170, 270],
};
const weights = injuryKinds.map((kind) => kinds[kind][0]);

/** Spells a player and season. */
const rate: Record<Sport, number> = { football: 1.25, basketball: 0.9 };
/** Out at a time: about an eighth of a squad. */
const atOnce: Record<Sport, number> = { football: 3, basketball: 2 };

type Spell = { stint: Stint; kind: InjuryKind; from: Day; until: Day };

/** Who is out and when, in the season of a club that begins in that year, by date. */
export function injuriesOf(seed: string | number, sport: Sport, clubKey: string, seasonYear: number): Injury[] {
  const { rhythm } = clubHome(sport, clubKey);
  const from = Math.max(seasonStart(rhythm, seasonYear), windowOpens(0));
  const until = seasonStart(rhythm, seasonYear + 1);
  const draw = rng(seed, sport, clubKey, seasonYear, "injuries");
  const spells = clubIn(seed, sport, clubKey, until - 1)
    .stints.filter((stint) => stint.from < until && stint.until > from)
    .flatMap((stint) =>
      spellsOf(draw, sport, stint, Math.max(from, stint.from), Math.min(until, stint.until), until - from),
    )
    .sort((a, b) => a.from - b.from || a.stint.life.id - b.stint.life.id);

  const kept: Spell[] = [];
  for (const spell of spells) {
    const meanwhile = kept.filter((other) => other.until > spell.from);
    const keeper = (other: Spell) => other.stint.life.position === "goalkeeper";
    const fits =
      meanwhile.length < atOnce[sport] &&
      !meanwhile.some((other) => other.stint.life === spell.stint.life) &&
      !(keeper(spell) && meanwhile.some(keeper));
    if (fits) kept.push(spell);
  }
  return kept.map(({ stint, kind, from: first, until: back }) => ({
    person: playerRef(sport, stint.life.id),
    kind,
    from: writeDay(first),
    until: writeDay(back),
  }));
}

/** Within the player's time at the club in that season. */
function spellsOf(draw: Rng, sport: Sport, stint: Stint, from: Day, until: Day, season: number): Spell[] {
  return Array.from({ length: draw.poisson((rate[sport] * (until - from)) / season) }, () => {
    const kind = draw.weighted(injuryKinds, weights);
    const [, shortest, longest] = kinds[kind];
    const days = draw.int(shortest, longest);
    const first = from + draw.int(0, Math.max(0, until - from - days));
    return { stint, kind, from: first, until: Math.min(until, first + days) };
  });
}
