import { type RefObject, useEffect, useState } from "react";
import type { Film } from "#video/film.ts";
import { playStream } from "#video/hls.ts";
import { keepPlace, placeIn } from "#video/watched.ts";

/** How often the place is kept while a film runs. */
const keptEvery = 5;

/** Brings a film to its element, goes on where the reader stopped, and takes everything away again when it leaves. */
export function useFilm(
  video: RefObject<HTMLVideoElement | null>,
  film: Film,
  renew: () => Promise<string | undefined>,
) {
  const { name, way, url, live } = film;
  const [failed, setFailed] = useState(false);
  const [continued, setContinued] = useState<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a film is its address; asking for another does not begin it anew
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const fail = () => !signal.aborted && setFailed(true);
    let stop = () => {};
    setFailed(false);
    setContinued(undefined);

    const keep = () => !live && element.duration > 0 && keepPlace(name, element.currentTime, element.duration);
    let kept = 0;
    const from = live ? 0 : placeIn(name);
    const first = () => {
      if (from === 0 || from >= element.duration) return;
      element.currentTime = from;
      setContinued(from);
    };
    element.addEventListener("loadedmetadata", first, { signal, once: true });
    element.addEventListener("pause", keep, { signal });
    element.addEventListener(
      "timeupdate",
      () => {
        if (Math.abs(element.currentTime - kept) < keptEvery) return;
        kept = element.currentTime;
        keep();
      },
      { signal },
    );

    if (way === "hls") {
      playStream(element, { url, onFailed: fail, ...(live && { renew }) }).then((end) => {
        if (signal.aborted) end();
        else stop = end;
      }, fail);
    } else {
      element.addEventListener("error", fail, { signal });
      element.src = url;
    }
    return () => {
      keep();
      left.abort();
      stop();
      element.removeAttribute("src");
      element.load();
    };
  }, [name, way, url, live]);

  return { failed, continued, begin: () => setContinued(undefined) };
}
