import { competitionOf } from "@scoreline/world/competitions/registry";
import { type Announced, Announcements } from "@scoreline/world/history/announcements";
import { playersOf } from "@scoreline/world/history/honours";
import { titlesOn } from "@scoreline/world/history/titles";
import { competitionMessage, seasonMessages } from "#demo/catalogue-messages.ts";
import { plannedMessage, unplayedMessage } from "#demo/fixture-messages.ts";
import { matchMessages } from "#demo/history-matches.ts";
import { trophyMessages } from "#demo/trophy-messages.ts";
import type { FeedMessage } from "#port/message.ts";

/** What becomes known of the seasons as time goes by, told in messages. */
export class AnnouncementMessages {
  readonly #seed: string;
  readonly #announcements: Announcements;

  constructor(...options: ConstructorParameters<typeof Announcements>) {
    this.#seed = options[0];
    this.#announcements = new Announcements(...options);
  }

  /** Lists a part of what will be announced, so that no look takes long. */
  prepare(now: number): void {
    this.#announcements.prepare(now);
  }

  isDue(now: number): boolean {
    return this.#announcements.isDue(now);
  }

  review(now: number): FeedMessage[] {
    return this.#announcements.review(now).flatMap((announced) => this.#messages(announced, now));
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
      messages.push(...trophyMessages(results, now, (team) => playersOf(results, team, now)));
      const today = new Date(now).toISOString().slice(0, 10);
      messages.push(competitionMessage(world, titlesOn(this.#seed, world, today)));
    }
    if (published)
      messages.push(...plan.fixtures.flatMap((fixture) => matchMessages(this.#seed, results, fixture, now)));
    return messages;
  }
}
