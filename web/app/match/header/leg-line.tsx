import { matchPath } from "@scoreline/site/addresses";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#match/header/match-header.module.css";
import { useMatch } from "#match/match-context.ts";
import { pointsOf } from "#reader/hidden/points.ts";

/** Of a tie of several matches: which this is, and the way to the one before, or to the next after the first. */
export function LegLine() {
  const { t, locale } = usePage();
  const { match, sport } = useMatch();
  const { leg, league } = match;
  if (!leg) return null;
  const other = leg.others[Math.max(0, leg.number - 2)];
  const score =
    other && other.kind === "finished" ? `${pointsOf(other, "home")}–${pointsOf(other, "away")}` : undefined;
  const number = leg.number > 1 ? leg.number - 1 : 2;
  return (
    <p className={styles.quiet} data-leg>
      <span>{t(`match.leg.${sport}`, { number: leg.number })}</span>
      {other && (
        <PageLink to={matchPath(locale, sport, { ...league, ...other })}>
          {t(`match.leg.${sport}`, { number })}
          {score && `: ${other.homeTeam.shortName} ${score} ${other.awayTeam.shortName}`}
        </PageLink>
      )}
    </p>
  );
}
