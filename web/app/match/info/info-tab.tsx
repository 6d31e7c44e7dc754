import type {
  BasketballFeed as BasketballFeedReply,
  FootballFeed as FootballFeedReply,
} from "@scoreline/contract/schemas/match-events";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { BasketballFeed } from "#match/info/basketball-feed.tsx";
import { Commentary } from "#match/info/commentary.tsx";
import { FootballFeed } from "#match/info/football-feed.tsx";
import styles from "#match/info/info-tab.module.css";
import { Broadcasts, MatchFacts } from "#match/info/match-facts.tsx";
import { ShortList } from "#match/info/short-list.tsx";
import { Timeline } from "#match/info/timeline.tsx";
import { Videos } from "#match/info/videos.tsx";
import { useMatchPart } from "#match/live/use-match-part.ts";
import { useMatch } from "#match/match-context.ts";
import { loadTab, type MatchRequest } from "#match/match-request.ts";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/info-tab";

const meetingsShown = 5;

export const loader = (args: Route.LoaderArgs) => loadTab(args, loadInfo);

async function loadInfo({ sport, ask }: MatchRequest) {
  const football = sport === "football";
  const feed: FootballFeedReply | BasketballFeedReply = await ask(
    football ? "/match/gs_event" : "/basketball/match/event",
  );
  const commentary = await ask(football ? "/match/commentary" : "/basketball/match/commentary");
  const videos = await ask(football ? "/match/getHighlightList" : "/basketball/match/getHighlightList");
  const { meetings } = await ask(football ? "/h2h/info" : "/basketball/h2h/info");
  const next = football ? await ask("/match/nextFiveMatch") : undefined;
  return { feed, commentary, videos, meetings: meetings.slice(0, meetingsShown), next };
}

export default function InfoTab({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const { sport, matchId, row, path } = useMatch();
  const { commentary, videos, meetings, next } = loaderData;
  const feed = useMatchPart(
    sport === "football" ? "/match/gs_event" : "/basketball/match/event",
    { matchId },
    loaderData.feed as FootballFeedReply,
    ["events", "momentum"],
  ) as FootballFeedReply | BasketballFeedReply;
  const begun = row.kind === "live" || row.kind === "finished" || row.kind === "suspended" || feed.events.length > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {begun ? (
          <>
            <Timeline feed={feed} />
            <Videos initial={videos} />
            {sport === "football" ? (
              <FootballFeed feed={feed as FootballFeedReply} />
            ) : (
              <BasketballFeed feed={feed as BasketballFeedReply} />
            )}
            <Commentary initial={commentary} />
          </>
        ) : (
          <NoData>{t("match.noData")}</NoData>
        )}
      </div>
      <aside className={styles.stack}>
        <MatchFacts />
        <Broadcasts />
        <ShortList
          title={t("match.meetings")}
          action={<Link to={path("h2h")}>{t("match.allMeetings")}</Link>}
          matches={meetings}
        />
        {next && <ShortList title={t("match.next")} matches={nextOf(next)} />}
      </aside>
    </div>
  );
}

/** The next ones of both sides by date, a match that both play once. */
function nextOf({ home, away }: NonNullable<Awaited<ReturnType<typeof loadInfo>>["next"]>) {
  const found = new Map([...home, ...away].map((match) => [match.matchId, match]));
  return [...found.values()].sort((a, b) => a.kickoff - b.kickoff).slice(0, meetingsShown);
}
