import { dataOf } from "@scoreline/contract/client";
import type { Sport } from "@scoreline/domain/sport";
import { useShell } from "#frame/actions.ts";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { showToast } from "#ui/toasts/toasts.ts";
import type { Video } from "#video/film.ts";

const paths = { football: "/match/getHighlightList", basketball: "/basketball/match/getHighlightList" } as const;

type Watch = {
  /** The video with its address, if it is to be seen here: otherwise the reader is told why, or led to where it is. */
  watch(video: { videoId: string } | Video, open?: (url: string) => void): Promise<Video | undefined>;
  ask(videoId: string): Promise<Video | undefined>;
};

/** The page is the same for everybody: whoever wants to watch is told where, or that they have to log in. */
export function useWatch(sport: Sport, matchId: number): Watch {
  const { t } = usePage();
  const client = useClient();
  const { askLogin } = useShell();
  const ask: Watch["ask"] = async (videoId) => {
    const { videos } = dataOf<(typeof paths)["football"]>(await client.fresh.get(paths[sport], { matchId }));
    return videos.find((video) => video.videoId === videoId);
  };
  return {
    ask,
    async watch(wanted, open = (url) => window.open(url, "_blank", "noopener")) {
      const { videoId } = wanted;
      try {
        // The link to a live picture ends after minutes, and the page may be old.
        const known = "url" in wanted && wanted.url && wanted.kind !== "live" ? wanted : undefined;
        const video = known ?? (await ask(videoId));
        if (!video) showToast({ type: "warning", message: t("video.gone") });
        else if (video.withheld === "session") askLogin("video", { intent: { kind: "watch", matchId, videoId } });
        else if (video.withheld === "country") showToast({ type: "warning", message: t("video.notHere") });
        else if (video.url && video.way === "elsewhere") open(video.url);
        else return video;
      } catch {
        showToast({ type: "error", message: t("match.videoFailed") });
      }
      return undefined;
    },
  };
}
