import type { CSSProperties } from "react";
import styles from "#ui/charts/compared-bars.module.css";

export type BarRow = {
  key: string;
  label: string;
  home: number;
  away: number;
  homeWords: string;
  awayWords: string;
};

type Props = { rows: readonly BarRow[]; names: { home: string; away: string } };

/** Two of a kind compared, figure by figure. The one that has more of it stands out. */
export function ComparedBars({ rows, names }: Props) {
  return (
    <table className={styles.bars}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{names.home}</th>
          <td />
          <th scope="col">{names.away}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, home, away, homeWords, awayWords }) => {
          const all = home + away;
          const share = {
            "--home-share": all > 0 ? home / all : 0,
            "--away-share": all > 0 ? away / all : 0,
          } as CSSProperties;
          return (
            <tr key={key} style={share}>
              <td className="num" data-more={home > away || undefined}>
                {homeWords}
              </td>
              <th scope="row">{label}</th>
              <td className="num" data-more={away > home || undefined}>
                {awayWords}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
