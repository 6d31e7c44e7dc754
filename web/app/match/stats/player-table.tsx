import type { LineUpsReply } from "@scoreline/contract/schemas/line-ups";
import type { FootballShotRow } from "@scoreline/contract/schemas/match-statistics";
import type { Person } from "@scoreline/contract/schemas/person";
import { type PlayerFigures, playerFigures } from "@scoreline/domain/match/figures/player-figures";
import { fixed } from "@scoreline/i18n/numbers";
import { Fragment, useState } from "react";
import { usePage } from "#frame/page.ts";
import { useMatch } from "#match/match-context.ts";
import { PlayerLink } from "#match/player-link.tsx";
import { PlayerMap } from "#match/stats/player-map.tsx";
import styles from "#match/stats/player-table.module.css";
import { SegmentedChoice } from "#ui/controls/segmented-choice.tsx";
import { Panel } from "#ui/panel.tsx";

const columns = ["rating", "goals", "assists", "shots", "onTarget", "xg"] as const;

/** What each player of a side did in the match, the best first. */
export function PlayerTable({ lineUps, shots }: { lineUps: LineUpsReply; shots: readonly FootballShotRow[] }) {
  const { t } = usePage();
  const { row } = useMatch();
  const [side, setSide] = useState<"home" | "away">("home");
  const [open, setOpen] = useState<number>();
  const people = new Map(lineUps.people.map((person) => [person.playerId, person]));
  const { starters, bench } = lineUps[side];
  const rows = playerFigures(starters, bench, shots);
  if (rows.length === 0) return null;
  const name = (which: "home" | "away") => (which === "home" ? row.homeTeam : row.awayTeam).shortName;
  return (
    <Panel title={t("stats.players")}>
      <div className={styles.sides}>
        <SegmentedChoice<"home" | "away">
          look="bar"
          label={t("match.team")}
          choices={(["home", "away"] as const).map((value) => ({ value, words: name(value) }))}
          value={side}
          onChange={setSide}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved aside must be reached by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={name(side)}>
        <table className={styles.table} data-players>
          <thead>
            <tr>
              <th scope="col">{t("stats.player")}</th>
              {columns.map((key) => (
                <th key={key} scope="col">
                  {key === "xg" ? "xG" : t(key === "onTarget" ? "stats.onTarget" : `stats.column.${key}`)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t("stats.playerMap")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((figures) => {
              const { playerId } = figures;
              const person = people.get(playerId);
              const shown = open === playerId;
              return (
                <Fragment key={playerId}>
                  <PlayerRow
                    figures={figures}
                    person={person}
                    open={shown}
                    onToggle={() => setOpen(shown ? undefined : playerId)}
                  />
                  {shown && (
                    <tr>
                      <td colSpan={columns.length + 2} className={styles.opened}>
                        <PlayerMap
                          playerId={playerId}
                          name={person?.name ?? t("stats.unknown")}
                          shots={shots.filter(({ player }) => player === playerId)}
                        />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

type RowProps = { figures: PlayerFigures; person: Person | undefined; open: boolean; onToggle(): void };

function PlayerRow({ figures, person, open, onToggle }: RowProps) {
  const { t, locale } = usePage();
  const words = {
    ...figures,
    rating: figures.rating === null ? "–" : fixed(figures.rating, locale),
    xg: fixed(figures.xg, locale, 2),
  };
  return (
    <tr>
      <th scope="row">{person ? <PlayerLink person={person} short /> : t("stats.unknown")}</th>
      {columns.map((key) => (
        <td key={key} className="num" data-none={words[key] === 0 || undefined}>
          {words[key]}
        </td>
      ))}
      <td>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-label={t("stats.playerMapOf", { player: person?.name ?? t("stats.unknown") })}
          onClick={onToggle}
        >
          <svg viewBox="0 0 20 14" width="22" height="16" aria-hidden="true">
            <rect
              x="0.7"
              y="0.7"
              width="18.6"
              height="12.6"
              rx="1.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
            />
            <path d="M10 1v12" stroke="currentColor" strokeWidth="1.2" />
            <circle cx="14" cy="7" r="2.6" fill="currentColor" />
          </svg>
        </button>
      </td>
    </tr>
  );
}
