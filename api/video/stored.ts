import { isLiveVideoOpen } from "@scoreline/domain/match/details/live-video";
import { sports } from "@scoreline/domain/sport";
import { loadParts } from "@scoreline/store/match/details";
import type { Services } from "#handler.ts";
import { detailAnswer } from "#match/detail.ts";

/** What is filmed of a match, of whichever sport: everybody who watches asks every few seconds. */
const filmed = detailAnswer("filmed", async ({ matchId }: { matchId: number }, _reader, { boards, database }) => {
  for (const sport of sports) {
    const head = await boards.head(sport, matchId);
    if (!head) continue;
    const { videos = [] } = await loadParts(database, matchId, ["videos"]);
    const { kickoff, state } = head;
    return { kickoff, state, videos };
  }
  return null;
});

/** The live pictures of a match that can be seen now. */
export async function openVideos(matchId: number, services: Services) {
  const found = (await filmed({ matchId }, { locale: "en" }, services)).body;
  if (!found || !isLiveVideoOpen(found, services.now())) return [];
  return found.videos.filter(({ kind }) => kind === "live");
}
