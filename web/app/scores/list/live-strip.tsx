import type { Sport } from "@scoreline/domain/sport";
import { matchPath } from "@scoreline/site/addresses";
import { useMemo } from "react";
import { pairName } from "#favourite/names.ts";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import { useLiveRow } from "#live/use-live-rows.ts";
import { type Arrangement, leaguesInOrder, passes } from "#scores/list/arrange.ts";
import { isCovered } from "#scores/list/covered.ts";
import styles from "#scores/list/live-strip.module.css";
import { MatchState } from "#scores/list/match-state.tsx";
import type { ListedLeague, ListedMatch } from "#scores/list/packed-list.ts";
import { asTheyAre, type ListBoard, type LiveList } from "#scores/list/use-live-list.ts";
import { Crest } from "#ui/badges/crest.tsx";

const shown = 8;

type Props = { sport: Sport; list: LiveList; arrangement: Arrangement; least: number };

/** What is on right now, the most followed first, if it is so many: the list below is many screens long. */
export function LiveStrip({ sport, list, arrangement, least }: Props) {
  const { t } = usePage();
  const { leagues, board, groups } = list;
  // As the list: places are given when it is arranged, and kept until it is arranged anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another arrangement asks for other places
  const live = useMemo(() => liveFirst(leagues, arrangement, board), [groups]);
  if (live.length < least) return null;
  return (
    <section className={styles.strip} aria-label={t("scores.live")}>
      <ul>
        {live.map(({ matchId, league }) => (
          <Card key={matchId} matchId={matchId} league={league} sport={sport} board={board} />
        ))}
      </ul>
    </section>
  );
}

type Live = { matchId: number; league: Omit<ListedLeague, "matches"> };

function liveFirst(leagues: readonly ListedLeague[], arrangement: Arrangement, board: ListBoard): Live[] {
  return leaguesInOrder(asTheyAre(leagues, board), arrangement)
    .flatMap(({ matches, ...league }) =>
      matches.filter((match) => passes(match, "live")).map(({ matchId }) => ({ matchId, league })),
    )
    .slice(0, shown);
}

type CardProps = Live & { sport: Sport; board: ListBoard };

function Card({ matchId, league, sport, board }: CardProps) {
  const { locale, reader } = usePage();
  const row = useLiveRow(board, matchId)?.row;
  if (!row) return null;
  const covered = isCovered(row, reader);
  return (
    <li data-live-match>
      <a href={matchPath(locale, sport, { ...league, matchName: row.matchName, matchId })}>
        <span className={styles.head}>
          <b className={styles.state} data-live={row.kind === "live" || undefined}>
            <MatchState row={row} sport={sport} covered={covered} />
          </b>
          <small>{league.leagueName}</small>
        </span>
        <Line team={row.homeTeam} points={covered ? null : row.homeTeamScore} />
        <Line team={row.awayTeam} points={covered ? null : row.awayTeamScore} />
      </a>
      <Star className={styles.star} thing={{ kind: "match", sport, id: matchId, name: pairName(row) }} />
    </li>
  );
}

function Line({ team, points }: { team: ListedMatch["homeTeam"]; points: number | null }) {
  return (
    <span className={styles.team}>
      <Crest team={team} size={16} />
      <span>{team.short ?? team.name}</span>
      <b className="num">{points}</b>
    </span>
  );
}
