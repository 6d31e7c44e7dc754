import type { LeagueMatches, MatchRow } from "@scoreline/contract/schemas";
import type { Side, Sport } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { dayAndMonth } from "@scoreline/i18n/format";
import { matchPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import type { ScoreBoard } from "#live/score-board.ts";
import { useLiveRow } from "#live/use-live-rows.ts";
import { outcomeForTeam, type RowInLeague, rowsInLeagues, sideOf } from "#people/own-side.ts";
import { pointsOf } from "#reader/hidden/points.ts";
import { useTold } from "#reader/hidden/use-shield.ts";
import { MatchState } from "#scores/list/match-state.tsx";
import styles from "#team/overview/now-card.module.css";
import type { TeamHead } from "#team/team-page.tsx";
import { Crest } from "#ui/badges/crest.tsx";
import { OutcomeChip } from "#ui/badges/outcome-chip.tsx";
import { NoData, Panel } from "#ui/panel.tsx";

const formLength = 6;

type Props = { team: TeamHead; matches: readonly LeagueMatches[]; board: ScoreBoard };

/** The match that is on, or the last and the next one, and how it went before. */
export function NowCard({ team, matches, board }: Props) {
  const { t } = usePage();
  const all = rowsInLeagues(matches);
  const over = all.filter(({ row }) => row.kind === "finished");
  const on = all.find(({ row }) => row.kind === "live" || row.kind === "suspended");
  const next = all.find(({ row }) => row.kind === "scheduled");
  const shown = [over.at(-1), on, on ? undefined : next].filter((match) => match !== undefined);
  if (shown.length === 0) {
    return (
      <Panel title={t("team.form")}>
        <NoData>{t("people.noData")}</NoData>
      </Panel>
    );
  }
  return (
    <Panel title={t("team.form")} action={<Form team={team} matches={over.slice(-formLength)} />}>
      <div className={styles.matches}>
        {shown.map((match) => (
          <Featured key={match.row.matchId} sport={team.sport} match={match} board={board} />
        ))}
      </div>
    </Panel>
  );
}

function Form({ team, matches }: { team: TeamHead; matches: readonly RowInLeague[] }) {
  const { locale } = usePage();
  return (
    <ol className={styles.form}>
      {matches.map(({ league, row }) => {
        const outcome = outcomeForTeam(row, team.teamId);
        const other = sideOf(row, team.teamId) === "home" ? row.awayTeam : row.homeTeam;
        if (!outcome) return null;
        return (
          <li key={row.matchId}>
            <Link to={matchPath(locale, team.sport, { ...league, ...row })} title={scoreLine(row)}>
              <OutcomeChip outcome={outcome} />
              <span className="visually-hidden">{scoreLine(row)}</span>
              <Crest team={other} size={16} />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

function scoreLine({ homeTeam, awayTeam, homeTeamScore, awayTeamScore }: MatchRow): string {
  return `${homeTeam.name} ${homeTeamScore}–${awayTeamScore} ${awayTeam.name}`;
}

function Featured({ sport, match, board }: { sport: Sport; match: RowInLeague; board: ScoreBoard }) {
  const { locale, reader, t } = usePage();
  const row = useTold(useLiveRow(board, match.row.matchId)?.row ?? match.row);
  const live = row.kind === "live" || row.kind === "suspended";
  const heading = live ? "team.now" : row.kind === "scheduled" ? "team.next" : "team.last";
  return (
    <Link className={styles.match} to={matchPath(locale, sport, { ...match.league, ...row })}>
      <span className={styles.what}>
        <b data-live={live || undefined}>{t(heading)}</b>
        <small>{match.league.leagueName}</small>
      </span>
      <span className={styles.sides}>
        <Team row={row} side="home" />
        <span className={styles.middle}>
          {pointsOf(row, "home") === "-" ? (
            <b className="num">
              <MatchState row={row} sport={sport} />
            </b>
          ) : (
            <b className="num" data-live={live || undefined}>
              {pointsOf(row, "home")}–{pointsOf(row, "away")}
            </b>
          )}
          <small data-live={live || undefined}>
            {live ? <MatchState row={row} sport={sport} /> : dayAndMonth(localDay(row.kickoff, reader.timeZone), t)}
          </small>
        </span>
        <Team row={row} side="away" />
      </span>
    </Link>
  );
}

function Team({ row, side }: { row: MatchRow; side: Side }) {
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  return (
    <span className={styles.team} data-winner={row.winner === side || undefined}>
      <Crest team={team} size={40} />
      <span>{team.shortName}</span>
    </span>
  );
}
