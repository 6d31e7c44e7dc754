import { Refusal } from "@scoreline/contract/errors";
import { fetchPlaylist, PlaylistFailed } from "@scoreline/gateways/playlist/playlist";
import { isListed, wayToPlay } from "@scoreline/site/video-hosts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { atAnyFact } from "#cache/cache.ts";
import type { Services } from "#handler.ts";
import { identityOf } from "#session/identity.ts";
import { closedDoor } from "#video/door.ts";
import { type LiveVideo, livePath, readLink, readPart, sealedPart } from "#video/link.ts";
import { rewrittenPlaylist } from "#video/playlist.ts";
import { openVideos } from "#video/stored.ts";
import { isAllowedIn } from "#video/told.ts";

/** Everybody who watches asks for the same: a list of pieces that last some seconds may be this old. */
const keptMs = 1_000;

/**
 * Live pictures. Playlists pass through us, so that the session, the country and the end of the match are looked at every few
 * seconds, and nobody is told where they are; the pieces of film come from whoever streams, and cost us nothing.
 */
export function serveLiveVideo(app: FastifyInstance, services: Services): void {
  const playlist = keeper(services);
  app.get<{ Querystring: { link?: unknown; part?: unknown } }>(livePath, async (request, reply) => {
    const { link, part } = request.query;
    const { key } = services.accounts;
    const session = await identityOf(request, undefined, services).session();
    // A link that is somebody else's looks like one that is forged.
    const about = session && key && readLink(key, session.userId, String(link), services.accounts.now());
    if (!about) throw new Refusal("forbidden");
    const { door, video, address } = await watched(about, request, services);
    const wanted = part === undefined ? address : readPart(key, about, String(part));
    if (!wanted) throw new Refusal("forbidden");
    reply.header("cache-control", "private, no-store").header("referrer-policy", "no-referrer");
    if (wayToPlay(video, door.hosts) === "file") return reply.redirect(address);
    const listed = (found: string) => {
      if (!isListed(found, door.hosts.files)) throw new PlaylistFailed("leads elsewhere");
      return found;
    };
    const ways = {
      file: listed,
      playlist: (found: string) => `${livePath}?link=${link}&part=${sealedPart(key, about, listed(found))}`,
    };
    try {
      const text = rewrittenPlaylist(await playlist(listed(wanted)), wanted, ways);
      return reply.type("application/vnd.apple.mpegurl").send(text);
    } catch (error) {
      throw error instanceof PlaylistFailed || error instanceof TypeError ? new Refusal("sourceDown") : error;
    }
  });
}

/** The picture that a link leads to, if it is to be seen now and where the reader is. */
async function watched({ matchId, videoId }: LiveVideo, request: FastifyRequest, services: Services) {
  const door = services.video ?? closedDoor;
  const video = (await openVideos(matchId, services)).find(({ id }) => id === videoId);
  if (!video?.url) throw new Refusal("notFound");
  const country = services.ipLocation?.countryOf({ headers: request.headers, address: request.ip });
  if (!isAllowedIn(country, video, door)) throw new Refusal("forbidden");
  return { door, video, address: video.url };
}

/** Fetches a playlist once for everybody who asks within a moment. */
function keeper({ caches, accounts }: Services): (address: string) => Promise<string> {
  const cache = caches.named<string>("playlist", accounts.now);
  const terms = { subjects: [], maxAgeMs: keptMs, bytes: (text: string) => 2 * text.length };
  return (address) =>
    cache.get(address, { seq: atAnyFact, instant: accounts.now(), delaySeconds: 0 }, terms, () =>
      fetchPlaylist(address),
    );
}
