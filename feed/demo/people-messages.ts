import type { Sport } from "@scoreline/domain/sport";
import { confederations, type WorldTeam } from "@scoreline/world/competitions/registry";
import { type Scope, wholeWorld } from "@scoreline/world/competitions/scope";
import { injuriesAround, squadOn } from "@scoreline/world/match/matchups";
import { type Day, parseDay, windowAt, windowOpens, writeDay } from "@scoreline/world/people/calendar";
import { coachOf, refereesOf } from "@scoreline/world/people/officials";
import { endless, type Life, type Population } from "@scoreline/world/people/population";
import { portray } from "@scoreline/world/people/portrait";
import { parsePersonRef, playerRef } from "@scoreline/world/people/refs";
import type { Official, Person, SquadMember } from "@scoreline/world/people/shape";
import { populationIn } from "@scoreline/world/people/world";
import type { FeedMessage, FeedOf } from "#port/message.ts";

/** Transfers are told of for so long. */
const transferYears = 1;

/** The senior teams of a sport: clubs, and national teams. */
export function toldTeams(sport: Sport, { teams }: Scope): WorldTeam[] {
  return teams.filter((team) => team.sport === sport && !team.derived);
}

/** Everybody who may be named in matches since a day, coaches and referees, and the squads of today. */
export function* peopleMessages(
  seed: string,
  sport: Sport,
  since: Day,
  now: number,
  scope = wholeWorld,
): Generator<FeedMessage[]> {
  const today = new Date(now).toISOString().slice(0, 10);
  const teams = toldTeams(sport, scope);
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
      yield outsiders(seed, sport, team, year).filter(({ ref }) => !told.has(ref) && told.add(ref));
  yield formerPlayers(seed, sport, since, now, scope).filter(({ ref }) => !told.has(ref));
  for (const country of new Set(teams.map((team) => team.country))) yield referees(seed, sport, country, today);
  yield squads.filter(({ type }) => type === "official");
  for (const squad of squads) if (squad.type === "squad") yield [squad];
  yield transfers(seed, sport, now, scope);
  for (const { club } of clubs) yield absences(seed, sport, club.key, today);
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
  return { ...personMessage(member), team: `${sport}:${team}`, number, marketValueEur };
}

function personMessage(person: Person): FeedOf<"player"> {
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

/** Who was called up for a nation in a year and is at none of the world's clubs. */
function outsiders(seed: string, sport: Sport, { club }: WorldTeam, year: number): FeedOf<"player">[] {
  return squadOn(seed, sport, club.key, `${year}-06-01`)
    .members.filter(({ ref }) => parsePersonRef(ref)?.kind === "national")
    .map((member) => memberMessage(member, club.key));
}

function populationAt(seed: string, sport: Sport, now: number): Population {
  return populationIn(seed, sport, windowAt(Math.floor(now / 86_400_000)));
}

/** Everybody who was at a club since a day, up to today. */
export function livesSince(seed: string, sport: Sport, since: Day, now: number, { teams }: Scope): Life[] {
  const today = Math.floor(now / 86_400_000);
  const clubs = new Set(teams.flatMap((team) => (team.sport === sport ? [team.club.key] : [])));
  return populationAt(seed, sport, now).lives.filter(({ stints }) =>
    stints.some(({ from, until, club }) => from <= today && until > since && clubs.has(club.home.key)),
  );
}

/** Whoever was at a club since a day: those who have one now are introduced before with it. */
function formerPlayers(seed: string, sport: Sport, since: Day, now: number, scope: Scope): FeedOf<"player">[] {
  return livesSince(seed, sport, since, now, scope).map((life) =>
    personMessage(portray(seed, sport, playerRef(sport, life.id), life)),
  );
}

function transfers(seed: string, sport: Sport, now: number, scope: Scope): FeedOf<"transfer">[] {
  const today = Math.floor(now / 86_400_000);
  const since = Math.max(today - Math.round(transferYears * 365.25), parseDay(writeDay(windowOpens(1))));
  const teamRef = (key: string) => `${sport}:${key}`;
  return livesSince(seed, sport, since, now, scope).flatMap((life) =>
    life.stints.flatMap((stint, index): FeedOf<"transfer">[] => {
      const player = playerRef(sport, life.id);
      const own = teamRef(stint.club.home.key);
      const told = (day: Day) => day >= since && day <= today;
      const message = (day: Day, kind: FeedOf<"transfer">["kind"]) => {
        return { type: "transfer" as const, ref: `${player}:${day}:${kind}`, player, date: writeDay(day), kind };
      };
      const found: FeedOf<"transfer">[] = [];
      const { arrival, departure } = stint;
      if (told(stint.from)) {
        found.push({
          ...message(stint.from, arrival.kind),
          to: own,
          ...(arrival.other && { from: teamRef(arrival.other.home.key) }),
          ...(arrival.fee !== undefined && { feeEur: arrival.fee }),
        });
      }
      // What leads to another club is told there.
      const last = index === life.stints.length - 1;
      if (departure && last && stint.until !== endless && told(stint.until)) {
        found.push({ ...message(stint.until, departure.kind), from: own });
      }
      return found;
    }),
  );
}

function absences(seed: string, sport: Sport, team: string, today: string): FeedOf<"absence">[] {
  return injuriesAround(seed, sport, team, today)
    .filter(({ from, until }) => from <= today && today < until)
    .map(({ person, kind, from, until }) => ({
      type: "absence",
      ref: `injury:${person}:${from}`,
      player: person,
      team: `${sport}:${team}`,
      reason: "injury",
      kind,
      from,
      until,
    }));
}
