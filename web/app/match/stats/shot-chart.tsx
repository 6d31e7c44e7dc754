import type { BasketballShotRow } from "@scoreline/contract/schemas/match-statistics";
import type { Person } from "@scoreline/contract/schemas/person";
import { byZone } from "@scoreline/domain/match/figures/shot-zones";
import { clockNotation } from "@scoreline/domain/match/state/clock";
import { percent } from "@scoreline/i18n/numbers";
import { playerPath } from "@scoreline/site/addresses";
import { useState } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import courtStyles from "#match/court.module.css";
import { CourtLines, onCourt } from "#match/court-lines.tsx";
import { useMatch } from "#match/match-context.ts";
import { periodName } from "#match/stats/period-name.ts";
import { usePlayerChoice } from "#match/stats/player-choice.tsx";
import styles from "#match/stats/shot-chart.module.css";
import { Panel } from "#ui/panel.tsx";

type Props = { shots: readonly BasketballShotRow[]; people: readonly Person[] };

/** Where both teams threw from, and how often it went in by zone: home to the right, away to the left. */
export function ShotChart({ shots: all, people }: Props) {
  const { t } = usePage();
  const { row } = useMatch();
  const [chosen, setChosen] = useState<string>();
  const { shown: shots, choice } = usePlayerChoice(all, people);
  const named = new Map(people.map((person) => [person.playerId, person]));
  const current = shots.find(({ id }) => id === chosen) ?? shots.at(-1);
  return (
    <Panel title={t("stats.shotChart")}>
      {choice}
      <div className={styles.sides} aria-hidden="true">
        <span>{row.awayTeam.name}</span>
        <span>{row.homeTeam.name}</span>
      </div>
      {/* The table below says the same in words. */}
      <svg viewBox="-0.8 -0.8 29.6 16.6" className={`${courtStyles.court} ${styles.chart}`} aria-hidden="true">
        <CourtLines />
        {shots.map((shot) => {
          const { x, y } = onCourt(shot);
          return (
            <g
              key={shot.id}
              className={courtStyles.shot}
              data-side={shot.side}
              data-current={shot === current || undefined}
              transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
              onPointerEnter={() => setChosen(shot.id)}
              onPointerDown={() => setChosen(shot.id)}
            >
              <circle r=".5" fill="transparent" />
              {shot.made ? (
                <circle r=".3" className={courtStyles.made} />
              ) : (
                <path d="M-.22-.22.22.22M.22-.22-.22.22" className={courtStyles.missed} />
              )}
            </g>
          );
        })}
      </svg>
      {current && <ShotCard shot={current} person={named.get(current.player ?? 0)} />}
      <ul className={styles.legend}>
        <li>
          <svg viewBox="-.6 -.6 1.200 1.200" width="16" height="16" aria-hidden="true">
            <circle r=".4" fill="currentColor" />
          </svg>
          {t("stats.made")}
        </li>
        <li>
          <svg viewBox="-.6 -.6 1.200 1.200" width="16" height="16" aria-hidden="true">
            <path d="M-.3-.3.3.3M.3-.3-.3.3" stroke="currentColor" strokeWidth=".15" />
          </svg>
          {t("stats.missed")}
        </li>
      </ul>
      <Zones shots={shots} />
    </Panel>
  );
}

function ShotCard({ shot, person }: { shot: BasketballShotRow; person: Person | undefined }) {
  const { locale, t } = usePage();
  return (
    <div className={styles.card} data-side={shot.side}>
      <span className={`${styles.minute} num`}>
        {periodName(shot.phase, t)} {clockNotation(Math.ceil(shot.remaining))}
      </span>
      <span className={styles.who}>
        <b>{person ? <Link to={playerPath(locale, "basketball", person)}>{person.name}</Link> : t("stats.unknown")}</b>
        <small>{t(`stats.kind.${shot.kind}`)}</small>
      </span>
      <b>{t(shot.made ? "stats.made" : "stats.missed")}</b>
    </div>
  );
}

function Zones({ shots }: { shots: Props["shots"] }) {
  const { locale, t } = usePage();
  const { row } = useMatch();
  return (
    <table className={styles.zones}>
      <thead>
        <tr>
          <th scope="col">{t("stats.zone")}</th>
          <th scope="col">{row.homeTeam.name}</th>
          <th scope="col">{row.awayTeam.name}</th>
        </tr>
      </thead>
      <tbody>
        {byZone(shots).map(({ zone, made, tried }) => (
          <tr key={zone}>
            <th scope="row">{t(`stats.zone.${zone}`)}</th>
            {(["home", "away"] as const).map((side) => (
              <td key={side} className="num">
                {made[side]}/{tried[side]}
                {tried[side] > 0 && <small> {percent((made[side] / tried[side]) * 100, locale)}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
