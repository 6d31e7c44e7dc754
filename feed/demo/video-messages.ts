import { momentsOf } from "@scoreline/world/match/in-time";
import type { Told } from "@scoreline/world/match/match-stories";
import { rng } from "@scoreline/world/random";
import { ownRef } from "#demo/own-ref.ts";
import type { FeedOf } from "#port/message.ts";

type Video = FeedOf<"videos">["entries"][number];
/** Shown from its `at` on, the live picture until the last whistle. */
type Shot = Video & { until?: number };
/** What is filmed of a match; instants at which something comes or goes. */
export type Film = { match: string; shots: readonly Shot[]; moments: Float64Array };

/** How much a competition must be followed for cameras to come, to cut goals at once, and to be shown live. */
const followed = { highlights: 28, goals: 44, live: 52 };
const shownLive = 0.7;
const minute = 60_000;

/** Nothing for a match that nobody films. */
export function filmOf(seed: string, told: Told): Film | undefined {
  const { ref, depth, endsAt, abandoned } = told;
  if (depth.popularity < followed.highlights) return undefined;
  const draw = rng(seed, ref, "film");
  const shots: Shot[] = [];
  const add = (name: string, shot: Pick<Shot, "kind" | "at"> & Partial<Shot>) =>
    shots.push({ ref: name, url: `https://video.example/${encodeURIComponent(ref)}/${name}`, ...shot });
  if (depth.popularity >= followed.live && draw.chance(shownLive))
    add("live", { kind: "live", at: told.kickoff, until: endsAt });
  if (depth.popularity >= followed.goals) {
    for (const { event, at } of goalsOf(told)) {
      const seconds = draw.int(24, 58);
      add(event, { kind: "goal", event, at: at + draw.int(3, 6) * minute, seconds });
    }
  }
  const pause = firstHalfEnd(told);
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
export function videosMessage({ match, shots }: Film, now: number): FeedOf<"videos"> {
  const shown = shots.filter(({ at, until }) => at <= now && (until === undefined || now < until));
  return { type: "videos", match, at: now, entries: shown.map(({ until: _, ...video }) => video) };
}

/** Goals that stand. Baskets are too many to be cut one by one. */
function goalsOf(told: Told): { event: string; at: number }[] {
  if (told.sport === "basketball") return [];
  return told.story.events
    .filter(
      ({ type, at, overturnedAt }) => type === "goal" && overturnedAt === undefined && at <= told.endsAt - told.kickoff,
    )
    .map(({ ref, at }) => ({ event: ownRef(ref), at: told.kickoff + at }));
}

function firstHalfEnd(told: Told): number | undefined {
  const spans = told.sport === "football" ? told.story.phases : told.story.periods;
  const pause = spans.find(({ phase }) => phase === "half-time");
  return pause && told.kickoff + pause.from;
}
