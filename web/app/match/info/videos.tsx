import type { MatchVideosReply } from "@scoreline/contract/schemas/video";
import { liveVideoOpensAt } from "@scoreline/domain/match/details/live-video";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { MatchVideos } from "#video/match-videos.tsx";

/** Whoever opens the page earlier than a day before comes back, or does not wait for it. */
const waitedMs = 86_400_000;

const withPicture: ReadonlySet<string> = new Set(["scheduled", "live", "suspended"]);

/** What of the match can be watched, as it comes. */
export function Videos({ initial }: { initial: MatchVideosReply }) {
  const { sport, matchId, match, row, now } = useMatch();
  const path = sport === "football" ? "/match/getHighlightList" : "/basketball/match/getHighlightList";
  const found = useMatchPart(path, { matchId }, initial, ["videos", "events"]);
  useOpening(row.kind === "scheduled" ? liveVideoOpensAt(row.kickoff) : undefined, now);
  // The end comes with the score: a live picture leaves with it.
  const videos = found.videos.filter(({ kind }) => kind !== "live" || withPicture.has(row.kind));
  return <MatchVideos sport={sport} row={row} countryKey={match.league.countryKey} found={{ ...found, videos }} />;
}

/** No news says that it is a quarter of an hour before kick-off. */
function useOpening(opensAt: number | undefined, now: () => number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const waitMs = opensAt === undefined ? -1 : opensAt - now();
    if (waitMs < 0 || waitMs > waitedMs) return undefined;
    const waiting = setTimeout(() => void revalidate(), waitMs + 1_000);
    return () => clearTimeout(waiting);
  }, [opensAt, now, revalidate]);
}
