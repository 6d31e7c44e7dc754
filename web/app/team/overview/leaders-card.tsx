import type { Sport } from "@scoreline/domain/sport";
import { playerPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import type { Leader } from "#team/overview/leaders.ts";
import styles from "#team/overview/lists.module.css";
import { Portrait } from "#ui/badges/portrait.tsx";
import { Rating } from "#ui/badges/rating.tsx";
import { Panel } from "#ui/panel.tsx";

type Props = { sport: Sport; leaders: readonly Leader[]; colours: readonly [string, string] | null };

export function LeadersCard({ sport, leaders, colours }: Props) {
  const { locale, t } = usePage();
  if (leaders.length === 0) return null;
  return (
    <Panel title={t("team.leaders")}>
      <ul className={styles.list}>
        {leaders.map(({ figure, value, player }) => (
          <li key={figure}>
            <Link className={styles.row} to={playerPath(locale, sport, player)}>
              <Portrait {...player} colours={colours} />
              <span className={styles.words}>
                <b>{player.name}</b>
                <small>{t(`team.leader.${figure}`)}</small>
              </span>
              {figure === "rating" ? <Rating value={value} /> : <b className={`${styles.figure} num`}>{value}</b>}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
