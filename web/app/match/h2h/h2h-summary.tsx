import type { CallReply } from "@scoreline/contract/call";
import type { h2hInfo } from "@scoreline/contract/calls/h2h";
import { decimal, percent } from "@scoreline/i18n/numbers";
import { usePage } from "#frame/page.ts";
import styles from "#match/h2h/h2h.module.css";
import { useMatch } from "#match/match-context.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { NoData } from "#ui/panel.tsx";

type Record = CallReply<typeof h2hInfo>["result"]["data"]["record"];

/** What the meetings add up to: who won how many, and what they were like. */
export function H2hSummary({ record }: { record: Record }) {
  const { t, locale } = usePage();
  const { sport, match } = useMatch();
  const { homeTeam, awayTeam } = match.match;
  const { played, wins, draws, losses, scored, conceded, bothScored, overTwo } = record;
  if (played === 0) return <NoData>{t("h2h.none")}</NoData>;
  const share = (count: number) => percent((count / played) * 100, locale);
  const parts = [
    { key: "home", count: wins, words: t("h2h.wins", { count: wins }) },
    ...(sport === "football" ? [{ key: "draw", count: draws, words: t("h2h.draws", { count: draws }) }] : []),
    { key: "away", count: losses, words: t("h2h.wins", { count: losses }) },
  ];
  return (
    <div className={styles.summary}>
      <div className={styles.parts}>
        <span className={styles.team}>
          <Crest team={homeTeam} />
          {homeTeam.name}
        </span>
        <span className={styles.team}>
          {awayTeam.name}
          <Crest team={awayTeam} />
        </span>
      </div>
      <ul className={styles.counts}>
        {parts.map(({ key, words }) => (
          <li key={key} data-part={key}>
            {words}
          </li>
        ))}
      </ul>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ key, count }) => count > 0 && <i key={key} data-part={key} style={{ flexGrow: count }} />)}
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t(`h2h.perMatch.${sport}`)}</dt>
          <dd className="num">{decimal((scored + conceded) / played, locale)}</dd>
        </div>
        {sport === "football" && (
          <>
            <div>
              <dt>{t("h2h.bothScored")}</dt>
              <dd className="num">{share(bothScored)}</dd>
            </div>
            <div>
              <dt>{t("h2h.overTwo")}</dt>
              <dd className="num">{share(overTwo)}</dd>
            </div>
          </>
        )}
      </dl>
    </div>
  );
}
