import { teamPath } from "@scoreline/domain/addresses";
import { basketballPlayedPhases } from "@scoreline/domain/match/statistics";
import { Link } from "react-router";
import styles from "#match/box-score/line-score.module.css";
import { useMatch } from "#match/match-context.ts";
import { periodName } from "#match/stats/period-name.ts";
import { usePage } from "#shell/page.ts";
import { Crest } from "#ui/crest.tsx";

/** Points by quarter and overtime. The quarter that is being played stands out. */
export function LineScore() {
  const { locale, t } = usePage();
  const { row, sport } = useMatch();
  const periods = row.periods ?? [];
  const current = row.kind === "live" ? periods.length - 1 : -1;
  const shown = Math.max(4, periods.length);
  return (
    <section className={styles.panel}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t("boxscore.lineScore")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("boxscore.team")}</span>
            </th>
            {basketballPlayedPhases.slice(0, shown).map((phase) => (
              <th key={phase} scope="col">
                {periodName(phase, t)}
              </th>
            ))}
            <th scope="col">{t("boxscore.total")}</th>
          </tr>
        </thead>
        <tbody>
          {(["home", "away"] as const).map((side) => {
            const team = side === "home" ? row.homeTeam : row.awayTeam;
            return (
              <tr key={side}>
                <th scope="row">
                  <span className={styles.team}>
                    <Crest team={team} />
                    {team.teamId > 0 ? (
                      <Link to={teamPath(locale, sport, team)}>{team.name}</Link>
                    ) : (
                      <span>{team.name}</span>
                    )}
                  </span>
                </th>
                {basketballPlayedPhases.slice(0, shown).map((phase, index) => (
                  <td key={phase} className="num" data-current={index === current || undefined}>
                    {periods[index]?.[side] ?? "-"}
                  </td>
                ))}
                <td className={`${styles.total} num`}>
                  {(side === "home" ? row.homeTeamScore : row.awayTeamScore) ?? "-"}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
