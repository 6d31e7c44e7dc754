import type { LeagueMatches, MatchRow } from "@scoreline/contract/schemas";
import { matchPath } from "@scoreline/site/addresses";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { useLiveRow } from "#live/use-live-rows.ts";
import { useMatch } from "#match/match-context.ts";
import styles from "#match/others-strip.module.css";
import { pointsOf } from "#reader/hidden/points.ts";
import { useTold } from "#reader/hidden/use-shield.ts";
import { MatchState } from "#scores/list/match-state.tsx";
import { Crest } from "#ui/badges/crest.tsx";

/** Other live matches, so that nobody has to leave the page to see them. */
export function OthersStrip({ leagues }: { leagues: readonly LeagueMatches[] }) {
  const { t } = usePage();
  const { minute } = useMatch();
  if (leagues.length === 0 || minute !== undefined) return null;
  return (
    <nav className={styles.strip} aria-label={t("match.others")}>
      <ul>
        {leagues.flatMap((league) =>
          league.matches.map((match) => (
            <li key={match.matchId}>
              <Other league={league} first={match} />
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}

function Other({ league, first }: { league: LeagueMatches; first: MatchRow }) {
  const { locale } = usePage();
  const { live, sport } = useMatch();
  const row = useTold(useLiveRow(live.board, first.matchId)?.row ?? first);
  return (
    <PageLink className={styles.other} to={matchPath(locale, sport, { ...league, ...row })}>
      <small data-live={row.kind === "live" || undefined}>
        <MatchState row={row} sport={sport} />
      </small>
      {(["home", "away"] as const).map((side) => {
        const team = side === "home" ? row.homeTeam : row.awayTeam;
        return (
          <span key={side}>
            <Crest team={team} size={16} />
            <span>{team.shortName}</span>
            <b className="num">{pointsOf(row, side)}</b>
          </span>
        );
      })}
    </PageLink>
  );
}
