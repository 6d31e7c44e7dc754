import { usePage } from "#frame/page.ts";
import styles from "#match/header/quarters.module.css";
import { useMatch } from "#match/match-context.ts";
import { periodMark } from "#match/period-words.ts";

/** A basketball score by quarter and overtime. */
export function Quarters() {
  const { t } = usePage();
  const { row, hidden } = useMatch();
  const { periods } = row;
  if (hidden || !periods || periods.length === 0) return null;
  const name = (place: number) => periodMark(place < 4 ? `q${place + 1}` : `ot${place - 3}`, t);
  return (
    <div className={styles.scroll}>
      <table className={`${styles.quarters} num`}>
        <caption className="visually-hidden">{t("match.quarters")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("match.team")}</span>
            </th>
            {periods.map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other name than their place
              <th key={place} scope="col">
                {name(place)}
              </th>
            ))}
            <th scope="col">{t("match.total")}</th>
          </tr>
        </thead>
        <tbody>
          {(["home", "away"] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{(side === "home" ? row.homeTeam : row.awayTeam).shortName}</th>
              {periods.map((points, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other name than their place
                <td key={place}>{points[side]}</td>
              ))}
              <td>
                <b>{(side === "home" ? row.homeTeamScore : row.awayTeamScore) ?? "-"}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
