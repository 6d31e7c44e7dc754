import { countUntil, momentsOf } from "#match/in-time.ts";
import { ownRef } from "#match/own-ref.ts";
import type { SimulatedMatch } from "#match/simulated-match.ts";
import { Queue } from "#match-day/queue.ts";
import { rng } from "#random.ts";

/** Shown from its `at` on, the live picture until the last whistle. A goal names its event. */
export type Video = {
  ref: string;
  url: string;
  kind: "live" | "goal" | "first-half" | "highlights";
  at: number;
  seconds?: number;
  event?: string;
};
type Shot = Video & { until?: number };
/** What is filmed of a match; instants at which something comes or goes. */
export type Film = { match: string; shots: readonly Shot[]; moments: Float64Array };

/** How much a competition must be followed for cameras to come, to cut goals at once, and to be shown live. */
const followed = { highlights: 28, goals: 44, live: 52 };
const shownLive = 0.7;
const minute = 60_000;

/** Nothing for a match that nobody films. */
export function filmOf(seed: string, match: SimulatedMatch): Film | undefined {
  const { ref, depth, endsAt, abandoned } = match;
  if (depth.popularity < followed.highlights) return undefined;
  const draw = rng(seed, ref, "film");
  const shots: Shot[] = [];
  const add = (name: string, shot: Pick<Shot, "kind" | "at"> & Partial<Shot>) =>
    shots.push({ ref: name, url: `https://video.example/${encodeURIComponent(ref)}/${name}`, ...shot });
  if (depth.popularity >= followed.live && draw.chance(shownLive))
    add("live", { kind: "live", at: match.kickoff, until: endsAt });
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
    shots.flatMap(({ at, until }) => [at, until ?? at]),
    Number.POSITIVE_INFINITY,
  );
  return { match: ref, shots, moments };
}

/** All that there is to watch at an instant. */
export function shownAt({ shots }: Film, now: number): Video[] {
  const shown = shots.filter(({ at, until }) => at <= now && (until === undefined || now < until));
  return shown.map(({ until: _, ...video }) => video);
}

/** Films of which something to watch is still to come, or to go; highlights come after the last whistle. */
export class FilmQueue {
  readonly #films = new Queue<Film>();

  /** Waits for the next thing that comes or goes. */
  add(film: Film, now: number): void {
    const next = film.moments[countUntil(film.moments, now)];
    if (next !== undefined) this.#films.add(film, next);
  }

  /** Those of which something came or went by now. */
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
