import { countUntil, momentsOf } from "#match/in-time.ts";
import { ownRef } from "#match/own-ref.ts";
import type { SimulatedMatch } from "#match/simulated-match.ts";
import { Queue } from "#match-day/queue.ts";
import { rng } from "#random.ts";

/** What can be seen again from its `at` on. Nobody films this world: it is drawn from its own data. A goal names its event. */
export type Video = {
  ref: string;
  kind: "goal" | "first-half" | "highlights";
  at: number;
  seconds?: number;
  event?: string;
};
/** What there is of a match; instants at which something comes. */
export type Film = { match: string; shots: readonly Video[]; moments: Float64Array };

/** How much a competition must be followed for highlights to be cut, and for goals to be cut at once. */
const followed = { highlights: 28, goals: 44 };
const minute = 60_000;

/** Nothing for a match that nobody cuts. */
export function filmOf(seed: string, match: SimulatedMatch): Film | undefined {
  const { ref, depth, endsAt, abandoned } = match;
  if (depth.popularity < followed.highlights) return undefined;
  const draw = rng(seed, ref, "film");
  const shots: Video[] = [];
  const add = (name: string, shot: Omit<Video, "ref">) => shots.push({ ref: name, ...shot });
  if (depth.popularity >= followed.goals) {
    for (const { event, at } of goalsOf(match)) {
      const seconds = draw.int(24, 58);
      add(event, { kind: "goal", event, at: at + draw.int(3, 6) * minute, seconds });
    }
  }
  const pause = firstHalfEnd(match);
  if (pause !== undefined && pause < endsAt)
    add("first-half", { kind: "first-half", at: pause + draw.int(4, 8) * minute, seconds: draw.int(70, 150) });
  const highlights = { at: endsAt + draw.int(10, 24) * minute, seconds: draw.int(150, 420) };
  if (!abandoned) add("highlights", { kind: "highlights", ...highlights });
  const moments = momentsOf(
    shots.map(({ at }) => at),
    Number.POSITIVE_INFINITY,
  );
  return { match: ref, shots, moments };
}

/** All that there is to watch at an instant. */
export function shownAt({ shots }: Film, now: number): Video[] {
  return shots.filter(({ at }) => at <= now);
}

/** Films of which something to watch is still to come; highlights come after the last whistle. */
export class FilmQueue {
  readonly #films = new Queue<Film>();

  /** Waits for the next thing that comes. */
  add(film: Film, now: number): void {
    const next = film.moments[countUntil(film.moments, now)];
    if (next !== undefined) this.#films.add(film, next);
  }

  /** Those of which something came by now. */
  *due(now: number): Generator<Film> {
    for (let film = this.#films.take(now); film; film = this.#films.take(now)) {
      yield film;
      this.add(film, now);
    }
  }
}

/** Goals that stand. Baskets are too many to be cut one by one. */
function goalsOf(match: SimulatedMatch): { event: string; at: number }[] {
  if (match.sport === "basketball") return [];
  return match.script.events
    .filter(
      ({ type, at, overturnedAt }) =>
        type === "goal" && overturnedAt === undefined && at <= match.endsAt - match.kickoff,
    )
    .map(({ ref, at }) => ({ event: ownRef(ref), at: match.kickoff + at }));
}

function firstHalfEnd(match: SimulatedMatch): number | undefined {
  const spans = match.sport === "football" ? match.script.phases : match.script.periods;
  const pause = spans.find(({ phase }) => phase === "half-time");
  return pause && match.kickoff + pause.from;
}
