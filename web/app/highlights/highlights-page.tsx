import { dataOf, type GetData } from "@scoreline/contract/client";
import { isLocale } from "@scoreline/domain/languages";
import { longDate } from "@scoreline/i18n/format";
import { loadedTranslator } from "@scoreline/i18n/load";
import { leaguePath } from "@scoreline/site/addresses";
import { useState } from "react";
import { Link, type MetaDescriptor } from "react-router";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import styles from "#highlights/highlights-page.module.css";
import { Poster } from "#highlights/poster.tsx";
import { type LoaderArgs, leagueRequest, orNotFound } from "#league/league-request.ts";
import { useClient } from "#live/tab-live.ts";
import { pageMeta } from "#seo/page-meta.ts";
import { Flag } from "#ui/badges/flag.tsx";
import { NoData } from "#ui/panel.tsx";
import { showToast } from "#ui/toasts/toasts.ts";
import type { Route } from "./+types/highlights-page";

const paths = { football: "/highlight/highlightList", basketball: "/basketball/highlight/highlightList" } as const;

type Day = GetData<"/highlight/highlightList">;

/** A page is a day; later ones have an address of their own, for those who have no script to bring them. */
export async function loader(args: LoaderArgs) {
  const { sport, client, leagueId, url } = leagueRequest(args);
  const page = Number(/^\d{1,2}$/.exec(url.searchParams.get("page") ?? "")?.[0] ?? 0);
  const asked = { page, ...(leagueId !== undefined && { leagueId }) };
  const day = dataOf<"/highlight/highlightList">(await orNotFound(client.get(paths[sport], asked)));
  return { sport, leagueId: leagueId ?? null, day };
}

type HighlightsData = Awaited<ReturnType<typeof loader>>;

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const data = args.loaderData as HighlightsData | undefined;
  const { locale } = args.params;
  if (!data || !isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  return pageMeta(args, {
    title: t(`highlights.title.${data.sport}`),
    description: t(`highlights.description.${data.sport}`),
    path: `/${data.sport}/highlights`,
  });
}

export const handle: PageHandle<HighlightsData> = { shortTitle: (_, t) => t("shell.menu.highlights") };

export default function HighlightsPage({ loaderData }: Route.ComponentProps) {
  const { sport, leagueId, day } = loaderData;
  const { t } = usePage();
  // Another list begins anew.
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(`highlights.title.${sport}`)}</h1>
      <Days key={`${sport} ${leagueId} ${day.date} ${day.page}`} data={loaderData} />
    </div>
  );
}

function Days({ data: { sport, leagueId, day: first } }: { data: HighlightsData }) {
  const { t } = usePage();
  const client = useClient();
  const [days, setDays] = useState<readonly Day[]>([first]);
  const [loading, setLoading] = useState(false);
  const last = days.at(-1) ?? first;
  const next = last.page + 1;
  const filter = leagueId === null ? {} : { leagueId };

  async function more(): Promise<void> {
    setLoading(true);
    try {
      const reply = await client.get(paths[sport], { page: next, ...filter });
      setDays([...days, dataOf<"/highlight/highlightList">(reply)]);
    } catch {
      showToast({ type: "error", message: t("shell.offlineTap") });
    }
    setLoading(false);
  }

  if (first.date === null) return <NoData>{t("highlights.none")}</NoData>;
  return (
    <>
      {leagueId !== null && (
        <p className={styles.filter}>
          <Link to="?">{t("highlights.all")}</Link>
        </p>
      )}
      {days.map((day) => (
        <HighlightDay key={day.date} sport={sport} day={day} filtered={leagueId !== null} />
      ))}
      {last.hasNext && (
        <a
          className={styles.more}
          href={`?${new URLSearchParams({ page: String(next), ...(leagueId !== null && { leagueId: String(leagueId) }) })}`}
          aria-busy={loading}
          onClick={(event) => {
            event.preventDefault();
            if (!loading) void more();
          }}
        >
          {t("highlights.earlier")}
        </a>
      )}
    </>
  );
}

function HighlightDay({ sport, day, filtered }: { sport: HighlightsData["sport"]; day: Day; filtered: boolean }) {
  const { locale, t } = usePage();
  return (
    <section className={styles.day}>
      <h2>{longDate(day.date ?? "", t)}</h2>
      {day.leagueMatchList.map((league) => (
        <div key={league.leagueId} className={styles.league}>
          <h3>
            <Flag code={league.countryCode} />
            <Link to={leaguePath(locale, sport, league)}>{league.leagueName}</Link>
            {!filtered && (
              <Link
                className={styles.only}
                to={`?leagueId=${league.leagueId}`}
                aria-label={t("highlights.only", { league: league.leagueName })}
              >
                {t("highlights.onlyShort")}
              </Link>
            )}
          </h3>
          <ul className={styles.posters}>
            {league.matches.map((match) => (
              <li key={match.matchId}>
                <Poster sport={sport} match={match} countryKey={league.countryKey} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
