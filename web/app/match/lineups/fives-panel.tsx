import { usePage } from "#frame/page.ts";
import styles from "#match/lineups/fives-panel.module.css";
import type { LineUpView } from "#match/lineups/line-up-view.ts";
import { PlayerList } from "#match/lineups/player-list.tsx";
import { useMatch } from "#match/match-context.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { NoData } from "#ui/panel.tsx";

/** The fives of both teams, side by side. */
export function FivesPanel({ lineUps, people, shown }: LineUpView) {
  const { t } = usePage();
  const { row } = useMatch();
  return (
    <div className={styles.fives}>
      {(["home", "away"] as const).map((side) => {
        const team = side === "home" ? row.homeTeam : row.awayTeam;
        const { starters, bench } = lineUps[side];
        const players = shown === "starting" ? starters : [...starters, ...bench].filter(({ on }) => on);
        return (
          <section key={side} className={styles.five} data-side={side} aria-label={team.name}>
            <h2>
              <Crest team={team} size={22} />
              <span>{team.name}</span>
              <small>{t(`lineups.${shown}.basketball`)}</small>
            </h2>
            {players.length > 0 ? (
              <PlayerList players={players} people={people} />
            ) : (
              <NoData>{t("match.noData")}</NoData>
            )}
          </section>
        );
      })}
    </div>
  );
}
