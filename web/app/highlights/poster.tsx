import type { MatchRow } from "@scoreline/contract/schemas";
import type { Sport } from "@scoreline/domain/sport";
import { highlightsPath } from "@scoreline/site/addresses";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#highlights/poster.module.css";
import { clubColours } from "#ui/badges/club-colours.ts";
import { Crest } from "#ui/badges/crest.tsx";

/** A match in the colours of both sides. Of one that is hidden it says who played, and nothing else. */
export function Poster({ sport, match, countryKey }: { sport: Sport; match: MatchRow; countryKey: string }) {
  const { locale, t } = usePage();
  const { homeTeam, awayTeam, homeTeamScore, awayTeamScore } = match;
  const colours = clubColours(homeTeam.crest?.colours, awayTeam.crest?.colours);
  const known = homeTeamScore !== null && awayTeamScore !== null;
  return (
    <Link className={styles.poster} to={highlightsPath(locale, sport, { ...match, countryKey })}>
      <span
        className={styles.picture}
        style={{ "--first": colours.home.deep, "--last": colours.away.deep } as CSSProperties}
      >
        <span className={styles.crest}>
          <Crest team={homeTeam} size={32} />
        </span>
        <i className={styles.play} />
        <span className={styles.crest}>
          <Crest team={awayTeam} size={32} />
        </span>
      </span>
      <span className={styles.names}>
        <b>{homeTeam.shortName}</b>
        <b className="num">{known ? t("match.result", { home: homeTeamScore, away: awayTeamScore }) : "–"}</b>
        <b>{awayTeam.shortName}</b>
      </span>
    </Link>
  );
}
