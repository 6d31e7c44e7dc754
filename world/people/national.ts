import type { Sport } from "@scoreline/domain/sport";
import { type WorldTeam, worldTeams } from "#competitions/registry.ts";
import { type Day, dayOfDate, windowAt } from "#people/calendar.ts";
import { fixedNumbers } from "#people/numbers.ts";
import type { Role, Squad, SquadMember } from "#people/person.ts";
import { bringUp, type Holder, holderIn, holderOf } from "#people/population/generations.ts";
import { type Life, type Stint, skillAt } from "#people/population/population.ts";
import { populationIn } from "#people/population/populations.ts";
import { levelOf, strengthOf } from "#people/population/talent.ts";
import { memberOn } from "#people/portrait.ts";
import { nationalRef } from "#people/refs.ts";
import { positionOf, rolesOf, selectionTemplate } from "#people/roles.ts";
import { memberOf, stintsOn } from "#people/squads.ts";

/** Basketball has one team where football has four. */
const unions: Readonly<Record<string, readonly string[]>> = { gb: ["gb-eng", "gb-sct", "gb-wls", "gb-nir"] };
/** Of those who play outside the world's clubs: when they come into the team, and for how long. */
const outsiderArrives = 21;
const outsiderYears = 10;
/** Nations whose team is not written down. */
const usualStrength = 1230;

/** The best of a nation in a year, as they stand in spring; those whom the world's clubs do not have come from outside. */
export function nationalSquad(seed: string | number, sport: Sport, countryCode: string, year: number): Squad {
  const day = dayOfDate(year, 3, 1);
  const nations = unions[countryCode] ?? [countryCode];
  const candidates = nations.flatMap((nation) => byNation(seed, sport, day).get(nation) ?? []);
  const roles = rolesOf(selectionTemplate[sport]);
  const chosen = callUp(sport, roles, candidates, day);
  const scope = scopeOf(sport, countryCode);
  const numbers = fixedNumbers(seed, sport, scope, roles);

  const members = roles.map((_, slot): SquadMember => {
    const number = numbers[slot] ?? 0;
    const stint = chosen[slot];
    if (stint) return { ...memberOf(seed, sport, stint, day), number };
    const holder = holderIn(seed, scope, slot, outsiderYears, year);
    const ref = nationalRef(sport, countryCode, slot, holder.generation);
    return memberOn(seed, sport, ref, outsider(seed, sport, countryCode, slot, holder), day, {
      number,
      joined: dayOfDate(holder.arrived, 1, 1),
      contractUntil: dayOfDate(holder.arrived + outsiderYears, 6, 30),
      popularity: 40,
    });
  });
  const team = teamOfCountry(sport, countryCode);
  const usual = members.reduce((sum, { skill }) => sum + skill, 0) / members.length;
  return {
    sport,
    team: team?.club.key ?? scope,
    strength: team?.club.strength ?? Math.round(strengthOf(usual)),
    members,
  };
}

const scopeOf = (sport: Sport, countryCode: string) => `national ${sport} ${countryCode}`;

const nationalTeams = new Map(
  worldTeams
    .filter(({ national, derived }) => national && !derived)
    .map((team) => [`${team.sport} ${team.country}`, team]),
);

function teamOfCountry(sport: Sport, countryCode: string): WorldTeam | undefined {
  return nationalTeams.get(`${sport} ${countryCode}`);
}

/** For each role the best who plays it, unless somebody of the same position is clearly better. */
function callUp(sport: Sport, roles: readonly Role[], candidates: readonly Stint[], day: Day): (Stint | undefined)[] {
  const rated = candidates
    .map((stint) => ({ stint, skill: skillAt(sport, stint.life, day) }))
    .sort((a, b) => b.skill - a.skill);
  const byPosition = Map.groupBy(rated, ({ stint }) => stint.life.position);
  const taken = new Set<Stint>();
  return roles.map((role) => {
    const able = byPosition.get(positionOf[role]) ?? [];
    const best = able.find(({ stint }) => !taken.has(stint));
    const fitting = able.find(({ stint }) => stint.life.role === role && !taken.has(stint));
    const chosen = best && fitting && best.skill - fitting.skill < 5 ? fitting : best;
    if (chosen) taken.add(chosen.stint);
    return chosen?.stint;
  });
}

function outsider(seed: string | number, sport: Sport, countryCode: string, slot: number, holder: Holder): Life {
  const strength = teamOfCountry(sport, countryCode)?.club.strength ?? usualStrength;
  return bringUp(seed, sport, holder, {
    scope: scopeOf(sport, countryCode),
    slot,
    role: rolesOf(selectionTemplate[sport])[slot] ?? "striker",
    arrivesAt: outsiderArrives,
    level: levelOf(strength) - 4,
    rhythm: "january",
    women: false,
    nationalities: [unions[countryCode]?.[0] ?? countryCode],
    weights: [1],
  });
}

/** The life behind a ref of somebody outside the world's clubs. */
export function outsiderLife(
  seed: string | number,
  sport: Sport,
  countryCode: string,
  slot: number,
  generation: number,
): Life | undefined {
  if (slot >= rolesOf(selectionTemplate[sport]).length) return undefined;
  return outsider(
    seed,
    sport,
    countryCode,
    slot,
    holderOf(seed, scopeOf(sport, countryCode), slot, outsiderYears, generation),
  );
}

/** Men at clubs, by nationality; the last few days that were asked for are kept. */
const nations = new Map<string, Map<string, Stint[]>>();

function byNation(seed: string | number, sport: Sport, day: Day): Map<string, Stint[]> {
  const key = `${sport} ${day} ${seed}`;
  let found = nations.get(key);
  if (!found) {
    found = new Map();
    for (const club of populationIn(seed, sport, windowAt(day)).clubs) {
      if (club.home.women || club.home.keepsPlayers) continue;
      for (const stint of stintsOn(club, day)) {
        const list = found.get(stint.life.nationality);
        if (list) list.push(stint);
        else found.set(stint.life.nationality, [stint]);
      }
    }
    for (const oldest of nations.keys()) {
      if (nations.size < 4) break;
      nations.delete(oldest);
    }
    nations.set(key, found);
  }
  return found;
}
