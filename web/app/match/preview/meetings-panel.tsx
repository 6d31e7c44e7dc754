import { localDay } from "@scoreline/domain/time/local-day";
import { fullDate } from "@scoreline/i18n/format";
import { matchPath } from "@scoreline/site/addresses";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { useMatch } from "#match/match-context.ts";
import type { PreviewData } from "#match/preview/load-preview.ts";
import styles from "#match/preview/preview.module.css";
import { pointsOf } from "#reader/hidden/points.ts";
import { Panel } from "#ui/panel.tsx";

/** What the meetings add up to, and the last of them. */
export function MeetingsPanel({ record, meetings }: Pick<PreviewData, "record" | "meetings">) {
  const { t, locale, reader } = usePage();
  const { row, sport, path } = useMatch();
  if (meetings.length === 0) return null;
  const parts = [
    { key: "home", count: record.wins, words: row.homeTeam.shortName },
    ...(sport === "football"
      ? [{ key: "draw", count: record.draws, words: t("match.preview.draws", { count: record.draws }) }]
      : []),
    { key: "away", count: record.losses, words: row.awayTeam.shortName },
  ];
  return (
    <Panel title={t("match.preview.meetings")} action={<PageLink to={path("h2h")}>{t("match.allMeetings")}</PageLink>}>
      {record.played > 0 && (
        <>
          <ul className={styles.counts}>
            {parts.map(({ key, count, words }) => (
              <li key={key} data-part={key}>
                <b className="num">{count}</b>
                <span>{words}</span>
              </li>
            ))}
          </ul>
          <div className={styles.bar} aria-hidden="true">
            {parts.map(({ key, count }) => count > 0 && <i key={key} data-part={key} style={{ flexGrow: count }} />)}
          </div>
        </>
      )}
      <ul className={styles.meetings}>
        {meetings.map((match) => (
          <li key={match.matchId}>
            <PageLink to={matchPath(locale, sport, match)}>
              <time dateTime={new Date(match.kickoff).toISOString()}>
                {fullDate(localDay(match.kickoff, reader.timeZone), t)}
              </time>
              <span className={styles.first} data-winner={match.winner === "home" || undefined}>
                {match.homeTeam.shortName}
              </span>
              <b className="num">
                {pointsOf(match, "home")} – {pointsOf(match, "away")}
              </b>
              <span data-winner={match.winner === "away" || undefined}>{match.awayTeam.shortName}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
