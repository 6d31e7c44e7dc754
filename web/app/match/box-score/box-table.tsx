import type { BoxScoreRow, BoxScoreSide } from "@scoreline/contract/schemas/box-score";
import type { Person } from "@scoreline/contract/schemas/person";
import type { Side } from "@scoreline/domain/sport";
import { playerPath } from "@scoreline/site/addresses";
import { useState } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/box-score/box-table.module.css";
import { type ColumnKey, columns, type Order, playersInOrder } from "#match/box-score/columns.ts";
import { positionName } from "#match/lineups/position-name.ts";
import { useMatch } from "#match/match-context.ts";
import { Crest } from "#ui/crest.tsx";

type Props = { side: Side; box: BoxScoreSide; people: ReadonlyMap<number, Person> };

/** One team's figures: starters first until a column is chosen, totals last. The names stay while the rest is moved aside. */
export function BoxTable({ side, box, people }: Props) {
  const { t } = usePage();
  const { row } = useMatch();
  const [order, setOrder] = useState<Order>();
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  const players = playersInOrder(box.players, order);
  const groups = order
    ? [{ name: undefined, players }]
    : [
        { name: t("boxscore.starters"), players: players.filter(({ starter }) => starter) },
        { name: t("boxscore.bench"), players: players.filter(({ starter }) => !starter) },
      ];

  /** The largest first; once more the smallest; and back to the team sheet. */
  function sortBy(key: ColumnKey): void {
    if (order?.key !== key) setOrder({ key, down: true });
    else setOrder(order.down ? { key, down: false } : undefined);
  }

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Crest team={team} />
        <h2>{team.name}</h2>
        {order ? (
          <button type="button" onClick={() => setOrder(undefined)}>
            {t("boxscore.asPlayed")}
          </button>
        ) : (
          <p>{t("boxscore.sortHint")}</p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved aside must be reached by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={team.name}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("boxscore.player")}</th>
              {columns.map(({ key }) => (
                <th
                  key={key}
                  scope="col"
                  aria-sort={order?.key === key ? (order.down ? "descending" : "ascending") : undefined}
                >
                  <button type="button" onClick={() => sortBy(key)} title={t(`boxscore.name.${key}`)}>
                    <span aria-hidden="true">{t(`boxscore.column.${key}`)}</span>
                    <span className="visually-hidden">{t(`boxscore.name.${key}`)}</span>
                    {order?.key === key && <i aria-hidden="true">{order.down ? "▾" : "▴"}</i>}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.name ?? "all"}>
              {group.name && (
                <tr className={styles.group}>
                  <th scope="rowgroup">{group.name}</th>
                  <td colSpan={columns.length} />
                </tr>
              )}
              {group.players.map((player) => (
                <PlayerRow key={player.playerId} player={player} person={people.get(player.playerId)} order={order} />
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">{t("boxscore.total")}</th>
              {columns.map(({ key, words }) => (
                <td key={key} className="num">
                  {key === "seconds" || key === "plusMinus" ? "" : words(box.totals)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

type RowProps = { player: BoxScoreRow; person: Person | undefined; order: Order | undefined };

function PlayerRow({ player, person, order }: RowProps) {
  const { locale, t } = usePage();
  const { row } = useMatch();
  const on = player.onCourt && row.kind === "live";
  return (
    <tr>
      <th scope="row">
        <span className={styles.player}>
          {on && (
            <>
              <i className={styles.on} aria-hidden="true" />
              <span className="visually-hidden">{t("boxscore.onCourt")}</span>
            </>
          )}
          {person ? <Link to={playerPath(locale, "basketball", person)}>{person.shortName}</Link> : "?"}
          {player.position && <small>{positionName(player.position, "basketball", t)}</small>}
          {player.out && <em>{t(`boxscore.out.${player.out}`)}</em>}
        </span>
      </th>
      {player.played ? (
        columns.map(({ key, words, value }) => (
          <td
            key={key}
            className="num"
            data-key={key}
            data-sorted={order?.key === key || undefined}
            data-sign={key === "plusMinus" ? Math.sign(value(player)) : undefined}
          >
            {words(player)}
          </td>
        ))
      ) : (
        <td className={styles.absent} colSpan={columns.length}>
          {t("boxscore.notPlayed")}
        </td>
      )}
    </tr>
  );
}
