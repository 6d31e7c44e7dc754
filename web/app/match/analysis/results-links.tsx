import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/analysis.module.css";
import { useMatch } from "#match/match-context.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";

/** The ways to what became of past prices. */
export function ResultsLinks() {
  const { t } = usePage();
  const { match, path } = useMatch();
  const { homeTeam, awayTeam } = match.match;
  return (
    <Panel title={t("odds.results.title")}>
      <ul className={styles.links}>
        <li>
          <Link to={path("analysis/odds/home")}>
            <Crest team={homeTeam} />
            {homeTeam.name}
          </Link>
        </li>
        <li>
          <Link to={path("analysis/odds/away")}>
            <Crest team={awayTeam} />
            {awayTeam.name}
          </Link>
        </li>
        <li>
          <Link to={path("analysis/odds/h2h")}>{t("odds.results.h2h")}</Link>
        </li>
      </ul>
    </Panel>
  );
}
