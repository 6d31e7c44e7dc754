import type { CareerFigureSet, CareerRow } from "@scoreline/contract/schemas/people";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { grouped } from "@scoreline/i18n/grouped";
import { fixed } from "@scoreline/i18n/numbers";
import { leaguePath, teamPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#player/career-table.module.css";
import { Crest } from "#ui/badges/crest.tsx";
import { Rating } from "#ui/badges/rating.tsx";

const figures = {
  football: ["appearances", "starts", "minutes", "goals", "assists", "yellow", "red", "rating"],
  basketball: ["appearances", "minutes", "points", "rebounds", "assists", "steals", "blocks", "rating"],
} as const;
type Figure = (typeof figures)[Sport][number];

type Props = { sport: Sport; career: readonly CareerRow[]; totals: CareerFigureSet };

/** Season by season, the latest first, and all of it together. In basketball figures are means of a game. */
export function CareerTable({ sport, career, totals }: Props) {
  const { locale, t } = usePage();
  const shown = figures[sport].filter((figure) => career.some((row) => row[figure] !== undefined));
  const cells = (row: CareerFigureSet) =>
    shown.map((figure) => (
      <td key={figure} data-figure={figure}>
        {figure === "rating" && row.rating !== undefined ? (
          <Rating value={row.rating} />
        ) : (
          written(sport, row, figure, locale)
        )}
      </td>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.scroller} role="group" tabIndex={0} aria-label={t("player.career")}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("people.column.season")}</th>
            <th scope="col">{t("people.column.team")}</th>
            {shown.map((figure) => (
              <th key={figure} scope="col" data-figure={figure} title={t(`people.figure.${figure}`)}>
                {t(`people.short.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {career.map((row, index) => (
            <tr key={`${row.seasonName} ${row.team.teamId} ${row.league?.leagueId}`}>
              <th scope="row">
                {row.seasonName === career[index - 1]?.seasonName ? <Same row={row} /> : row.seasonName}
              </th>
              <td>
                <Stay sport={sport} row={row} />
              </td>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t("player.total")}
            </th>
            {cells(totals)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The same season as in the line above: said to those who listen. */
function Same({ row }: { row: CareerRow }) {
  return <span className="visually-hidden">{row.seasonName}</span>;
}

function Stay({ sport, row: { team, league, loan } }: { sport: Sport; row: CareerRow }) {
  const { locale, t } = usePage();
  return (
    <span className={styles.stay}>
      <Crest team={team} size={22} />
      <span>
        <Link to={teamPath(locale, sport, team)}>{team.name}</Link>
        <small>
          {league && <Link to={leaguePath(locale, sport, league)}>{league.leagueName}</Link>}
          {loan && <i>{t("player.loan")}</i>}
        </small>
      </span>
    </span>
  );
}

function written(sport: Sport, row: CareerFigureSet, figure: Figure, locale: LocaleCode): string {
  const value = row[figure];
  if (value === undefined) return "–";
  if (sport === "football" || figure === "appearances") return grouped(value, locale);
  return row.appearances === 0 ? "–" : fixed(value / row.appearances, locale);
}
