import { joined } from "@scoreline/i18n/joined";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/goal-bars.module.css";
import { useMatch } from "#match/match-context.ts";

type Props = {
  /** The last minute of each part. */
  buckets: readonly number[];
  home: readonly number[];
  away: readonly number[];
  words(value: number): string;
  short(value: number): string;
};

/** Two bars for each quarter of an hour, home and away. */
export function GoalBars({ buckets, home, away, words, short }: Props) {
  const { t } = usePage();
  const { homeTeam, awayTeam } = useMatch().match.match;
  const most = Math.max(...home, ...away) || 1;
  return (
    <ol className={styles.chart}>
      {buckets.map((until, place) => {
        const [own = 0, other = 0] = [home[place], away[place]];
        const part = `${until - 15}–${until}`;
        return (
          <li key={until}>
            <span className="visually-hidden">
              {t("shell.labelled", {
                name: part,
                value: joined([`${homeTeam.name} ${words(own)}`, `${awayTeam.name} ${words(other)}`], t),
              })}
            </span>
            <span className={styles.bars} aria-hidden="true">
              <i style={{ blockSize: `${(own / most) * 100}%` }} data-side="home">
                <small className="num">{short(own)}</small>
              </i>
              <i style={{ blockSize: `${(other / most) * 100}%` }} data-side="away">
                <small className="num">{short(other)}</small>
              </i>
            </span>
            <span className={`${styles.part} num`} aria-hidden="true">
              {part}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
