import type { Sport } from "@scoreline/domain/sport";
import { teamOf } from "@scoreline/world/competitions/registry";
import { type Pairing, plannedDay, squadOn } from "@scoreline/world/match/matchups";
import { officialsOf } from "@scoreline/world/match/venue-and-officials";
import { injuryAbsences } from "@scoreline/world/people/absences";
import { clubOn } from "@scoreline/world/people/careers";
import { coachOf } from "@scoreline/world/people/officials";
import type { Official, SquadMember } from "@scoreline/world/people/person";
import { personMessage } from "#demo/messages/people-messages.ts";
import type { FeedMessage, FeedOf } from "#port/message.ts";

/** Makes sure that nobody is named whom the listener has not met: everybody once, squads again when they change. */
export class Introductions {
  readonly #seed: string;
  /** By ref; of players the team and number that they were introduced with. */
  readonly #people = new Map<string, string>();
  readonly #squads = new Map<string, string>();
  readonly #absences = new Set<string>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** What others have told of people need not be said again. */
  heard(message: FeedMessage): void {
    if (message.type === "player") {
      const { ref, sport, team, number } = message;
      this.#people.set(ref, team === undefined ? "" : placeOf(team.slice(sport.length + 1), number));
    } else if (message.type === "official") this.#people.set(message.ref, message.role);
    else if (message.type === "squad") this.#squads.set(message.team, squadLine(message.coach, message.members));
    else if (message.type === "absence") this.#absences.add(absenceLine(message));
  }

  /** Everybody who may be named in a match: both squads, their coaches, the referee. */
  of(pairing: Pairing, now: number): FeedMessage[] {
    const { fixture, home, away } = pairing;
    const messages: FeedMessage[] = [];
    for (const team of [home, away]) {
      this.#addSquad(messages, fixture.sport, team, plannedDay(fixture), false);
      this.#addTeam(messages, fixture.sport, team, now);
    }
    for (const official of officialsOf(this.#seed, pairing)) this.#addOfficial(messages, "referee", official);
    return messages;
  }

  /** Those of a match of the past who are told of only while they are in office or at a club: who has one now is known by it. */
  ofPast(pairing: Pairing, now: number): FeedMessage[] {
    const { fixture, home, away } = pairing;
    const messages: FeedMessage[] = [];
    const today = plannedDay({ kickoff: now });
    for (const team of [home, away]) {
      this.#addOfficial(messages, "coach", coachOf(this.#seed, fixture.sport, team, plannedDay(fixture)));
      const stillHere = new Set(squadOn(this.#seed, fixture.sport, team, today).members.map(({ ref }) => ref));
      for (const member of squadOn(this.#seed, fixture.sport, team, plannedDay(fixture)).members) {
        const { ref } = member;
        if (this.#people.has(ref) || stillHere.has(ref) || clubOn(this.#seed, ref, today)) continue;
        this.#people.set(member.ref, "");
        messages.push(personMessage(member));
      }
    }
    for (const official of officialsOf(this.#seed, pairing)) this.#addOfficial(messages, "referee", official);
    return messages;
  }

  /** Said once, like a person. */
  absence(message: FeedOf<"absence">): FeedMessage[] {
    const said = absenceLine(message);
    if (this.#absences.has(said)) return [];
    this.#absences.add(said);
    return [message];
  }

  /** With `moved`, also those who were somewhere else when they were introduced: only the squad of today can say so. */
  #addSquad(messages: FeedMessage[], sport: Sport, team: string, day: string, moved: boolean): void {
    const { national } = teamOf(sport, team);
    for (const member of squadOn(this.#seed, sport, team, day).members) {
      const known = this.#people.get(member.ref);
      const place = placeOf(team, member.number);
      if (known !== undefined && (!moved || national || known === place)) continue;
      // Who plays for a country belongs to a club, under another number.
      const home = national ? clubOn(this.#seed, member.ref, day) : undefined;
      const own = home ?? { team, number: member.number };
      this.#people.set(member.ref, placeOf(own.team, own.number));
      messages.push(playerMessage(member, sport, own));
    }
    this.#addOfficial(messages, "coach", coachOf(this.#seed, sport, team, day));
  }

  /** The squad as it is today, and who of it is injured. */
  #addTeam(messages: FeedMessage[], sport: Sport, team: string, now: number): void {
    const today = plannedDay({ kickoff: now });
    const { members } = squadOn(this.#seed, sport, team, today);
    const coach = coachOf(this.#seed, sport, team, today).ref;
    const seats = members.map((member) => seatOf(member));
    const said = squadLine(coach, seats);
    const name = `${sport}:${team}`;
    if (this.#squads.get(name) !== said) {
      this.#squads.set(name, said);
      this.#addSquad(messages, sport, team, today, true);
      messages.push({ type: "squad", team: name, at: now, coach, members: seats });
    }
    // Until when is part of the news; the past is told by others.
    for (const absence of injuryAbsences(this.#seed, sport, team, today))
      messages.push(...this.absence({ type: "absence", ...absence }));
  }

  #addOfficial(messages: FeedMessage[], role: "coach" | "referee", official: Official): void {
    if (this.#people.has(official.ref)) return;
    this.#people.set(official.ref, role);
    const { ref, sport, names, nationality, birthDate } = official;
    messages.push({ type: "official", ref, sport, role, names, nationality, birthDate });
  }
}

/** What was said of somebody or something, in short: to be told again once it differs. */
const placeOf = (team: string, number: number | undefined) => `${team} ${number}`;
const absenceLine = ({ ref, until }: FeedOf<"absence">) => `${ref} ${until ?? ""}`;
const squadLine = (coach: string | undefined, members: FeedOf<"squad">["members"]) =>
  `${coach} ${members.map(({ player, number }) => `${player}/${number}`).join(" ")}`;

function seatOf(member: SquadMember): FeedOf<"squad">["members"][number] {
  const { ref, number, position, joined, contractUntil, onLoanFrom, sport } = member;
  return {
    player: ref,
    number,
    position,
    joined,
    contractUntil,
    ...(onLoanFrom && { onLoanFrom: `${sport}:${onLoanFrom}` }),
  };
}

function playerMessage(member: SquadMember, sport: Sport, own: { team: string; number: number }): FeedOf<"player"> {
  const { marketValueEur } = member;
  const value = sport === "football" ? { marketValueEur } : {};
  return { ...personMessage(member), team: `${sport}:${own.team}`, number: own.number, ...value };
}
