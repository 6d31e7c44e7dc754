import type { Scope } from "#competitions/scope.ts";
import { authorFor } from "#newsroom/authors.ts";
import { type Assignment, assignmentsOf, reportsOf } from "#newsroom/desk.ts";
import type { Written } from "#newsroom/draft.ts";
import { type Desk, openDesk } from "#newsroom/seasons.ts";
import { Openings, write } from "#newsroom/write.ts";

const day = 86_400_000;
/** Reports of late matches are told on the day after. */
const longestMs = 8 * 3_600_000;
const archiveDays = 7;
/** The first stories of a new site are of these days. */
const openingDays = 3;

/** Writes about the world as time goes by, in every language. What it says hangs on the world and the time alone. */
export class Newsroom {
  readonly #desk: Desk;
  readonly #openings = new Openings();
  /** Everything up to then was told. */
  #toldUntil: number;
  /** What was told before the archive, which does not tell it again. */
  readonly #toldFirst = new Set<string>();
  #planned: { from: number; assignments: Assignment[] }[] = [];

  constructor(seed: string, scope: Scope, toldUntil: number) {
    this.#desk = openDesk(seed, scope);
    this.#toldUntil = toldUntil;
  }

  /** The latest match reports, for a site that nobody has written for yet: soon done, and the rest follows in the archive. */
  *opening(now: number, most: number): Generator<Written> {
    const today = Math.floor(now / day) * day;
    let left = most;
    for (let ago = 0; ago < openingDays; ago += 1) {
      const latest = reportsOf(this.#desk, today - ago * day).filter(({ at }) => at <= now);
      for (const { at, draft: make } of latest.reverse()) {
        if (left === 0) return;
        const draft = make();
        if (!draft) continue;
        left -= 1;
        this.#toldFirst.add(draft.ref);
        yield write({ ...draft, at }, authorFor(draft), this.#openings);
      }
    }
  }

  /** The stories of the last week, one by one, the oldest first. */
  *archive(now: number): Generator<Written> {
    this.#toldUntil = Math.max(this.#toldUntil, now);
    yield* this.#between(now - archiveDays * day, now);
  }

  /** What was written since the last look. */
  review(now: number): Written[] {
    if (now <= this.#toldUntil) return [];
    const since = Math.max(this.#toldUntil, now - archiveDays * day);
    this.#toldUntil = now;
    return [...this.#between(since, now)];
  }

  *#between(since: number, until: number): Generator<Written> {
    for (const { at, draft: make } of this.#assignments(since, until)) {
      if (at <= since || at > until) continue;
      const draft = make();
      if (draft && !this.#toldFirst.has(draft.ref)) yield write({ ...draft, at }, authorFor(draft), this.#openings);
    }
  }

  /** Days are planned once, and forgotten when they are over. */
  #assignments(since: number, until: number): Assignment[] {
    const first = Math.floor((since - longestMs) / day) * day;
    this.#planned = this.#planned.filter(({ from }) => from >= first);
    for (let from = first; from <= until; from += day) {
      if (this.#planned.some((known) => known.from === from)) continue;
      this.#planned.push({ from, assignments: assignmentsOf(this.#desk, from) });
    }
    return this.#planned.flatMap(({ assignments }) => assignments).sort((one, other) => one.at - other.at);
  }
}
