import { isLocale } from "@scoreline/domain/languages";
import { localDay } from "@scoreline/domain/time/local-day";
import { fullDate } from "@scoreline/i18n/format";
import { loadedTranslator } from "@scoreline/i18n/load";
import { highlightsPath, leaguePath, matchPath } from "@scoreline/site/addresses";
import type { CSSProperties } from "react";
import { Link, type MetaDescriptor, redirect, useSearchParams } from "react-router";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { DrawnPlayer } from "#highlights/drawn-player.tsx";
import styles from "#highlights/match-highlights-page.module.css";
import { SceneList } from "#highlights/scene-list.tsx";
import { courtWords, pitchWords } from "#highlights/scene-words.ts";
import { type MatchLoaderArgs, matchRequest } from "#match/match-request.ts";
import { HiddenNote } from "#reader/hidden/hidden-note.tsx";
import { useShield } from "#reader/hidden/use-shield.ts";
import { pageMeta } from "#seo/page-meta.ts";
import { clubProperties } from "#ui/badges/club-colours.ts";
import { NoData, Panel } from "#ui/panel.tsx";
import { MatchVideos } from "#video/match-videos.tsx";
import type { Route } from "./+types/match-highlights-page";

type LoaderArgs = MatchLoaderArgs & { params: { country?: string; club?: string; opponent?: string } };

/** An address with other names in it leads to the right one. */
export async function loader(args: LoaderArgs) {
  const { sport, locale, url, ask, hidden } = matchRequest(args);
  const { match, league } = await ask(sport === "football" ? "/match/info" : "/basketball/match/info");
  const { country = "", club = "", opponent = "", matchId = "" } = args.params;
  const right = highlightsPath(locale, sport, { ...match, countryKey: league.countryKey });
  if (right !== `/${[locale, sport, "highlights", country, club, opponent, matchId].join("/")}`) {
    throw redirect(`${encodeURI(right)}${url.search}`, 301);
  }
  const covered = await hidden();
  const found = covered
    ? null
    : await ask(sport === "football" ? "/match/getHighlightList" : "/basketball/match/getHighlightList", {
        scenes: true,
      });
  return { sport, match, league, hidden: covered, found };
}

type MatchHighlights = Awaited<ReturnType<typeof loader>>;

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const data = args.loaderData as MatchHighlights | undefined;
  const { locale } = args.params;
  if (!data || !isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  const { match, league, sport } = data;
  const names = { home: match.homeTeam.name, away: match.awayTeam.name };
  return pageMeta(args, {
    title: t("highlights.ofMatch", names),
    description: t(`highlights.about.${sport}`, { ...names, league: league.leagueName }),
    path: highlightsPath(locale, sport, { ...match, countryKey: league.countryKey }).slice(locale.length + 1),
    picture: `/share/match/${match.matchId}.png`,
  });
}

export const handle: PageHandle<MatchHighlights> = { shortTitle: (_, t) => t("shell.menu.highlights") };

export default function MatchHighlightsPage({ loaderData }: Route.ComponentProps) {
  const { sport, match, league } = loaderData;
  const { locale, reader, t } = usePage();
  const colours = clubProperties(match.homeTeam.crest?.colours, match.awayTeam.crest?.colours);
  return (
    <div className={styles.page} style={colours as CSSProperties}>
      <header className={styles.head}>
        <h1>{t("highlights.ofMatch", { home: match.homeTeam.name, away: match.awayTeam.name })}</h1>
        <p>
          <Link to={leaguePath(locale, sport, league)}>{league.leagueName}</Link>
          {` · ${fullDate(localDay(match.kickoff, reader.timeZone), t)}`}
        </p>
        <Link className={styles.open} to={matchPath(locale, sport, { ...league, ...match })}>
          {t("highlights.openMatch")}
        </Link>
      </header>
      {loaderData.hidden ? <Covered data={loaderData} /> : <Seen data={loaderData} />}
    </div>
  );
}

function Covered({ data: { match } }: { data: MatchHighlights }) {
  const { t } = usePage();
  const { open } = useShield(match);
  return (
    <Panel title={t("match.hidden")}>
      <HiddenNote show={t("match.showScore")} onShow={open}>
        <p>{t("match.hiddenText")}</p>
      </HiddenNote>
    </Panel>
  );
}

/** What was filmed, and what we draw ourselves. */
function Seen({ data }: { data: MatchHighlights }) {
  const { sport, match, league, found } = data;
  const [query, setQuery] = useSearchParams();
  if (!found) return null;
  const videos = found.videos.filter(({ way }) => way !== "drawn");
  const stage = {
    chosen: query.get("video") ?? undefined,
    onWatch: (video: string) => setQuery({ video }, { replace: true, preventScrollReset: true }),
  };
  return (
    <>
      <MatchVideos
        sport={sport}
        row={match}
        countryKey={league.countryKey}
        found={{ ...found, videos }}
        stage={stage}
      />
      <Scenes data={data} alone={videos.length === 0} />
    </>
  );
}

function Scenes({ data: { sport, match, found }, alone }: { data: MatchHighlights; alone: boolean }) {
  const { locale, t } = usePage();
  const [query, setQuery] = useSearchParams();
  const scenes = found?.scenes;
  const people = found?.people ?? [];
  if (!scenes || scenes.pitch.length + scenes.court.length === 0)
    return alone ? <NoData>{t("highlights.noneOfMatch")}</NoData> : null;
  const pitch = scenes.pitch.map((scene) => ({ kind: scene.kind, words: pitchWords(scene, people, locale, t) }));
  const ofKind = (wanted: (typeof pitch)[number]["kind"]) =>
    pitch.filter(({ kind }) => kind === wanted).map(({ words }) => words);
  const baskets = scenes.court.map((scene) => courtWords(scene, people, t));
  const words = [...pitch.map((one) => one.words), ...baskets];
  const named = query.get("scene") ?? undefined;
  const chosen = words.some(({ id }) => id === named) ? named : words[0]?.id;
  return (
    <div className={styles.columns}>
      <DrawnPlayer
        sport={sport}
        row={match}
        scenes={scenes}
        people={people}
        words={words}
        chosen={chosen}
        onScene={(id) => setQuery({ scene: id }, { replace: true, preventScrollReset: true })}
      />
      <div className={styles.lists}>
        <SceneList title={t("highlights.goals")} row={match} scenes={ofKind("goal")} current={chosen} />
        <SceneList title={t("highlights.chances")} row={match} scenes={ofKind("chance")} current={chosen} />
        <SceneList title={t("highlights.shots")} row={match} scenes={ofKind("shot")} current={chosen} />
        <SceneList title={t("highlights.baskets")} row={match} scenes={baskets} current={chosen} />
      </div>
    </div>
  );
}
