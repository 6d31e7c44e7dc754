import type { Sport } from "@scoreline/domain/sport";
import { ageAt, type Day, windowOpens } from "#people/calendar.ts";
import type { Role } from "#people/person.ts";
import { type ClubHome, clubHomes } from "#people/population/clubs.ts";
import { addLife, type ClubState, type Life, type Population } from "#people/population/population.ts";
import { contractEnd, joinClub } from "#people/population/stints.ts";
import { ageLoss, levelOf } from "#people/population/talent.ts";
import { positionOf, rolesOf, squadTemplates } from "#people/roles.ts";
import { type Rng, rng } from "#random.ts";

/** The world on its first day: full squads of all ages, with a past. */
export function found(seed: string | number, sport: Sport): Population {
  const clubs = clubHomes(sport).map((home) => newClub(seed, sport, home));
  const population: Population = {
    seed,
    sport,
    clubs,
    byKey: new Map(clubs.map((club) => [club.home.key, club])),
    lives: [],
    takenNames: new Set(),
    unattached: [],
    loans: [],
    window: 0,
  };
  const today = windowOpens(0);
  for (const club of clubs) {
    const draw = rng(seed, sport, club.home.key, "founding");
    for (const place of places(draw, club)) {
      const life = addFounder(population, draw, club, place, today);
      const age = ageAt(life.born, today);
      const years = Math.min(age - 17, -Math.log(1 - draw.float()) * 2.2);
      joinClub(population, draw, {
        club,
        life,
        day: Math.floor(today - Math.max(0.1, years) * 365),
        arrival: { kind: "free" },
        since: today,
      });
      // Signed long ago for some time, so that contracts run out evenly.
      life.contract = contractEnd(club, today, age > 33 ? 1 : draw.int(1, 4));
      const stint = life.stints[0];
      if (stint) stint.contracts = [{ signed: stint.from, until: life.contract }];
    }
  }
  return population;
}

function newClub(seed: string | number, sport: Sport, home: ClubHome): ClubState {
  const draw = rng(seed, sport, home.key, "club");
  const { perSquad } = home.mix;
  const template = draw.pick(squadTemplates[sport]);
  return {
    home,
    level: levelOf(home.strength),
    template,
    size: rolesOf(template).length,
    foreigners: perSquad === 0 ? 0 : Math.max(0, perSquad + (perSquad > 3 ? draw.int(-1, 1) : 0)),
    members: [],
    stints: [],
    recent: [],
  };
}

/** `depth` is 0 for the first of a position and 1 for its last. */
type Place = { role: Role; depth: number; foreign: boolean };

function places(draw: Rng, club: ClubState): Place[] {
  const all = [...club.template.values()].flatMap((roles) =>
    roles.map((role, index): Place => ({ role, depth: index / (roles.length - 1), foreign: false })),
  );
  let keepers = club.home.mix.keepers;
  const open = all.filter(({ role }) => role !== "goalkeeper" || keepers-- > 0);
  for (let left = Math.min(club.foreigners, open.length); left > 0; left -= 1) {
    // Clubs look abroad for those who decide matches.
    const place = draw.weighted(
      open,
      open.map(({ role, foreign, depth }) =>
        foreign
          ? 0
          : (positionOf[role] === "forward" ? 3 : positionOf[role] === "midfielder" ? 2 : 1.3) * (1.5 - depth),
      ),
    );
    place.foreign = true;
  }
  return all;
}

const agesFrom = 17;
const ageWeights = [1, 2, 4, 5, 6, 7, 8, 8, 8, 8, 8, 7, 7, 6, 5, 4, 3, 2];

function addFounder(
  population: Population,
  draw: Rng,
  club: ClubState,
  { role, depth, foreign }: Place,
  today: Day,
): Life {
  const { home, level } = club;
  const years = ageWeights.map((_, index) => agesFrom + index);
  const youngest = role === "goalkeeper" ? 2 : foreign ? 1 : 0;
  const age = draw.weighted(years, ageWeights) + youngest + draw.float();
  const skill =
    age < 20.5
      ? level + 1 + draw.normal() * 5 - ageLoss(population.sport, positionOf[role], age)
      : level + 4 - 8 * depth + draw.normal() * 2.5;
  return addLife(population, draw, {
    nationality: foreign ? draw.weighted(home.mix.countries, home.mix.weights) : home.nationality,
    women: home.women,
    role,
    age,
    day: today,
    skill,
    ...(!foreign && draw.chance(0.25) && { town: home.city }),
  });
}
