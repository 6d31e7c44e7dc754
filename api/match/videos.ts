import type { basketballHighlights, matchHighlights } from "@scoreline/contract/calls/match-centre";
import { succeed } from "@scoreline/contract/envelope";
import type { MatchVideosReply } from "@scoreline/contract/schemas/video";
import type { MatchVideo } from "@scoreline/domain/match/details/details";
import { isLiveVideoOpen } from "@scoreline/domain/match/details/live-video";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { nameIn } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { loadParts } from "@scoreline/store/match/details";
import type { Caller, Handler, Reader, Services } from "#handler.ts";
import { detailAnswer, matchAsked, wholeMatchAsked } from "#match/detail.ts";
import { footballRows, storedEvents } from "#match/events.ts";
import { cutOf, eventsBy } from "#match/moment.ts";
import { peopleIn } from "#match/people.ts";
import { scenesOf } from "#match/scenes.ts";
import { toldOf } from "#video/told.ts";

export const videoCalls: {
  matchHighlights: Handler<typeof matchHighlights>;
  basketballHighlights: Handler<typeof basketballHighlights>;
} = {
  matchHighlights: (input, caller, services) => answer("football", input, caller, services),
  basketballHighlights: (input, caller, services) => answer("basketball", input, caller, services),
};

type Asked = { matchId: number; minute?: string | undefined; scenes?: boolean | undefined };

/** Where a video is to be seen depends on who asks, and where: what is kept for everybody is never sent as it is. */
async function answer(sport: Sport, asked: Asked, caller: Caller, services: Services) {
  const { matchId, minute, scenes = false } = asked;
  const { locale } = caller;
  const { head, videos, ...rest } = (await found({ sport, matchId, minute, scenes }, { locale }, services)).body;
  const open = isLiveVideoOpen(head, services.now());
  const shown = videos
    .filter(({ kind }) => kind !== "live" || open)
    .map(({ stored, ...video }) => ({ ...video, ...toldOf(matchId, stored, caller, services) }));
  return succeed({ data: { videos: shown, ...rest } });
}

/** What is the same for everybody. */
type Found = Omit<MatchVideosReply, "videos"> & {
  head: Pick<MatchHead, "kickoff" | "state">;
  videos: (Omit<MatchVideosReply["videos"][number], keyof ReturnType<typeof toldOf>> & { stored: MatchVideo })[];
};

const found = detailAnswer("videos", videosOf);

async function videosOf(
  { sport, matchId, minute, scenes: wanted }: Asked & { sport: Sport },
  { locale }: Pick<Reader, "locale">,
  services: Services,
): Promise<Found> {
  const head = wanted ? await wholeMatchAsked(sport, matchId, services) : await matchAsked(sport, matchId, services);
  const { videos: stored = [] } = await loadParts(services.database, matchId, ["videos"]);
  const cut = await cutOf(head, minute, services);
  const scenes = wanted ? await scenesOf(head, cut, services) : null;
  const published = stored.filter(({ at }) => !cut || at <= cut.instant);
  const shown = published.some(({ event }) => event !== undefined) ? await storedEvents(head, services) : [];
  const events = sport === "football" ? footballRows(eventsBy(head, shown, cut)) : [];
  const videos = published.map((video) => {
    const { id, kind, at, title, event, seconds } = video;
    return {
      videoId: id,
      kind,
      title: title ? nameIn(title, locale) : null,
      publishedAt: at,
      seconds: seconds ?? null,
      goal: (event !== undefined && events.find((one) => one.id === event)) || null,
      stored: video,
    };
  });
  // A goal that was taken back since is not one to be shown.
  const standing = videos.filter(({ kind, goal, title }) => kind !== "goal" || goal || title);
  const { kickoff, state } = head;
  return {
    head: { kickoff, state },
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
