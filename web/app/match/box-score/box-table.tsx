import type { BoxScoreRow, BoxScoreSide } from "@scoreline/contract/schemas/box-score";
import type { Person } from "@scoreline/contract/schemas/person";
import { offensiveRating } from "@scoreline/domain/match/figures/box-ratios";
import type { BoxFigures } from "@scoreline/domain/match/figures/statistics";
import type { Side } from "@scoreline/domain/sport";
import { fixed, percent } from "@scoreline/i18n/numbers";
import { playerPath } from "@scoreline/site/addresses";
import { useState } from "react";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#match/box-score/box-table.module.css";
import { type ColumnKey, columns, type Order, playersInOrder } from "#match/box-score/columns.ts";
import { positionName } from "#match/lineups/position-name.ts";
import { useMatch } from "#match/match-context.ts";
import { Crest } from "#ui/badges/crest.tsx";

type Props = { side: Side; box: BoxScoreSide; other: BoxFigures; people: ReadonlyMap<number, Person> };

/** One team's figures: starters first until a column is chosen, totals last. The names stay while the rest is moved aside. */
export function BoxTable({ side, box, other, people }: Props) {
  const { t, locale } = usePage();
  const { row } = useMatch();
  const [order, setOrder] = useState<Order>();
  const team = side === "home" ? row.homeTeam : row.awayTeam;
  const players = playersInOrder(box.players, box.totals, order);
  const groups = order
    ? [{ name: undefined, players }]
    : [
        { name: t("boxscore.starters"), players: players.filter(({ starter }) => starter) },
        { name: t("boxscore.bench"), players: players.filter(({ starter }) => !starter) },
      ];

  function shareOf(figures: BoxFigures, made: keyof BoxFigures, tried: keyof BoxFigures): string {
    return figures[tried] === 0 ? "" : percent((100 * figures[made]) / figures[tried], locale);
  }

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
        <Ratings own={box.totals} other={other} />
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
                <PlayerRow
                  key={player.playerId}
                  player={player}
                  team={box.totals}
                  person={people.get(player.playerId)}
                  order={order}
                />
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">{t("boxscore.total")}</th>
              {columns.map(({ key, words }) => (
                <td key={key} className="num" data-total={key}>
                  {key === "plusMinus" || key === "usg" ? "" : words(box.totals, box.totals, locale)}
                  {shares[key] && <small>{shareOf(box.totals, ...shares[key])}</small>}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

/** Points for and against in a hundred attacks. */
function Ratings({ own, other }: { own: BoxFigures; other: BoxFigures }) {
  const { t, locale } = usePage();
  const [offensive, defensive] = [offensiveRating(own), offensiveRating(other)];
  if (offensive === undefined || defensive === undefined) return null;
  return (
    <p className={`${styles.ratings} num`} data-ratings>
      <span>{t("boxscore.offensive", { value: fixed(offensive, locale) })}</span>
      <span>{t("boxscore.defensive", { value: fixed(defensive, locale) })}</span>
    </p>
  );
}

/** Made of tried, in totals as a percentage too. */
const shares: Partial<Record<ColumnKey, readonly [keyof BoxFigures, keyof BoxFigures]>> = {
  fg: ["fgm", "fga"],
  tp: ["tpm", "tpa"],
  ft: ["ftm", "fta"],
};

type RowProps = { player: BoxScoreRow; team: BoxFigures; person: Person | undefined; order: Order | undefined };

function PlayerRow({ player, team, person, order }: RowProps) {
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
          {person ? <PageLink to={playerPath(locale, "basketball", person)}>{person.shortName}</PageLink> : "?"}
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
            data-sign={key === "plusMinus" ? Math.sign(value(player, team)) : undefined}
          >
            {words(player, team, locale)}
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
