import type { Trophy } from "@scoreline/contract/schemas/people";
import type { Sport } from "@scoreline/domain/sport";
import { joined } from "@scoreline/i18n/joined";
import { leaguePath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#people/trophies-card.module.css";
import { Panel } from "#ui/panel.tsx";

type Props = { sport: Sport; title: string; trophies: readonly Trophy[] };

/** Cups first, then lost finals; each competition once, with its seasons. */
export function TrophiesCard({ sport, title, trophies }: Props) {
  const { locale, t } = usePage();
  const groups = (["winner", "runner-up"] as const).flatMap((place) => [
    ...Map.groupBy(
      trophies.filter((trophy) => trophy.place === place),
      ({ league }) => league.leagueId,
    ).values(),
  ]);
  return (
    <Panel title={title}>
      <ul className={styles.list}>
        {groups.map((group) => {
          const [first] = group;
          if (!first) return null;
          const { league, place } = first;
          return (
            <li key={`${league.leagueId} ${place}`} className={styles.trophy}>
              <Cup place={place} />
              <div>
                <Link to={leaguePath(locale, sport, league)}>{league.leagueName}</Link>
                <small>
                  {t("shell.labelled", {
                    name: t(`people.place.${place}`),
                    value: joined(
                      group.map(({ seasonName }) => seasonName),
                      t,
                    ),
                  })}
                </small>
              </div>
              <b className="num">{group.length}×</b>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Cup({ place }: { place: Trophy["place"] }) {
  return (
    <svg className={styles.cup} data-place={place} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 3h10v6a5 5 0 0 1-10 0V3Z" fill="currentColor" />
      <path
        d="M7 5H3.5c0 3 1.2 5 3.9 5.4M17 5h3.500c0 3-1.200 5-3.900 5.400M12 14v4M8 20.500h8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
