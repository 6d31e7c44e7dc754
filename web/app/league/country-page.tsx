import { dataOf } from "@scoreline/contract/client";
import type { LeagueCard } from "@scoreline/contract/schemas/league";
import { isLocale } from "@scoreline/domain/languages";
import type { Sport } from "@scoreline/domain/sport";
import { loadedTranslator } from "@scoreline/i18n/load";
import type { Translate } from "@scoreline/i18n/translate";
import { allCountries, countryPath, leaguePath } from "@scoreline/site/addresses";
import type { MetaDescriptor } from "react-router";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { notFound } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import styles from "#league/country.module.css";
import frame from "#league/league-page.module.css";
import { type LoaderArgs, leagueRequest } from "#league/league-request.ts";
import { pageMeta } from "#seo/page-meta.ts";
import { Flag } from "#ui/badges/flag.tsx";
import { Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/country-page";

/** The competitions of a country, beside the list of all countries. */
export async function loader(args: LoaderArgs) {
  const { sport, client } = leagueRequest(args);
  const { country: key = "" } = args.params;
  const reply =
    sport === "football" ? client.get("/soccerLeague/leagueList", {}) : client.get("/basketball/league/leagueList", {});
  const all = dataOf<"/soccerLeague/leagueList">(await reply);
  const country = all.find(({ countryKey }) => countryKey === key);
  if (!country && key !== allCountries) throw notFound();
  // Among all countries the great competitions stand first: most readers look for one of them.
  const popular = country ? [] : (await client.get("/competition/sidebar", { sportType: sport })).result.data.popular;
  return {
    sport,
    country: country ?? null,
    popular,
    countries: all.map(({ leagues, ...own }) => ({ ...own, count: leagues.length })),
  };
}

type CountryData = Awaited<ReturnType<typeof loader>>;

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const data = args.loaderData as CountryData | undefined;
  const { locale } = args.params;
  if (!data || !isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  const country = data.country?.countryName ?? t("shell.allCompetitions");
  return pageMeta(args, {
    title: data.country ? countryTitle(data.country, data.sport, t) : country,
    description: data.country ? t("league.country.description", { country }) : t("league.country.everywhere"),
    path: `/${data.sport}/${data.country?.countryKey ?? allCountries}`,
  });
}

/** What belongs to no country is not played "in" one. */
function countryTitle(country: NonNullable<CountryData["country"]>, sport: Sport, t: Translate): string {
  if (country.countryCode === "world") return t(`league.country.international.${sport}`);
  return t(`league.country.title.${sport}`, { country: country.countryName });
}

export const handle: PageHandle<CountryData> = {
  shortTitle: ({ country }, t) => country?.countryName ?? t("shell.menu.competitions"),
};

export default function CountryPage({ loaderData }: Route.ComponentProps) {
  const { sport, country, popular, countries } = loaderData;
  const { t } = usePage();
  const kinds = [
    ["league", t("league.country.leagues")],
    ["cup", t("league.country.cups")],
  ] as const;
  return (
    <div className={frame.page} data-wide>
      <header className={frame.top}>
        <div className={frame.head}>
          <div className={frame.names}>
            <h1 className={styles.title}>
              {country && <Flag code={country.countryCode} />}
              {country ? countryTitle(country, sport, t) : t("shell.allCompetitions")}
            </h1>
            {country && <p className={styles.count}>{t("league.competitions", { count: country.leagues.length })}</p>}
          </div>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          {country &&
            kinds.map(([kind, title]) => {
              const leagues = country.leagues.filter((league) => league.kind === kind);
              return leagues.length > 0 && <Leagues key={kind} title={title} leagues={leagues} />;
            })}
        </div>
        {country ? (
          <Panel title={t("league.countries")}>
            <Countries sport={sport} countries={countries} current={country.countryKey} />
          </Panel>
        ) : (
          <>
            <Leagues title={t("league.popular")} leagues={popular} flags />
            <Panel title={t("league.countries")}>
              <Countries sport={sport} countries={countries} />
            </Panel>
          </>
        )}
      </div>
    </div>
  );
}

type CountriesProps = Pick<CountryData, "sport" | "countries"> & { current?: string };

/** One below the other beside a country's competitions; side by side where they are all that there is. */
function Countries({ sport, countries, current }: CountriesProps) {
  const { locale } = usePage();
  return (
    <ul className={current ? styles.countries : styles.allCountries}>
      {countries.map((one) => (
        <li key={one.countryKey}>
          <PageLink to={countryPath(locale, sport, one)} aria-current={one.countryKey === current ? "page" : undefined}>
            <Flag code={one.countryCode} />
            <span>{one.countryName}</span>
            <small className="num">{one.count}</small>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

type LeaguesProps = { title: string; leagues: readonly LeagueCard[]; flags?: boolean };

function Leagues({ title, leagues, flags = false }: LeaguesProps) {
  const { locale } = usePage();
  return (
    <Panel title={title}>
      <ul className={styles.leagues}>
        {leagues.map((league) => (
          <li key={league.leagueId}>
            <PageLink to={leaguePath(locale, league.sport, league)}>
              {flags ? (
                <Flag code={league.countryCode} />
              ) : (
                <span className={styles.dot} style={league.colour ? { background: league.colour } : undefined} />
              )}
              <span>{league.leagueName}</span>
            </PageLink>
            <Star thing={{ kind: "competition", sport: league.sport, id: league.leagueId, name: league.leagueName }} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
