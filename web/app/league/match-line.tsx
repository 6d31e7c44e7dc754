import type { LeagueBadge, MatchRow } from "@scoreline/contract/schemas";
import type { Side, Sport } from "@scoreline/domain/sport";
import { matchPath } from "@scoreline/site/addresses";
import { pairName } from "#favourite/names.ts";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#league/match-line.module.css";
import { pointsOf } from "#reader/hidden/points.ts";
import { useTold } from "#reader/hidden/use-shield.ts";
import line from "#scores/list/match-row.module.css";
import { MatchState } from "#scores/list/match-state.tsx";
import { Crest } from "#ui/badges/crest.tsx";

/** A match in a list of its own league: the way to its page. */
export function MatchLine({ row: known, league, sport }: { row: MatchRow; league: LeagueBadge; sport: Sport }) {
  const { locale } = usePage();
  const row = useTold(known);
  return (
    <li className={styles.row} data-match={row.matchId}>
      <Star className={styles.star} thing={{ kind: "match", sport, id: row.matchId, name: pairName(row) }} />
      <PageLink className={styles.link} to={matchPath(locale, sport, { ...league, ...row })}>
        <span className={styles.state} data-live={row.kind === "live" || undefined}>
          <MatchState row={row} sport={sport} />
        </span>
        <span className={styles.teams}>
          <Team row={row} side="home" />
          <Team row={row} side="away" />
        </span>
        <Points row={row} />
      </PageLink>
    </li>
  );
}

function Team({ row, side }: { row: MatchRow; side: Side }) {
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  return (
    <span className={line.team} data-winner={row.winner === side || undefined}>
      <Crest team={team} />
      <span className={line.name}>{team.name}</span>
    </span>
  );
}

function Points({ row }: { row: MatchRow }) {
  const { t } = usePage();
  return (
    <span className={styles.points} data-live={row.kind === "live" || undefined}>
      <b className="num">{pointsOf(row, "home")}</b>
      <b className="num">{pointsOf(row, "away")}</b>
      {row.penalties && <small>{t("scores.penaltyScore", row.penalties)}</small>}
    </span>
  );
}
