import type { Points } from "@scoreline/domain/match/state/score";
import type { Side } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { clockTime, dayAndMonth, weekdayShort } from "@scoreline/i18n/format";
import { leaguePath, teamPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { HeaderActions } from "#match/header/header-actions.tsx";
import { MatchClock } from "#match/header/match-clock.tsx";
import styles from "#match/header/match-header.module.css";
import { MatchSetting } from "#match/header/match-setting.tsx";
import { Quarters } from "#match/header/quarters.tsx";
import { Scorers } from "#match/header/scorers.tsx";
import { useMatch } from "#match/match-context.ts";
import { roundName } from "#match/round-name.ts";
import { useShield } from "#reader/hidden/use-shield.ts";
import { Crest } from "#ui/crest.tsx";
import { Flag } from "#ui/flag.tsx";

export function MatchHeader() {
  const { t, locale, reader } = usePage();
  const { match, row, sport } = useMatch();
  const { league, round } = match;
  return (
    <header className={styles.header}>
      <h1 className="visually-hidden">{t("match.title", { home: row.homeTeam.name, away: row.awayTeam.name })}</h1>
      <div className={styles.crumb}>
        <Link to={leaguePath(locale, sport, league)}>
          <Flag code={league.countryCode} />
          <span>
            {league.countryName} › {league.leagueName}
          </span>
        </Link>
        {round && <span className={styles.round}>{roundName(round, t)}</span>}
        <HeaderActions />
      </div>
      <div className={styles.duel}>
        <TeamName side="home" />
        <div className={styles.middle}>
          <Score />
          <p className={styles.kickoff}>
            <time dateTime={new Date(row.kickoff).toISOString()}>{kickoff(row.kickoff)}</time>
          </p>
          {reader.delaySeconds > 0 && row.kind === "live" && (
            <p className={styles.kickoff}>{t("match.delayed", { seconds: reader.delaySeconds })}</p>
          )}
        </div>
        <TeamName side="away" />
      </div>
      {sport === "football" ? <Scorers /> : <Quarters />}
      <MatchSetting />
    </header>
  );

  function kickoff(instant: number): string {
    const day = localDay(instant, reader.timeZone);
    return t("match.kickoff", {
      day: `${weekdayShort(day, t)} ${dayAndMonth(day, t)}`,
      time: clockTime(instant, reader, t),
    });
  }
}

function TeamName({ side }: { side: Side }) {
  const { locale } = usePage();
  const { row, sport } = useMatch();
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  const content = (
    <>
      <Crest team={team} size={64} />
      <span>{team.name}</span>
    </>
  );
  if (team.teamId === 0) return <p className={styles.team}>{content}</p>;
  return (
    <Link className={styles.team} to={teamPath(locale, sport, team)}>
      {content}
    </Link>
  );
}

/** The score and what led to it, or the way to it where the reader has hidden it. */
function Score() {
  const { t } = usePage();
  const { row, match, hidden, minute } = useMatch();
  const live = (row.kind === "live" && minute === undefined) || undefined;
  const { open } = useShield(row);
  const { homeTeamScore, awayTeamScore } = row;
  if (hidden) {
    return (
      <>
        <p className={styles.score} aria-hidden="true">
          ? <span>–</span> ?
        </p>
        <button type="button" className={styles.open} onClick={open}>
          {t("match.showScore")}
        </button>
      </>
    );
  }
  const told = homeTeamScore !== null && awayTeamScore !== null;
  return (
    <>
      {told && (
        <p className="visually-hidden">
          {t("match.score", {
            home: row.homeTeam.name,
            away: row.awayTeam.name,
            homeScore: homeTeamScore,
            awayScore: awayTeamScore,
          })}
        </p>
      )}
      <p className={`${styles.score} num`} aria-hidden="true" data-score>
        <b>{homeTeamScore ?? "-"}</b> <span>–</span> <b>{awayTeamScore ?? "-"}</b>
      </p>
      <p className={styles.state} data-live={live}>
        <MatchClock />
      </p>
      <Parts
        parts={{ halfTime: row.halfTime, ...laterParts(match), penalties: row.penalties, aggregate: row.aggregate }}
      />
    </>
  );
}

/** After extra time the score of the ninety minutes is worth telling, and after a shoot-out that before it. */
function laterParts({ fullTime, extraTime, match }: ReturnType<typeof useMatch>["match"]) {
  const long = extraTime !== null || match.matchStatus === "AET";
  return { fullTime: long ? fullTime : null, extraTime: match.penalties ? extraTime : null };
}

type Part = "halfTime" | "fullTime" | "extraTime" | "penalties" | "aggregate";

function Parts({ parts }: { parts: Record<Part, Points | null> }) {
  const { t } = usePage();
  const told = (Object.keys(parts) as Part[]).flatMap((part) => {
    const points = parts[part];
    return points ? [t(`match.${part}`, { home: points.home, away: points.away })] : [];
  });
  return told.length > 0 && <p className={`${styles.parts} num`}>{told.join(" · ")}</p>;
}
