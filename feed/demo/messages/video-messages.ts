import { type Film, shownAt } from "@scoreline/world/match-day/films";
import type { FeedOf } from "#port/message.ts";

/** All that there is to watch at an instant. */
export function videosMessage(film: Film, now: number): FeedOf<"videos"> {
  return { type: "videos", match: film.match, at: now, entries: shownAt(film, now) };
}
