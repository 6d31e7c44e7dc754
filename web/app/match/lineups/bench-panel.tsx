import type { Side } from "@scoreline/domain/sport";
import { usePage } from "#frame/page.ts";
import styles from "#match/lineups/bench-panel.module.css";
import type { LineUpView } from "#match/lineups/line-up-view.ts";
import { PlayerList } from "#match/lineups/player-list.tsx";
import { useMatch } from "#match/match-context.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { NoData } from "#ui/panel.tsx";

/** A side's bench and coach. On the view of who is on now, those who went off sit there too. */
export function BenchPanel({ side, lineUps, people, shown }: LineUpView & { side: Side }) {
  const { t } = usePage();
  const { row, sport } = useMatch();
  const { formation, coach, starters, bench } = lineUps[side];
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  const sitting = shown === "starting" ? bench : [...bench, ...starters].filter(({ on }) => !on);
  return (
    <section className={styles.panel} aria-label={t("shell.labelled", { name: team.name, value: t("lineups.bench") })}>
      <h2 className={styles.head}>
        <Crest team={team} />
        <span>{team.name}</span>
        <span className={`${styles.formation} num`}>{formation}</span>
      </h2>
      <h3 className={styles.bench}>{t("lineups.bench")}</h3>
      {sitting.length > 0 ? <PlayerList players={sitting} people={people} /> : <NoData>{t("match.noData")}</NoData>}
      {coach && (
        <p className={styles.coach}>
          <span>{t(`lineups.coach.${sport}`)}</span>
          <b>{coach}</b>
        </p>
      )}
    </section>
  );
}
