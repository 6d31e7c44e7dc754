import { dataOf } from "@scoreline/contract/client";
import type { LeagueCard } from "@scoreline/contract/schemas/league";
import { isLocale } from "@scoreline/domain/languages";
import { loadedTranslator } from "@scoreline/i18n/load";
import { countryPath, leaguePath } from "@scoreline/site/addresses";
import { Link, type MetaDescriptor } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#league/country.module.css";
import { allCountries } from "#league/country-key.ts";
import frame from "#league/league-page.module.css";
import { type LoaderArgs, leagueRequest, notFound } from "#league/league-request.ts";
import { pageMeta } from "#seo/page-meta.ts";
import { Flag } from "#ui/flag.tsx";
import panel from "#ui/panel.module.css";
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
  return {
    sport,
    country: country ?? null,
    countries: all.map(({ leagues, ...own }) => ({ ...own, count: leagues.length })),
  };
}

type CountryData = Awaited<ReturnType<typeof loader>>;

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const data = args.loaderData as CountryData | undefined;
  const { locale } = args.params;
  if (!data || !isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  const country = data.country?.countryName ?? t("league.countries");
  return pageMeta(args, {
    title: data.country ? t(`league.country.title.${data.sport}`, { country }) : country,
    description: t("league.country.description", { country }),
    path: `/${data.sport}/${data.country?.countryKey ?? allCountries}`,
  });
}

export default function CountryPage({ loaderData }: Route.ComponentProps) {
  const { sport, country, countries } = loaderData;
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
              {country ? t(`league.country.title.${sport}`, { country: country.countryName }) : t("league.countries")}
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
          <div className={panel.panel}>
            <Countries sport={sport} countries={countries} />
          </div>
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
          <Link to={countryPath(locale, sport, one)} aria-current={one.countryKey === current ? "page" : undefined}>
            <Flag code={one.countryCode} />
            <span>{one.countryName}</span>
            <small className="num">{one.count}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Leagues({ title, leagues }: { title: string; leagues: readonly LeagueCard[] }) {
  const { locale } = usePage();
  return (
    <Panel title={title}>
      <ul className={styles.leagues}>
        {leagues.map((league) => (
          <li key={league.leagueId}>
            <Link to={leaguePath(locale, league.sport, league)}>
              <span className={styles.dot} style={league.colour ? { background: league.colour } : undefined} />
              <span>{league.leagueName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
