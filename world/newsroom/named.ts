import type { Sport } from "@scoreline/domain/sport";
import { competitionOf, teamOf } from "#competitions/registry.ts";
import type { NamedThing } from "#newsroom/draft.ts";
import { personOf } from "#people/persons.ts";
import { tagOf } from "#people/refs.ts";
import type { CompetitionId } from "#schedule/plan-types.ts";

/** Things as stories name them. */

export const teamRef = (sport: Sport, key: string) => `${sport}:${key}`;

export function team(sport: Sport, key: string): NamedThing {
  return { names: teamOf(sport, key).club.names, link: { kind: "team", ref: teamRef(sport, key) } };
}

export function league(id: CompetitionId): NamedThing {
  return { names: competitionOf(id).competition.names, link: { kind: "league", ref: id } };
}

export function person(seed: string, ref: string): NamedThing | undefined {
  const found = personOf(seed, ref);
  return found && { names: found.names, link: { kind: "player", ref } };
}

/** Short, and the same for the same thing. */
export function storyRef(kind: string, ...parts: (string | number)[]): string {
  return `${kind}:${tagOf(parts.join(" "))}`;
}

/** Which wording is the next one: stories that follow each other begin differently. */
export function turnOf(at: number): number {
  return Math.floor(at / 60_000);
}
