import type { SquadPlayer } from "@scoreline/contract/calls/team";
import { squadLines } from "@scoreline/domain/people";
import type { Sport } from "@scoreline/domain/sport";
import { playerPath } from "@scoreline/site/addresses";
import { useState } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { linesKey } from "#people/line-words.ts";
import { type SquadColumn, squadColumns } from "#team/squad/columns.ts";
import styles from "#team/squad/squad.module.css";
import { Flag } from "#ui/badges/flag.tsx";
import { Portrait } from "#ui/badges/portrait.tsx";
import { Rating } from "#ui/badges/rating.tsx";

type Sorting = { column: SquadColumn; down: boolean } | undefined;
type Props = { sport: Sport; squad: readonly SquadPlayer[]; colours: readonly [string, string] | null };

/** By line, and inside a line by number or by the column that the reader chose. */
export function SquadTable({ sport, squad, colours }: Props) {
  const { t } = usePage();
  const [sorting, setSorting] = useState<Sorting>();
  const columns = squadColumns[sport].filter(({ value }) => squad.some((player) => value(player) !== undefined));
  const lines = [...squadLines[sport], null].map((line) => ({
    line,
    players: sorted(
      squad.filter((player) => player.line === line || (line === null && !isLineOf(sport, player.line))),
      sorting,
    ),
  }));
  function choose(column: SquadColumn): void {
    setSorting((before) => {
      if (before?.column.key !== column.key) return { column, down: true };
      return before.down ? { column, down: false } : undefined;
    });
  }
  return (
    <div className={styles.card}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              <span aria-hidden="true">#</span>
              <span className="visually-hidden">{t("people.column.number")}</span>
            </th>
            <th scope="col">{t("people.column.player")}</th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-wide-only={column.wide || undefined}
                aria-sort={sorting?.column.key === column.key ? (sorting.down ? "descending" : "ascending") : undefined}
              >
                <button type="button" onClick={() => choose(column)} title={t("team.sort", { column: t(column.full) })}>
                  {t(column.short)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {lines
          .filter(({ players }) => players.length > 0)
          .map(({ line, players }) => (
            <tbody key={line}>
              <tr className={styles.line}>
                <th scope="rowgroup" colSpan={2 + columns.length}>
                  {t(linesKey(line, sport))}
                </th>
              </tr>
              {players.map((player) => (
                <PlayerRow key={player.playerId} sport={sport} player={player} columns={columns} colours={colours} />
              ))}
            </tbody>
          ))}
      </table>
    </div>
  );
}

function isLineOf(sport: Sport, line: SquadPlayer["line"]): boolean {
  return (squadLines[sport] as readonly (string | null)[]).includes(line);
}

function sorted(players: readonly SquadPlayer[], sorting: Sorting): SquadPlayer[] {
  if (!sorting) return [...players];
  const { column, down } = sorting;
  const value = (player: SquadPlayer) => column.value(player) ?? Number.NEGATIVE_INFINITY;
  return players.toSorted((one, other) => (down ? value(other) - value(one) : value(one) - value(other)) || 0);
}

type RowProps = { sport: Sport; player: SquadPlayer; columns: readonly SquadColumn[]; colours: Props["colours"] };

function PlayerRow({ sport, player, columns, colours }: RowProps) {
  const { locale, t } = usePage();
  const note = player.onLoanFrom ? t("people.onLoan", { team: player.onLoanFrom.name }) : player.club?.name;
  return (
    <tr>
      <td className={`${styles.number} num`}>{player.number}</td>
      <th scope="row">
        <Link to={playerPath(locale, sport, player)}>
          <Portrait {...player} colours={colours} />
          <span className={styles.words}>
            <span>{player.name}</span>
            <small>
              {player.country && <Flag code={player.country.code} />}
              <span className={styles.country}>{player.country?.name}</span>
              {player.age !== null && <span className={styles.age}>{player.age}</span>}
              {note && <span className={styles.note}>{note}</span>}
            </small>
          </span>
        </Link>
      </th>
      {columns.map((column) => {
        const value = column.value(player);
        return (
          <td key={column.key} className="num" data-wide-only={column.wide || undefined}>
            {value === undefined ? (
              "–"
            ) : column.key === "rating" ? (
              <Rating value={value} />
            ) : (
              (column.text?.(value, locale, t) ?? value)
            )}
          </td>
        );
      })}
    </tr>
  );
}
