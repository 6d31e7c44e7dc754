import type { Sport } from "@scoreline/domain/sport";
import { type Day, dayOf, windowAt } from "#demo/people/calendar.ts";
import { bringUp, type Holder, holderIn, holderOf } from "#demo/people/generations.ts";
import { fixedNumbers } from "#demo/people/numbers.ts";
import { type Life, skillAt } from "#demo/people/population.ts";
import { memberOn, type Engagement } from "#demo/people/portrait.ts";
import { nationalRef, playerRef } from "#demo/people/refs.ts";
import { positionOf, rolesOf, selectionTemplate } from "#demo/people/roles.ts";
import type { Role, Squad, SquadMember } from "#demo/people/shape.ts";
import { levelOf, strengthOf } from "#demo/people/talent.ts";
import { populationIn } from "#demo/people/world.ts";
import { worldTeams } from "#demo/world/registry.ts";

/** Basketball has one team where football has four. */
const unions: Readonly<Record<string, readonly string[]>> = { gb: ["gb-eng", "gb-sct", "gb-wls", "gb-nir"] };
/** Of those who play outside the world's clubs: when they come into the team, and for how long. */
const outsiderArrives = 21;
const outsiderYears = 10;
/** Skill below the side's own level at which somebody at a club is passed over for somebody outside. */
const outsiderEdge = 14;

/** The best of a nation in a year, as they play in spring; those the world's clubs do not have come from outside. */
export function nationalSquad(seed: string | number, sport: Sport, countryCode: string, year: number): Squad {
  const day = dayOf(year, 3, 1);
  const candidates = (unions[countryCode] ?? [countryCode]).flatMap((nation) => byNation(seed, sport, day).get(nation) ?? []);
  const team = worldTeams.find((each) => each.sport === sport && each.national && each.country === countryCode);
  const roles = rolesOf(selectionTemplate[sport]);
  const chosen = callUp(sport, roles, candidates, day);
  const level = team ? levelOf(team.club.strength) : levelFrom(sport, chosen, day);
  const scope = `national ${sport} ${countryCode}`;
  const numbers = fixedNumbers(seed, sport, scope, roles);

  const members = roles.map((role, slot): SquadMember => {
    const engagement = { number: numbers[slot] ?? 0, popularity: 50 };
    const life = chosen[slot];
    if (life && skillAt(sport, life, day) > level - outsiderEdge - 8) return fromClub(seed, sport, life, day, engagement);
    const holder = holderIn(seed, scope, slot, outsiderYears, year);
    const outsider = outsiderIn(seed, sport, countryCode, role, slot, holder);
    return memberOn(seed, sport, nationalRef(sport, countryCode, slot, holder.generation), outsider, day, {
      ...engagement,
      joined: dayOf(holder.arrived, 1, 1),
      contractUntil: dayOf(holder.arrived + holder.years, 6, 30),
    });
  });
  const strength = team?.club.strength ?? strengthOf(members.reduce((sum, member) => sum + member.skill, 0) / members.length);
  return { sport, team: team?.club.key ?? scope, strength: Math.round(strength), members };
}

function fromClub(seed: string | number, sport: Sport, life: Life, day: Day, engagement: Pick<Engagement, "number" | "popularity">): SquadMember {
  const stint = life.stints.findLast(({ from }) => from <= day);
  return memberOn(seed, sport, playerRef(sport, life.id), life, day, {
    ...engagement,
    popularity: stint?.club.home.popularity ?? engagement.popularity,
    joined: stint?.from ?? day,
    contractUntil: stint?.contracts.findLast(({ signed }) => signed <= day)?.until ?? day,
  });
}
