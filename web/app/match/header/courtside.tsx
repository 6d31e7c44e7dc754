import { usePage } from "#frame/page.ts";
import styles from "#match/header/courtside.module.css";
import { useMatch } from "#match/match-context.ts";

/** Beside the score of a game that is on: fouls of the period, who is in the bonus, time-outs that are left. */
export function Courtside() {
  const { t } = usePage();
  const { match, row, hidden, minute } = useMatch();
  const { courtside } = match;
  if (!courtside || hidden || minute !== undefined || row.kind !== "live") return null;
  const { fouls, bonus, timeOuts } = courtside;
  return (
    <table className={`${styles.courtside} num`} data-courtside>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{row.homeTeam.name}</th>
          <td />
          <th scope="col">{row.awayTeam.name}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {bonus.home && <em>{t("match.courtside.bonus")}</em>} {fouls.home}
          </td>
          <th scope="row">{t("match.courtside.fouls")}</th>
          <td>
            {fouls.away} {bonus.away && <em>{t("match.courtside.bonus")}</em>}
          </td>
        </tr>
        {timeOuts && (
          <tr>
            <td>{timeOuts.home}</td>
            <th scope="row">{t("match.courtside.timeOuts")}</th>
            <td>{timeOuts.away}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
