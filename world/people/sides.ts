import type { Sport } from "@scoreline/domain/sport";
import { type Variant, variants } from "@scoreline/names/variants";
import { weaker } from "#competitions/derived/sides.ts";
import { worldTeams } from "#competitions/registry.ts";
import { mainWindow, seasonStart, windowLength } from "#people/calendar.ts";
import { fixedNumbers } from "#people/numbers.ts";
import type { Squad } from "#people/person.ts";
import { type ClubHome, clubHome } from "#people/population/clubs.ts";
import {
  bringUp,
  type Holder,
  holderIn,
  holderLeaves,
  holderOf,
  type Upbringing,
} from "#people/population/generations.ts";
import type { Life } from "#people/population/population.ts";
import { levelOf } from "#people/population/talent.ts";
import { memberOn } from "#people/portrait.ts";
import { sideRef, tagOf } from "#people/refs.ts";
import { derivedTemplate, rolesOf } from "#people/roles.ts";

/** At which age players come to a side, and for how many years they stay. */
const careers: Record<Variant, readonly [arrivesAt: number, years: number]> = {
  u18: [16, 2],
  u19: [16, 3],
  u20: [17, 3],
  u21: [17, 4],
  u22: [18, 4],
  u23: [18, 4],
  reserves: [18, 4],
  ii: [18, 4],
  women: [19, 8],
};

/** The squad of a club's youth, reserve or women's side in the season that begins in that year. */
export function derivedSquad(
  seed: string | number,
  sport: Sport,
  clubKey: string,
  variant: Variant,
  year: number,
): Squad {
  const side = sideOf(sport, clubKey, variant);
  const { home } = side;
  const day = seasonStart(home.rhythm, year) + windowLength(mainWindow(home.rhythm, year));
  const numbers = fixedNumbers(seed, sport, side.key, side.roles);
  const [, years] = careers[variant];
  const members = side.roles.map((_, slot) => {
    const holder = holderIn(seed, side.key, slot, years, year);
    return memberOn(
      seed,
      sport,
      sideRef(sport, side.key, slot, holder.generation),
      lifeIn(seed, sport, side, slot, holder),
      day,
      {
        number: numbers[slot] ?? 0,
        joined: seasonStart(home.rhythm, holder.arrived),
        contractUntil: holderLeaves(home.rhythm, holder),
        popularity: Math.min(12, home.popularity),
      },
    );
  });
  return { sport, team: side.key, strength: side.strength, members };
}

type Side = {
  key: string;
  variant: Variant;
  home: ClubHome;
  strength: number;
  roles: ReturnType<typeof rolesOf>;
  nationalities: readonly string[];
  weights: readonly number[];
};

function sideOf(sport: Sport, clubKey: string, variant: Variant): Side {
  const home = clubHome(sport, clubKey);
  const { mix, nationality } = home;
  const total = mix.weights.reduce((sum, weight) => sum + weight, 0);
  return {
    key: `${clubKey}-${variant}`,
    variant,
    home,
    strength: Math.max(700, home.strength - weaker[variant]),
    roles: rolesOf(derivedTemplate[sport]),
    // Academies are filled from near by, more so than first teams.
    nationalities: [nationality, ...mix.countries],
    weights: [26, ...mix.weights.map((weight) => (weight / total) * mix.perSquad * 0.3)],
  };
}

function lifeIn(seed: string | number, sport: Sport, side: Side, slot: number, holder: Holder): Life {
  const { home, variant, nationalities, weights } = side;
  const upbringing: Upbringing = {
    scope: side.key,
    slot,
    role: side.roles[slot] ?? "striker",
    arrivesAt: careers[variant][0],
    level: levelOf(side.strength),
    rhythm: home.rhythm,
    women: home.women || variant === "women",
    nationalities,
    weights,
  };
  return bringUp(seed, sport, holder, upbringing);
}

/** The life behind a ref of such a side. */
export function sideLife(
  seed: string | number,
  sport: Sport,
  tag: string,
  slot: number,
  generation: number,
): Life | undefined {
  const found = sidesByTag(sport).get(tag);
  if (!found) return undefined;
  const side = sideOf(sport, found.club, found.variant);
  if (slot >= side.roles.length) return undefined;
  return lifeIn(seed, sport, side, slot, holderOf(seed, side.key, slot, careers[found.variant][1], generation));
}

const tags = new Map<Sport, Map<string, { club: string; variant: Variant }>>();

function sidesByTag(sport: Sport): Map<string, { club: string; variant: Variant }> {
  let known = tags.get(sport);
  if (!known) {
    known = new Map();
    for (const { sport: of, national, derived, club } of worldTeams) {
      if (of !== sport || national || derived) continue;
      for (const variant of variants) known.set(tagOf(`${club.key}-${variant}`), { club: club.key, variant });
    }
    tags.set(sport, known);
  }
  return known;
}
