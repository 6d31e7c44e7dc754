import type { basketballHighlights, matchHighlights } from "@scoreline/contract/calls/match-centre";
import { succeed } from "@scoreline/contract/envelope";
import type { MatchVideosReply } from "@scoreline/contract/schemas/video";
import { nameIn } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { loadParts } from "@scoreline/store/match/details";
import type { Caller, Handler, Reader, Services } from "#handler.ts";
import { detailAnswer, matchAsked, wholeMatchAsked } from "#match/detail.ts";
import { footballRows, storedEvents } from "#match/events.ts";
import { cutOf, eventsBy } from "#match/moment.ts";
import { peopleIn } from "#match/people.ts";
import { scenesOf } from "#match/scenes.ts";

export const videoCalls: {
  matchHighlights: Handler<typeof matchHighlights>;
  basketballHighlights: Handler<typeof basketballHighlights>;
} = {
  matchHighlights: (input, caller, services) => answer("football", input, caller, services),
  basketballHighlights: (input, caller, services) => answer("basketball", input, caller, services),
};

type Asked = { matchId: number; minute?: string | undefined; scenes?: boolean | undefined };

/** Where a video is to be seen is told to users only; what is kept for everybody is never sent as it is. */
async function answer(sport: Sport, asked: Asked, { locale, session }: Caller, services: Services) {
  const { matchId, minute, scenes = false } = asked;
  const { videos, ...rest } = (await found({ sport, matchId, minute, scenes }, { locale }, services)).body;
  const shown = videos.map((video) => (session ? video : { ...video, url: null }));
  return succeed({ data: { videos: shown, ...rest } });
}

const found = detailAnswer("videos", videosOf);

async function videosOf(
  { sport, matchId, minute, scenes: wanted }: Asked & { sport: Sport },
  { locale }: Pick<Reader, "locale">,
  services: Services,
): Promise<MatchVideosReply> {
  const head = wanted ? await wholeMatchAsked(sport, matchId, services) : await matchAsked(sport, matchId, services);
  const { videos: stored = [] } = await loadParts(services.database, matchId, ["videos"]);
  const cut = await cutOf(head, minute, services);
  const scenes = wanted ? await scenesOf(head, cut, services) : null;
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
    url: url ?? null,
    drawn: url === undefined,
  }));
  // A goal that was taken back since is not one to be shown.
  const standing = videos.filter(({ kind, goal, title }) => kind !== "goal" || goal || title);
  return {
    videos: standing.sort(
      (a, b) => Number(b.kind === "live") - Number(a.kind === "live") || b.publishedAt - a.publishedAt,
    ),
    scenes,
    people: await peopleIn(
      [
        ...standing.map(({ goal }) => goal?.player),
        ...(scenes?.pitch ?? []).flatMap(({ player, assist }) => [player, assist]),
        ...(scenes?.court ?? []).flatMap(({ plays }) => plays.flatMap(({ player, other }) => [player, other])),
      ],
      locale,
      services,
    ),
  };
}
