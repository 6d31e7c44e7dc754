import type { Team } from "@scoreline/contract/calls/team";
import type { Sport } from "@scoreline/domain/sport";
import { signed } from "@scoreline/i18n/numbers";
import { leaguePath, teamPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#team/overview/table-card.module.css";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";

type Props = { sport: Sport; teamId: number; league: Team["leagues"][number] };

/** Where the team stands: the lines around it. */
export function TableCard({ sport, teamId, league }: Props) {
  const { locale, t } = usePage();
  const columns =
    sport === "football" ? (["played", "difference", "points"] as const) : (["played", "won", "lost"] as const);
  return (
    <Panel
      title={league.leagueName}
      action={<Link to={leaguePath(locale, sport, league, "table")}>{t("team.wholeTable")}</Link>}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t("people.column.team")}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="num">
                {t(`team.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {league.table?.map((line) => (
            <tr key={line.team.teamId} aria-current={line.team.teamId === teamId ? "true" : undefined}>
              <td className="num" data-zone={line.zone ?? undefined}>
                {line.rank}
              </td>
              <th scope="row">
                <Link to={teamPath(locale, sport, line.team)}>
                  <Crest team={line.team} />
                  <span>{line.team.shortName}</span>
                </Link>
              </th>
              {columns.map((column) => (
                <td key={column} className="num">
                  {column === "difference" ? signed(line.difference) : line[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
