import { fixed } from "@scoreline/i18n/numbers";
import { playerPath } from "@scoreline/site/addresses";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#match/info/best-player.module.css";
import { useMatch } from "#match/match-context.ts";

/** The player of the match: the best mark of both sides, and what of it can be counted. */
export function BestPlayer() {
  const { t, locale } = usePage();
  const { match, row, sport, minute } = useMatch();
  const { best, people } = match;
  const person = people.find(({ playerId }) => playerId === best?.playerId);
  if (!best || !person || minute !== undefined) return null;
  const team = best.side === "home" ? row.homeTeam : row.awayTeam;
  return (
    <section className={styles.best} data-side={best.side} data-best aria-label={t("match.best")}>
      <h2>{t("match.best")}</h2>
      <PageLink className={styles.card} to={playerPath(locale, sport, person)}>
        <span className={styles.who}>
          <b>{person.name}</b>
          <small>{team.name}</small>
          <small className="num">
            {best.figures.map(({ key, value }) => t(`match.best.${key}`, { count: value })).join(" · ")}
          </small>
        </span>
        <span className={`${styles.rating} num`}>{fixed(best.rating, locale)}</span>
      </PageLink>
    </section>
  );
}
