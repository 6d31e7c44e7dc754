import type { LeagueCard } from "@scoreline/contract/schemas/league";
import { allCountries, countryPath, leaguePath } from "@scoreline/site/addresses";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#league/country.module.css";
import { Flag } from "#ui/badges/flag.tsx";
import { ChevronIcon } from "#ui/icons.tsx";
import { Panel } from "#ui/panel.tsx";

/** Other competitions beside one, and the way to all of them. */
export function LeagueSidebar({ popular, own }: { popular: readonly LeagueCard[]; own: number }) {
  const { locale, t } = usePage();
  const [first] = popular;
  return (
    <aside>
      <Panel title={t("league.popular")}>
        <ul className={styles.leagues}>
          {popular.map((league) => (
            <li key={league.leagueId}>
              <PageLink
                to={leaguePath(locale, league.sport, league)}
                aria-current={league.leagueId === own ? "true" : undefined}
              >
                <Flag code={league.countryCode} />
                <span>{league.leagueName}</span>
              </PageLink>
              <Star
                thing={{ kind: "competition", sport: league.sport, id: league.leagueId, name: league.leagueName }}
              />
            </li>
          ))}
          {first && (
            <li>
              <PageLink to={countryPath(locale, first.sport, { countryKey: allCountries })}>
                <span className={styles.more}>
                  <ChevronIcon />
                </span>
                <span>{t("shell.allCompetitions")}</span>
              </PageLink>
            </li>
          )}
        </ul>
      </Panel>
    </aside>
  );
}
