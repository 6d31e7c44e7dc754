import type { MatchInfoReply } from "@scoreline/contract/schemas/match-info";
import { matchPath } from "@scoreline/site/addresses";
import { useCallback, useMemo, useState } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { AdSlot } from "#frame/banners/ad-slot.tsx";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { useConnected } from "#live/tab-live.ts";
import { useLiveRow } from "#live/use-live-rows.ts";
import { Announcer } from "#match/announcer.tsx";
import { CompactBar } from "#match/header/compact-bar.tsx";
import { MatchHeader } from "#match/header/match-header.tsx";
import { HiddenPanel } from "#match/hidden-panel.tsx";
import type { LivePart } from "#match/live/steps.ts";
import { useMatchLive } from "#match/live/use-match-live.ts";
import { usePart } from "#match/live/use-match-part.ts";
import { MatchContext, type MatchView } from "#match/match-context.ts";
import { loadMatch, type MatchData } from "#match/match-loader.ts";
import { matchMeta } from "#match/match-meta.ts";
import styles from "#match/match-page.module.css";
import { MatchTabs } from "#match/match-tabs.tsx";
import { OthersStrip } from "#match/others-strip.tsx";
import { useShield } from "#reader/hidden/use-shield.ts";
import { clubProperties } from "#ui/badges/club-colours.ts";
import type { Route } from "./+types/match-page";

export const loader = (args: Route.LoaderArgs) => loadMatch(args);
export const meta = (args: Route.MetaArgs) => matchMeta(args, args.loaderData);

/** From tab to tab the frame stays alive: its stream knows better than another load. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const same = ["locale", "country", "league", "matchName", "matchId"].every(
    (name) => currentParams[name] === nextParams[name],
  );
  const moved = currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
  return same && moved ? false : defaultShouldRevalidate;
}

export const handle: PageHandle<MatchData> = { shortTitle: ({ info }) => info.league.leagueName };

export default function MatchPage({ loaderData }: Route.ComponentProps) {
  const { matchId, hidden } = loaderData;
  return <MatchFrame key={`${matchId} ${hidden}`} data={loaderData} />;
}

/** What the head of the page shows. */
const newsOfHead = ["info", "events", "state", "ratings"] as const;
/** What opens a tab that is not offered yet. */
const opening: Partial<Record<MatchInfoReply["tabs"][number], readonly LivePart[]>> = {
  tracker: ["ball"],
  lineups: ["line-ups"],
  "box-score": ["box-score"],
  stats: ["football-statistics", "basketball-statistics", "shots"],
};

function awaited(offered: MatchInfoReply["tabs"]): LivePart[] {
  return Object.entries(opening).flatMap(([tab, parts]) => ((offered as string[]).includes(tab) ? [] : parts));
}

function MatchFrame({ data }: { data: MatchData }) {
  const { sport, matchId, info, present: rendered, others } = data;
  const { locale, broadcastNow, t } = usePage();
  const live = useMatchLive(sport, matchId, [{ ...info.league, matches: [rendered] }, ...others], info.seq);
  const connected = useConnected();
  const [minute, setMinute] = useState(data.minute);
  const match = usePart(
    sport === "football" ? "/match/info" : "/basketball/match/info",
    { matchId },
    info,
    data.hidden ? [] : [...newsOfHead, ...awaited(info.tabs)],
    live,
    minute,
  );
  const present = useLiveRow(live.board, matchId);

  /** The address follows without a navigation: the panels ask for what they need themselves. */
  const goTo = useCallback((next: string | undefined) => {
    const url = new URL(location.href);
    if (next === undefined) url.searchParams.delete("minute");
    else url.searchParams.set("minute", next);
    history.replaceState(history.state, "", url);
    setMinute(next);
  }, []);

  const row = minute !== undefined && match.minute !== null ? match.match : (present?.row ?? match.match);
  // What the server has left out stays hidden until it has been asked for.
  const hidden = useShield(row).hidden || data.hidden;
  const view = useMemo(
    (): MatchView => ({
      sport,
      matchId,
      match,
      row,
      minute,
      goTo,
      now: broadcastNow,
      hidden,
      standing: data.standing,
      path: (tab) =>
        `${matchPath(locale, sport, { ...info.league, ...info.match }, tab)}${minute === undefined ? "" : `?minute=${encodeURIComponent(minute)}`}`,
      live,
    }),
    [sport, matchId, match, minute, row, goTo, broadcastNow, hidden, locale, info, live, data.standing],
  );

  return (
    <MatchContext value={view}>
      <div className={styles.page} style={clubProperties(row.homeTeam.crest?.colours, row.awayTeam.crest?.colours)}>
        {!connected && (
          <p className={styles.connection} role="status">
            {t("shell.connection.lost")}
          </p>
        )}
        <div className={styles.top}>
          <MatchHeader />
          <MatchTabs />
        </div>
        <CompactBar />
        {hidden ? <HiddenPanel /> : <Outlet />}
        <OthersStrip leagues={others} />
        <AdSlot ad={data.ad} />
        <Announcer />
      </div>
    </MatchContext>
  );
}
