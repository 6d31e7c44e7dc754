import type { basketballHighlights, matchHighlights } from "@scoreline/contract/calls/match-centre";
import { succeed } from "@scoreline/contract/envelope";
import type { MatchVideosReply } from "@scoreline/contract/schemas/video";
import { nameIn } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { loadParts } from "@scoreline/store/match/details";
import type { Caller, Handler, Reader, Services } from "#handler.ts";
import { detailAnswer, matchAsked } from "#match/detail.ts";
import { footballRows, storedEvents } from "#match/events.ts";
import { cutOf, eventsBy } from "#match/moment.ts";
import { peopleIn } from "#match/people.ts";

export const videoCalls: {
  matchHighlights: Handler<typeof matchHighlights>;
  basketballHighlights: Handler<typeof basketballHighlights>;
} = {
  matchHighlights: (input, caller, services) => answer("football", input, caller, services),
  basketballHighlights: (input, caller, services) => answer("basketball", input, caller, services),
};

type Asked = { matchId: number; minute?: string | undefined };

/** Where a video is to be seen is told to users only; what is kept for everybody is never sent as it is. */
async function answer(sport: Sport, { matchId, minute }: Asked, { locale, session }: Caller, services: Services) {
  const { videos, people } = (await found({ sport, matchId, minute }, { locale }, services)).body;
  const shown = videos.map((video) => (session ? video : { ...video, url: null }));
  return succeed({ data: { videos: shown, people } });
}

const found = detailAnswer("videos", videosOf);

async function videosOf(
  { sport, matchId, minute }: Asked & { sport: Sport },
  { locale }: Pick<Reader, "locale">,
  services: Services,
): Promise<MatchVideosReply> {
  const head = await matchAsked(sport, matchId, services);
  const { videos: stored = [] } = await loadParts(services.database, matchId, ["videos"]);
  if (stored.length === 0) return { videos: [], people: [] };
  const cut = await cutOf(head, minute, services);
  const published = stored.filter(({ at }) => !cut || at <= cut.instant);
  const shown = published.some(({ event }) => event !== undefined) ? await storedEvents(head, services) : [];
  const events = sport === "football" ? footballRows(eventsBy(head, shown, cut)) : [];
  const videos = published.map(({ id, kind, at, title, event, seconds, url }) => ({
    videoId: id,
    kind,
    title: title ? nameIn(title, locale) : null,
    publishedAt: at,
    seconds: seconds ?? null,
    goal: (event !== undefined && events.find((one) => one.id === event)) || null,
    url,
  }));
  // A goal that was taken back since is not one to be shown.
  const standing = videos.filter(({ kind, goal, title }) => kind !== "goal" || goal || title);
  return {
    videos: standing.sort(
      (a, b) => Number(b.kind === "live") - Number(a.kind === "live") || b.publishedAt - a.publishedAt,
    ),
    people: await peopleIn(
      standing.map(({ goal }) => goal?.player),
      locale,
      services,
    ),
  };
}
