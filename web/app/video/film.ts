import type { MatchVideosReply } from "@scoreline/contract/schemas/video";

export type Video = MatchVideosReply["videos"][number];

/** A video that can be seen here. */
export type Film = {
  /** What its place is kept under. */
  name: string;
  way: "file" | "hls" | "embed";
  url: string;
  live: boolean;
  poster: string | null;
  captions: Video["captions"];
};

/** Nothing for what is not played here, or not for this reader. */
export function filmOf(matchId: number, { videoId, kind, way, url, poster, captions }: Video): Film | undefined {
  if (!url || way === "drawn" || way === "elsewhere") return undefined;
  return { name: `${matchId} ${videoId}`, way, url, live: kind === "live", poster, captions };
}

/** An address of ours with a newer link in it: those of the playlists that the first one named, too. */
export function withLink(address: string, newest: string): string {
  const [url, fresh] = [new URL(address, location.href), new URL(newest, location.href)];
  const link = fresh.searchParams.get("link");
  if (link === null || url.origin !== fresh.origin || url.pathname !== fresh.pathname) return address;
  url.searchParams.set("link", link);
  return url.href;
}
