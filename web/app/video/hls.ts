import { withLink } from "#video/film.ts";

type Options = {
  url: string;
  /** Asks for a new link, of a live picture. */
  renew?: (() => Promise<string | undefined>) | undefined;
  onFailed(): void;
  /** The player for streams, when it is needed. */
  load?: () => Promise<Pick<typeof import("hls.js/light"), "default">>;
};

/** Sooner than a link ends. */
const renewMs = 3 * 60_000;

/**
 * How a browser plays streams. One that can be fed does not play them by itself as well as our player, even where it says
 * "maybe" to them; the others, some telephones, are told the address. Newer telephones can be fed by `ManagedMediaSource` alone.
 */
export function streamWay(browser: object, itself: CanPlayTypeResult): "fed" | "told" | undefined {
  if ("ManagedMediaSource" in browser || "MediaSource" in browser) return "fed";
  return itself === "" ? undefined : "told";
}

/** Plays a stream; what is handed back ends it. */
export async function playStream(
  video: HTMLVideoElement,
  { url, renew, onFailed, load = () => import("hls.js/light") }: Options,
): Promise<() => void> {
  const way = streamWay(window, video.canPlayType("application/vnd.apple.mpegurl"));
  if (way === undefined) throw new Error("this browser plays no streams");
  if (way === "told") {
    video.addEventListener("error", onFailed);
    video.src = url;
    return () => video.removeEventListener("error", onFailed);
  }
  const { default: Hls } = await load();
  let newest = url;
  const hls = new Hls({
    // A worker would have to be made from a blob, which the pages' policy does not allow.
    enableWorker: false,
    backBufferLength: 60,
    xhrSetup: (request, address) => request.open("GET", withLink(address, newest), true),
  });
  let mended = false;
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !mended) {
      mended = true;
      hls.recoverMediaError();
    } else onFailed();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  const renewing =
    renew &&
    setInterval(async () => {
      newest = (await renew().catch(() => undefined)) ?? newest;
    }, renewMs);
  return () => {
    clearInterval(renewing);
    hls.destroy();
  };
}
