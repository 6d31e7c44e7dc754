import type { GetData } from "@scoreline/contract/client";
import type { FootballFeed as FootballFeedReply } from "@scoreline/contract/schemas/match-events";
import { statWindows } from "@scoreline/domain/constants";
import { useMemo } from "react";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { BestPlayer } from "#match/info/best-player.tsx";
import styles from "#match/info/info-tab.module.css";
import { Broadcasts, MatchFacts } from "#match/info/match-facts.tsx";
import { type CommentaryPage, type Feed, MatchFeed } from "#match/info/match-feed.tsx";
import { packMomentum, unpackMomentum } from "#match/info/packed-momentum.ts";
import { ShortList } from "#match/info/short-list.tsx";
import { Timeline } from "#match/info/timeline.tsx";
import { Videos } from "#match/info/videos.tsx";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { loadTab, type MatchRequest } from "#match/match-request.ts";
import { loadPreview } from "#match/preview/load-preview.ts";
import { Preview } from "#match/preview/preview.tsx";
import { shortPastRow, shortRow } from "#match/short-row.ts";
import { loadNewsLines } from "#news/load-lines.ts";
import { NewsPanel } from "#news/news-panel.tsx";
import type { Route } from "./+types/info-tab";

/** So many matches stand in a list beside this one. */
const shown = 5;

export const loader = (args: Route.LoaderArgs) => loadTab(args, loadInfo);

/** Of a match that has not begun there is nothing to tell yet, and much to look forward to. */
async function loadInfo(request: MatchRequest) {
  const { sport, ask, url } = request;
  const football = sport === "football";
  const { match } = await ask(football ? "/match/info" : "/basketball/match/info");
  const highlights = football ? "/match/getHighlightList" : "/basketball/match/getHighlightList";
  if (match.kind === "scheduled" || match.kind === "postponed" || match.kind === "cancelled") {
    const [preview, videos] = await Promise.all([loadPreview(request), ask(highlights)]);
    return { preview: { ...preview, videos }, played: undefined };
  }
  const [feed, commentary, videos, { matches: meetings }, next, news] = await Promise.all([
    ask(football ? "/match/gs_event" : "/basketball/match/event") as Promise<Feed>,
    url.searchParams.get("feed") === "all"
      ? (ask(football ? "/match/commentary" : "/basketball/match/commentary") as Promise<CommentaryPage>)
      : undefined,
    ask(highlights),
    ask("/last/{side}", { side: "h2h", duration: statWindows[0] }),
    football ? ask("/match/nextFiveMatch") : undefined,
    loadNewsLines(request.client, { kind: "match", id: request.matchId }),
  ]);
  const played = {
    ...{ commentary, videos, news },
    feed: { ...feed, momentum: packMomentum(feed.momentum) },
    meetings: meetings.slice(0, shown).map(shortPastRow),
    next: next && nextOf(next).map(shortRow),
  };
  return { preview: undefined, played };
}

export default function InfoTab({ loaderData }: Route.ComponentProps) {
  const { preview, played } = loaderData;
  if (played) return <PlayedMatch {...played} />;
  return preview && <Preview {...preview} />;
}

type Played = NonNullable<Awaited<ReturnType<typeof loadInfo>>["played"]>;

function PlayedMatch({ feed: sent, commentary, videos, meetings, next, news }: Played) {
  const { t } = usePage();
  const { sport, matchId, path } = useMatch();
  const first = useMemo(() => ({ ...sent, momentum: unpackMomentum(sent.momentum) }), [sent]);
  const feed = useMatchPart(
    sport === "football" ? "/match/gs_event" : "/basketball/match/event",
    { matchId },
    first as FootballFeedReply,
    ["events", "momentum"],
  ) as Feed;
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Timeline feed={feed} />
        <Videos initial={videos} />
        <MatchFeed feed={feed} commentary={commentary} />
      </div>
      <aside className={styles.stack}>
        <BestPlayer />
        <MatchFacts />
        <Broadcasts />
        <ShortList
          title={t("match.meetings")}
          action={<PageLink to={path("h2h")}>{t("match.allMeetings")}</PageLink>}
          matches={meetings}
        />
        {next && <ShortList title={t("match.next")} matches={next} />}
        <NewsPanel about={{ kind: "match", id: matchId }} news={news} />
      </aside>
    </div>
  );
}

/** The next ones of both sides by date, a match that both play once. */
function nextOf({ home, away }: GetData<"/match/nextFiveMatch">) {
  const found = new Map([...home, ...away].map((match) => [match.matchId, match]));
  return [...found.values()].sort((a, b) => a.kickoff - b.kickoff).slice(0, shown);
}
