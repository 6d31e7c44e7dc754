import { dataOf } from "@scoreline/contract/client";
import { countryPath, type LeagueTab, leaguePath } from "@scoreline/site/addresses";
import { Outlet, redirect, useLocation } from "react-router";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { notFound } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import styles from "#league/league-page.module.css";
import { type LoaderArgs, leagueRequest, numberIn, orNotFound, sportOf } from "#league/league-request.ts";
import { LeagueSidebar } from "#league/league-sidebar.tsx";
import { SeasonPicker } from "#league/season-picker.tsx";
import { Flag } from "#ui/badges/flag.tsx";
import { PageTabs } from "#ui/controls/page-tabs.tsx";
import type { Route } from "./+types/league-page";

const tabs = ["matches", "table", "stats", "about"] as const satisfies LeagueTab[];

/** The number in the address decides; without it the key does. An address with other names in it leads to the right one. */
export async function loader(args: LoaderArgs) {
  const { sport, locale, url, client, season, ...request } = leagueRequest(args);
  const leagueId = request.leagueId ?? (await byKey());
  const info = dataOf<"/league/info">(await orNotFound(client.get("/league/info", { leagueId, ...season })));
  const { league } = info;
  const { country = "", leagueKey = "" } = args.params;
  const tab = tabs.find((name) => name === url.pathname.split("/")[5]);
  const right = leaguePath(locale, league.sport, league, tab);
  const asked = leaguePath(locale, sport, { countryKey: country, leagueKey, leagueId }, tab);
  if (right !== asked || !url.searchParams.has("leagueId")) {
    const query = new URLSearchParams(url.searchParams);
    query.delete("leagueId");
    throw redirect(`${right}${query.size > 0 ? `&${query}` : ""}`, 301);
  }
  // Of a competition that has no season yet there is nothing to show but what it is.
  if (!info.season && tab !== "about") throw redirect(leaguePath(locale, league.sport, league, "about"));
  const { result } = await client.get("/competition/sidebar", { sportType: league.sport });
  return { ...info, popular: result.data.popular };

  async function byKey(): Promise<number> {
    const { result } = await client.get("/league/all", { sportType: sport });
    const { leagueKey = "" } = args.params;
    const found = result.data.find((one) => one.leagueKey === leagueKey);
    // Articles write the number behind the name; a key may end in one too, so keys come first.
    const leagueId = found?.leagueId ?? numberIn(/-(\d+)$/.exec(leagueKey)?.[1]);
    if (leagueId === undefined) throw notFound();
    return leagueId;
  }
}

export type LeagueInfo = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<LeagueInfo> = { shortTitle: ({ league }) => league.leagueName };

export default function LeaguePage({ loaderData }: Route.ComponentProps) {
  const { league, season, seasons } = loaderData;
  const { locale, t } = usePage();
  const location = useLocation();
  const current = location.pathname.split("/")[5] ?? "matches";
  const chosen = new URLSearchParams(location.search).get("season");
  const suffix = chosen ? `&season=${encodeURIComponent(chosen)}` : "";
  return (
    <div className={styles.page} data-wide>
      <header className={styles.top}>
        <div className={styles.head}>
          <LeagueMark code={league.code} colour={league.colour} logo={league.logo} />
          <div className={styles.names}>
            <h1>{league.leagueName}</h1>
            <PageLink className={styles.country} to={countryPath(locale, sportOf(location), league)}>
              <Flag code={league.countryCode} />
              {league.countryName}
            </PageLink>
          </div>
          <Star thing={{ kind: "competition", sport: league.sport, id: league.leagueId, name: league.leagueName }} />
          {season && <SeasonPicker seasons={seasons} chosen={season.seasonId} />}
        </div>
        <PageTabs
          label={t("league.tabs")}
          tabs={tabs
            .filter((tab) => season || tab === "about")
            .map((tab) => ({
              to: `${leaguePath(locale, league.sport, league, tab)}${suffix}`,
              label: t(`league.tab.${tab}`),
              current: tab === current,
            }))}
        />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Outlet context={loaderData} />
        </div>
        <LeagueSidebar popular={loaderData.popular} own={league.leagueId} />
      </div>
    </div>
  );
}

/** A competition's own mark: a feed may bring a picture, otherwise its letters on its colour. */
function LeagueMark({ code, colour, logo }: { code: string; colour: string | null; logo: string | null }) {
  if (logo) return <img className={styles.mark} src={logo} alt="" width="56" height="56" />;
  return (
    <span className={styles.mark} style={colour ? { background: colour } : undefined} aria-hidden="true">
      {code}
    </span>
  );
}
