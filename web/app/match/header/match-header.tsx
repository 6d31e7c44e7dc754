import type { Side } from "@scoreline/domain/sport";
import styles from "#match/header/match-header.module.css";
import { useMatch } from "#match/match-context.ts";
import { roundName } from "#match/round-name.ts";
import { MatchState } from "#scores/match-state.tsx";
import { usePage } from "#shell/page.ts";
import { Crest } from "#ui/crest.tsx";
import { Flag } from "#ui/flag.tsx";

export function MatchHeader() {
  const { t } = usePage();
  const { match, row, sport } = useMatch();
  const { league, round } = match;
  return (
    <header className={styles.header}>
      <p className={styles.crumb}>
        <Flag code={league.countryCode} />
        {[league.countryName, league.leagueName, round && roundName(round, t)].filter(Boolean).join(" › ")}
      </p>
      <div className={styles.duel}>
        <TeamName side="home" />
        <div className={styles.middle}>
          <p className={`${styles.score} num`}>
            {row.homeTeamScore ?? "-"} <span>–</span> {row.awayTeamScore ?? "-"}
          </p>
          <span className={styles.state} data-live={row.kind === "live" || undefined}>
            <MatchState row={row} sport={sport} />
          </span>
        </div>
        <TeamName side="away" />
      </div>
    </header>
  );
}

function TeamName({ side }: { side: Side }) {
  const { row } = useMatch();
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  return (
    <p className={styles.team}>
      <Crest team={team} size={64} />
      {team.name}
    </p>
  );
}
