import type { GetData } from "@scoreline/contract/client";
import type { LocaleCode } from "@scoreline/domain/names";
import { fixed, percent } from "@scoreline/i18n/numbers";
import { teamPath } from "@scoreline/site/addresses";
import { useState } from "react";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#league/team-figures.module.css";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";

type Statistics = GetData<"/league/teamStatistics">;
type Key = Statistics["keys"][number];
type Row = Statistics["rows"][number];

/** Counted, not measured. */
const whole = new Set<Key>(["goals", "conceded"]);
const shares = new Set<Key>(["possession", "passAccuracy", "fieldGoals", "threes", "freeThrows"]);
const differences = new Set<Key>(["xgDifference", "net"]);
/** The fewer the better. */
const least = new Set<Key>(["conceded", "xgAgainst", "defensive", "turnovers"]);
const twoPlaces = new Set<Key>(["xg", "xgAgainst", "xgDifference"]);

/** All teams of a season by what they do in a match; any column puts them in its order. */
export function TeamFigures({ statistics }: { statistics: Statistics }) {
  const { locale, t } = usePage();
  const { league, teams, keys, rows } = statistics;
  const usual: Key = league.sport === "football" ? "xgDifference" : "net";
  const [chosen, choose] = useState<Key>(usual);
  const by = keys.includes(chosen) ? chosen : keys[0];
  if (rows.length === 0 || !by) return null;
  const badges = new Map(teams.map((team) => [team.teamId, team]));
  const worth = ({ figures }: Row) => (figures[by] ?? Number.NEGATIVE_INFINITY) * (least.has(by) ? -1 : 1);
  const ordered = rows.toSorted((one, other) => worth(other) - worth(one) || one.teamId - other.teamId);
  return (
    <Panel title={t(`league.teamFigures.${league.sport}`)}>
      <p className={styles.note}>{t(`league.teamFigures.note.${league.sport}`)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved aside must be reached by the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className={styles.scroll} role="group" tabIndex={0} aria-label={t(`league.teamFigures.${league.sport}`)}>
        <table className={styles.table} data-team-figures>
          <thead>
            <tr>
              <th scope="col">{t("league.column.team")}</th>
              <th scope="col">
                <span title={t("league.column.played.full")} aria-hidden="true">
                  {t("league.column.played")}
                </span>
                <span className="visually-hidden">{t("league.column.played.full")}</span>
              </th>
              {keys.map((key) => (
                <th
                  key={key}
                  scope="col"
                  aria-sort={key === by ? (least.has(by) ? "ascending" : "descending") : undefined}
                >
                  <button type="button" onClick={() => choose(key)}>
                    {t(`league.teamFigure.${key}`)}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.map((row) => {
              const team = badges.get(row.teamId);
              return (
                <tr key={row.teamId}>
                  <th scope="row">
                    {team && (
                      <PageLink to={teamPath(locale, league.sport, team)}>
                        <Crest team={team} />
                        <span>{team.shortName}</span>
                      </PageLink>
                    )}
                  </th>
                  <td className="num">{row.matches}</td>
                  {keys.map((key) => (
                    <td key={key} className="num" data-key={key} data-by={key === by || undefined}>
                      {words(key, row.figures[key], locale)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function words(key: Key, value: number | undefined, locale: LocaleCode): string {
  if (value === undefined) return "–";
  if (whole.has(key)) return String(value);
  if (shares.has(key)) return percent(value, locale);
  const figure = fixed(Math.abs(value), locale, twoPlaces.has(key) ? 2 : 1);
  if (!differences.has(key)) return figure;
  return value > 0 ? `+${figure}` : value < 0 ? `−${figure}` : figure;
}
