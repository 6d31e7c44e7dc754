import type { MatchVideosReply } from "@scoreline/contract/schemas/video";
import type { MatchVideo } from "@scoreline/domain/match/details/details";
import { isListed, wayToPlay } from "@scoreline/site/video-hosts";
import type { Caller, Services } from "#handler.ts";
import { closedDoor, type VideoDoor } from "#video/door.ts";
import { linkMs, signedLink } from "#video/link.ts";

type Told = Pick<MatchVideosReply["videos"][number], "way" | "url" | "withheld" | "poster" | "captions">;
type Asking = Pick<Caller, "session" | "country">;
type Shown = Pick<MatchVideo, "kind" | "countries">;

/** How somebody comes to see a video, if they may: where a live picture is to be seen is told to users only. */
export function toldOf(matchId: number, video: MatchVideo, asking: Asking, services: Services): Told {
  const { video: door = closedDoor, accounts } = services;
  const way = wayToPlay(video, door.hosts);
  const withheld = video.url === undefined ? null : withheldFrom(asking, video, door);
  if (!video.url || withheld) return { way, url: null, withheld, poster: null, captions: [] };
  const { session } = asking;
  const through = video.kind === "live" && (way === "hls" || way === "file") ? accounts.key : undefined;
  const until = accounts.now() + linkMs;
  const url =
    through && session ? signedLink(through, session.userId, { matchId, videoId: video.id }, until) : video.url;
  const captions = (video.captions ?? []).filter(({ url }) => isListed(url, door.hosts.files));
  return { way, url, withheld, poster: video.poster ?? null, captions };
}

/** Why somebody is not told where a video is to be seen. */
export function withheldFrom({ session, country }: Asking, video: Shown, door: VideoDoor): Told["withheld"] {
  if (video.kind === "live" && !session) return "session";
  return isAllowedIn(country, video, door) ? null : "country";
}

/** Who is where nobody knows is in none of the countries. */
export function isAllowedIn(country: string | undefined, { kind, countries }: Shown, door: VideoDoor): boolean {
  const here = country ?? "";
  const { liveCountries } = door;
  if (kind === "live" && liveCountries.length > 0 && !liveCountries.includes(here)) return false;
  return countries === undefined || countries.includes(here);
}
