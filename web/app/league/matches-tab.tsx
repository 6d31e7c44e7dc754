import { dataOf } from "@scoreline/contract/client";
import { localDay } from "@scoreline/domain/time/local-day";
import { usePage } from "#frame/page.ts";
import { leagueMeta } from "#league/league-meta.ts";
import { knownId, type LoaderArgs, leagueRequest, orNotFound } from "#league/league-request.ts";
import { MatchDays } from "#league/match-days.tsx";
import styles from "#league/matches.module.css";
import { MatchesNav } from "#league/matches-nav.tsx";
import { useLiveRows } from "#live/use-live-rows.ts";
import { loadNewsLines } from "#news/load-lines.ts";
import { NewsPanel } from "#news/news-panel.tsx";
import { pageContext } from "#page-context.ts";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/matches-tab";

/** One round, the one that is on if none is named; or one month. */
export async function loader(args: LoaderArgs) {
  const request = leagueRequest(args);
  const { sport, url, client, reader, season } = request;
  const leagueId = knownId(request);
  const byDate = url.searchParams.get("view") === "date";
  const thisMonth = localDay(args.context.get(pageContext).now(), reader.timeZone).slice(0, 7);
  const month = url.searchParams.get("month") ?? thisMonth;
  const wanted = byDate ? { month } : { round: url.searchParams.get("round") ?? "current" };
  const ask = (input: { month?: string; round?: string }) =>
    orNotFound(
      sport === "football"
        ? client.get("/match/getFixtureByLeague", { leagueId, ...season, ...input })
        : client.get("/basketball/match/getFixtureByLeague", { leagueId, ...season, ...input }),
    );
  const [asked, news] = await Promise.all([ask(wanted), loadNewsLines(client, { kind: "league", id: leagueId })]);
  const fixtures = dataOf<"/match/getFixtureByLeague">(asked);
  if (!byDate || fixtures.months.includes(month) || url.searchParams.has("month")) return { ...fixtures, news };
  // A season that is not on this month is opened where it is nearest.
  const nearest = fixtures.months.findLast((one) => one <= month) ?? fixtures.months[0];
  const opened = nearest ? dataOf<"/match/getFixtureByLeague">(await ask({ month: nearest })) : fixtures;
  return { ...opened, news };
}

export const meta = (args: Route.MetaArgs) => leagueMeta(args, "matches");

export default function MatchesTab({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const { league, matches, seq, news } = loaderData;
  const rows = useLiveRows(league.sport, matches, seq);
  return (
    <div className={styles.list}>
      <MatchesNav fixtures={loaderData} />
      {rows.length === 0 && <NoData>{t("league.noMatches")}</NoData>}
      <MatchDays rows={rows} league={league} sport={league.sport} />
      <NewsPanel about={{ kind: "league", id: league.leagueId }} news={news} />
    </div>
  );
}
