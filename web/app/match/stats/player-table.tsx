import type { LineUpsReply } from "@scoreline/contract/schemas/line-ups";
import type { FootballShotRow } from "@scoreline/contract/schemas/match-statistics";
import type { Person } from "@scoreline/contract/schemas/person";
import { type PlayerFigures, playerFigures } from "@scoreline/domain/match/figures/player-figures";
import { fixed } from "@scoreline/i18n/numbers";
import { useState } from "react";
import { usePage } from "#frame/page.ts";
import { useMatch } from "#match/match-context.ts";
import { PlayerLink } from "#match/player-link.tsx";
import styles from "#match/stats/player-table.module.css";
import { Panel } from "#ui/panel.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";

const columns = ["rating", "goals", "assists", "shots", "onTarget", "xg"] as const;

/** What each player of a side did in the match, the best first. */
export function PlayerTable({ lineUps, shots }: { lineUps: LineUpsReply; shots: readonly FootballShotRow[] }) {
  const { t } = usePage();
  const { row } = useMatch();
  const [side, setSide] = useState<"home" | "away">("home");
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
            </tr>
          </thead>
          <tbody>
            {rows.map((figures) => (
              <PlayerRow key={figures.playerId} figures={figures} person={people.get(figures.playerId)} />
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

function PlayerRow({ figures, person }: { figures: PlayerFigures; person: Person | undefined }) {
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
    </tr>
  );
}
