import { withLink } from "#video/film.ts";

type Options = {
  url: string;
  /** Asks for a new link, of a live picture. */
  renew?: (() => Promise<string | undefined>) | undefined;
  onFailed(): void;
};

/** Sooner than a link ends. */
const renewMs = 3 * 60_000;

/**
 * Plays a stream; what is handed back ends it. A browser that can be fed does not play streams by itself as well as this, even
 * where it says "maybe" to them; the others, some telephones, are told the address.
 */
export async function playStream(video: HTMLVideoElement, { url, renew, onFailed }: Options): Promise<() => void> {
  const canBeFed = "ManagedMediaSource" in window || "MediaSource" in window;
  if (!canBeFed) {
    if (!video.canPlayType("application/vnd.apple.mpegurl")) throw new Error("this browser plays no streams");
    video.addEventListener("error", onFailed);
    video.src = url;
    return () => video.removeEventListener("error", onFailed);
  }
  const { default: Hls } = await import("hls.js/light");
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
