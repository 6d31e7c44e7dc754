import { sports } from "@scoreline/domain/sport";
import { competitionOf } from "@scoreline/world/competitions/registry";
import { type Scope, wholeWorld } from "@scoreline/world/competitions/scope";
import { type Announced, Announcements } from "@scoreline/world/history/announcements";
import { playersOf } from "@scoreline/world/history/honours";
import { titlesOn } from "@scoreline/world/history/titles";
import type { Day } from "@scoreline/world/people/calendar";
import { matchMessages } from "#demo/history-matches.ts";
import { competitionMessage, seasonMessages } from "#demo/messages/catalogue-messages.ts";
import { plannedMessage, unplayedMessage } from "#demo/messages/fixture-messages.ts";
import { tomorrowOf, transfersSince } from "#demo/messages/people-messages.ts";
import { ownTrophyMessages, trophyMessages } from "#demo/messages/trophy-messages.ts";
import type { FeedMessage } from "#port/message.ts";

/** What becomes known of the seasons as time goes by, and who changes clubs, told in messages. */
export class AnnouncementMessages {
  readonly #seed: string;
  readonly #scope: Scope;
  readonly #announcements: Announcements;
  /** Changes of clubs before this day have been told. */
  #transfersFrom: Day;

  /** Everything up to `since` has been told. */
  constructor(seed: string, since: number, scope = wholeWorld) {
    this.#seed = seed;
    this.#scope = scope;
    this.#announcements = new Announcements(seed, since, scope);
    this.#transfersFrom = tomorrowOf(since);
  }

  /** Lists a part of what will be announced, so that no look takes long. */
  prepare(now: number): void {
    this.#announcements.prepare(now);
  }

  isDue(now: number): boolean {
    return this.#announcements.isDue(now);
  }

  review(now: number): FeedMessage[] {
    const announced = this.#announcements.review(now).flatMap((one) => this.#messages(one, now));
    return [...announced, ...this.#transfers(now)];
  }

  /** Once a day: squads and careers say where somebody is, this says why. */
  #transfers(now: number): FeedMessage[] {
    const from = this.#transfersFrom;
    if (tomorrowOf(now) <= from) return [];
    this.#transfersFrom = tomorrowOf(now);
    return sports.flatMap((sport) => transfersSince(this.#seed, sport, from, now, this.#scope));
  }

  #messages(announced: Announced, now: number): FeedMessage[] {
    if (announced.kind === "unneeded") return [unplayedMessage(announced.fixture, now, "cancelled")];
    if (announced.kind === "season") return this.#season(announced, now);
    const { planned } = announced;
    const fixture = { ...plannedMessage(planned), at: now };
    return [fixture, unplayedMessage(planned.fixture, now, planned.known.state)];
  }

  #season({ results, ended, published }: Extract<Announced, { kind: "season" }>, now: number): FeedMessage[] {
    const { plan } = results;
    const world = competitionOf(plan.season.competition);
    const messages: FeedMessage[] = seasonMessages(plan, world, now);
    if (ended && !world.derived) {
      messages.push(...trophyMessages(results, now));
      messages.push(...ownTrophyMessages(results, now, (team) => playersOf(results, team, now)));
      const today = new Date(now).toISOString().slice(0, 10);
      messages.push(competitionMessage(world, titlesOn(this.#seed, world, today)));
    }
    if (published)
      messages.push(...plan.fixtures.flatMap((fixture) => matchMessages(this.#seed, results, fixture, now)));
    return messages;
  }
}
