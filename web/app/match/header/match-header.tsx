import type { Points } from "@scoreline/domain/match/state/score";
import { leaguePath } from "@scoreline/site/addresses";
import { useLocation } from "react-router";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { Courtside } from "#match/header/courtside.tsx";
import { GoalBar } from "#match/header/goal-bar.tsx";
import { HeaderActions } from "#match/header/header-actions.tsx";
import { Day, KickOff } from "#match/header/kick-off.tsx";
import { LegLine } from "#match/header/leg-line.tsx";
import { MatchClock } from "#match/header/match-clock.tsx";
import styles from "#match/header/match-header.module.css";
import { besideScore, longestWord } from "#match/header/name-width.ts";
import { Quarters } from "#match/header/quarters.tsx";
import { Scorers } from "#match/header/scorers.tsx";
import { TeamSide } from "#match/header/team-side.tsx";
import { TroubleLines } from "#match/header/trouble-lines.tsx";
import { useMatch } from "#match/match-context.ts";
import { roundName } from "#match/round-name.ts";
import { useShield } from "#reader/hidden/use-shield.ts";
import { Flag } from "#ui/badges/flag.tsx";

/** The hero of the page: who plays, how it stands or when it begins, on the colours of both. */
export function MatchHeader() {
  const { t, locale } = usePage();
  const { match, row, sport } = useMatch();
  const { league, round } = match;
  const short = !["", undefined, "info"].includes(useLocation().pathname.split("/")[7]);
  // Three figures a side, or a word of a name that is too long, leave no room beside the score of a phone.
  const stacked =
    sport === "basketball" ||
    [row.homeTeam, row.awayTeam].some(({ shortName }) => longestWord(shortName) > besideScore);
  return (
    <header className={styles.header} data-hero data-short={short || undefined}>
      <h1 className="visually-hidden">{t("match.title", { home: row.homeTeam.name, away: row.awayTeam.name })}</h1>
      <div className={styles.crumb}>
        <PageLink to={leaguePath(locale, sport, league)}>
          <Flag code={league.countryCode} />
          <span>
            {league.countryName} › {league.leagueName}
          </span>
        </PageLink>
        {round && <span className={styles.round}>{roundName(round, t)}</span>}
      </div>
      <div className={styles.duel} data-stacked={stacked || undefined}>
        <TeamSide side="home" />
        <div className={styles.middle}>
          <Middle />
        </div>
        <TeamSide side="away" />
      </div>
      {sport === "football" ? <Scorers /> : <Quarters />}
      <Courtside />
      <GoalBar />
      <HeaderActions />
    </header>
  );
}

/** How it stands or stood; of a match that has no score, when it begins or why it does not. */
function Middle() {
  const { t, reader } = usePage();
  const { row, hidden } = useMatch();
  if (row.kind === "scheduled") return <KickOff />;
  const told = row.homeTeamScore !== null && row.awayTeamScore !== null;
  return (
    <>
      {hidden ? <HiddenScore /> : told && <Score />}
      {!hidden && <State />}
      <TroubleLines />
      <LegLine />
      <p className={styles.quiet}>
        {!hidden && <Parts />}
        <PlannedDay />
      </p>
      {reader.delaySeconds > 0 && row.kind === "live" && (
        <p className={styles.quiet}>{t("match.delayed", { seconds: reader.delaySeconds })}</p>
      )}
    </>
  );
}

/** Of a match that is not played then, the day is crossed out. */
function PlannedDay() {
  const { row } = useMatch();
  const off = row.kind === "postponed" || row.kind === "cancelled";
  const day = (
    <time dateTime={new Date(row.kickoff).toISOString()}>
      <Day instant={row.kickoff} named={!off} />
    </time>
  );
  return off ? <s>{day}</s> : day;
}

function State() {
  const { row, minute } = useMatch();
  const live = (row.kind === "live" && minute === undefined) || undefined;
  return (
    <p className={styles.state} data-live={live} data-state>
      <MatchClock />
    </p>
  );
}

/** The way to what the reader has hidden. */
function HiddenScore() {
  const { t } = usePage();
  const { open } = useShield(useMatch().row);
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

function Score() {
  const { t } = usePage();
  const { row } = useMatch();
  const { homeTeam, awayTeam, homeTeamScore, awayTeamScore, winner } = row;
  return (
    <>
      <p className="visually-hidden">
        {t("match.score", {
          home: homeTeam.name,
          away: awayTeam.name,
          homeScore: homeTeamScore ?? 0,
          awayScore: awayTeamScore ?? 0,
        })}
      </p>
      <p className={`${styles.score} num`} aria-hidden="true" data-score>
        <b data-lost={winner === "away" || undefined}>{homeTeamScore}</b> <span>–</span>{" "}
        <b data-lost={winner === "home" || undefined}>{awayTeamScore}</b>
      </p>
    </>
  );
}

type Part = "halfTime" | "fullTime" | "extraTime" | "penalties" | "aggregate";

/** Scores on the way to this one: after extra time that of the ninety minutes, after a shoot-out that before it. */
function Parts() {
  const { t } = usePage();
  const { match, row } = useMatch();
  const long = match.extraTime !== null || match.match.matchStatus === "AET";
  const parts: Record<Part, Points | null> = {
    halfTime: row.halfTime,
    fullTime: long ? match.fullTime : null,
    extraTime: match.match.penalties ? match.extraTime : null,
    penalties: row.penalties,
    aggregate: row.aggregate,
  };
  return (Object.keys(parts) as Part[]).map((part) => {
    const points = parts[part];
    return (
      points && (
        <span key={part} className="num">
          {t(`match.${part}`, { home: points.home, away: points.away })}
        </span>
      )
    );
  });
}
