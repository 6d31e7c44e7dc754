import type { Sport } from "@scoreline/domain/sport";
import { confederations } from "@scoreline/world/competitions/registry";
import { type Scope, wholeWorld } from "@scoreline/world/competitions/scope";
import { squadOn } from "@scoreline/world/match/matchups";
import { injuryAbsences } from "@scoreline/world/people/absences";
import { type Day, writeDay } from "@scoreline/world/people/calendar";
import { coachOf, refereesOf } from "@scoreline/world/people/officials";
import type { Official, Person, SquadMember } from "@scoreline/world/people/person";
import { squadOfTeam } from "@scoreline/world/people/persons";
import {
  type ClubChange,
  calledUpFromOutside,
  newsSince,
  playersSince,
  seniorTeams,
  transfersBetween,
} from "@scoreline/world/people/who-was-where";
import type { FeedMessage, FeedOf } from "#port/message.ts";

/** Everybody who may be named in matches since a day, coaches and referees, and the squads of today. */
export function* peopleMessages(
  seed: string,
  sport: Sport,
  since: Day,
  now: number,
  scope = wholeWorld,
): Generator<FeedMessage[]> {
  const today = new Date(now).toISOString().slice(0, 10);
  const teams = seniorTeams(sport, scope);
  const clubs = teams.filter(({ national }) => !national);
  const told = new Set<string>();
  const squads: FeedMessage[] = [];

  for (const { club } of clubs) {
    const { members } = squadOn(seed, sport, club.key, today);
    yield members.map((member) => {
      told.add(member.ref);
      return memberMessage(member, club.key);
    });
    squads.push(...squadMessages(seed, sport, club.key, members, now));
  }
  const nations = teams.filter(({ national }) => national);
  for (const { club } of nations)
    squads.push(...squadMessages(seed, sport, club.key, squadOn(seed, sport, club.key, today).members, now));
  // Year by year: those who could be called up are looked for once a year, not once a team.
  for (let year = Number(writeDay(since).slice(0, 4)); year <= Number(today.slice(0, 4)); year += 1)
    for (const team of nations)
      yield calledUpFromOutside(seed, sport, team, year)
        .filter(({ ref }) => !told.has(ref) && told.add(ref))
        .map((member) => memberMessage(member, team.club.key));
  // Those who have a club now are introduced with it.
  yield playersSince(seed, sport, since, now, scope)
    .filter(({ ref }) => !told.has(ref))
    .map(personMessage);
  for (const country of new Set(teams.map((team) => team.country))) yield referees(seed, sport, country, today);
  yield squads.filter(({ type }) => type === "official");
  for (const squad of squads) if (squad.type === "squad") yield [squad];
  yield recentTransfers(seed, sport, now, scope);
  for (const { club } of clubs) yield absences(seed, sport, club.key, today);
}

/** Everybody of a youth, reserve or women's side. */
export function sideMessages(seed: string, sport: Sport, team: string, now: number): FeedMessage[] {
  // Not remembered: there are thousands, and hardly anybody asks again.
  const { members } = squadOfTeam(seed, sport, team, new Date(now).toISOString().slice(0, 10));
  return [...members.map((member) => memberMessage(member, team)), ...squadMessages(seed, sport, team, members, now)];
}

function squadMessages(
  seed: string,
  sport: Sport,
  team: string,
  members: readonly SquadMember[],
  now: number,
): FeedMessage[] {
  const coach = coachOf(seed, sport, team, new Date(now).toISOString().slice(0, 10));
  return [
    officialMessage("coach", coach),
    {
      type: "squad",
      team: `${sport}:${team}`,
      at: now,
      coach: coach.ref,
      members: members.map(({ ref, number, position, joined, contractUntil, onLoanFrom }) => ({
        player: ref,
        number,
        position,
        joined,
        contractUntil,
        ...(onLoanFrom && { onLoanFrom: `${sport}:${onLoanFrom}` }),
      })),
    },
  ];
}

function memberMessage(member: SquadMember, team: string): FeedOf<"player"> {
  const { sport, number, marketValueEur } = member;
  // What a player is worth in money is asked in football only.
  const value = sport === "football" ? { marketValueEur } : {};
  return { ...personMessage(member), team: `${sport}:${team}`, number, ...value };
}

export function personMessage(person: Person): FeedOf<"player"> {
  const { ref, sport, names, nationality, birthDate, birthPlace, position, heightCm, weightKg, foot } = person;
  return {
    type: "player",
    ref,
    sport,
    names,
    nationality,
    birthDate,
    position,
    heightCm,
    weightKg,
    ...(birthPlace && { birthPlace }),
    ...(foot && { foot }),
  };
}

function officialMessage(role: "coach" | "referee", official: Official): FeedOf<"official"> {
  const { ref, sport, names, nationality, birthDate } = official;
  return { type: "official", ref, sport, role, names, nationality, birthDate };
}

function referees(seed: string, sport: Sport, country: string, today: string): FeedMessage[] {
  if (confederations.has(country)) return [];
  return refereesOf(seed, sport, country, Number(today.slice(0, 4))).map((one) => officialMessage("referee", one));
}

function recentTransfers(seed: string, sport: Sport, now: number, scope: Scope): FeedOf<"transfer">[] {
  return transfersSince(seed, sport, newsSince(now), now, scope);
}

/** Every change of clubs from a day on until today, today's included. */
export function transfersSince(seed: string, sport: Sport, day: Day, now: number, scope: Scope): FeedOf<"transfer">[] {
  return transfersBetween(seed, sport, day, tomorrowOf(now), now, scope).map((change) => transfer(sport, change));
}

export const tomorrowOf = (now: number): Day => Math.floor(now / 86_400_000) + 1;

/** Every change of clubs before those, of whoever is at a club now: what a career shows is explained by them. */
export function olderTransfers(seed: string, sport: Sport, now: number, scope: Scope): FeedOf<"transfer">[] {
  return transfersBetween(seed, sport, 0, newsSince(now), now, scope).map((change) => transfer(sport, change));
}

function transfer(sport: Sport, { player, day, kind, to, from, fee }: ClubChange): FeedOf<"transfer"> {
  return {
    type: "transfer",
    ref: `${player}:${day}:${kind}`,
    player,
    date: writeDay(day),
    kind,
    ...(to !== undefined && { to: `${sport}:${to}` }),
    ...(from !== undefined && { from: `${sport}:${from}` }),
    ...(fee !== undefined && { feeEur: fee }),
  };
}

function absences(seed: string, sport: Sport, team: string, today: string): FeedOf<"absence">[] {
  return injuryAbsences(seed, sport, team, today).map((absence) => ({ type: "absence", ...absence }));
}
