import type { Performance } from "@scoreline/contract/calls/player";
import type { CareerFigureSet } from "@scoreline/contract/schemas/people";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import { grouped } from "@scoreline/i18n/grouped";
import { fixed } from "@scoreline/i18n/numbers";
import { leaguePath, teamPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#player/overview/season-figures.module.css";
import { HiddenCount } from "#reader/hidden/hidden-count.tsx";
import { Crest } from "#ui/badges/crest.tsx";
import { NoData, Panel } from "#ui/panel.tsx";

const football = ["appearances", "starts", "goals", "assists", "minutes", "yellow", "red", "rating"] as const;
const basketball = ["minutes", "points", "rebounds", "assists", "steals", "blocks", "threes"] as const;

/** This season: the figures that are counted, all of it and by competition. */
export function SeasonFigures({ sport, performance }: { sport: Sport; performance: Performance }) {
  const { locale, t } = usePage();
  const { playerId, season, totals, rows } = performance;
  if (season === null) {
    return (
      <Panel title={t("player.career")}>
        <NoData>{t("people.noData")}</NoData>
      </Panel>
    );
  }
  // Somebody who played has a row; where there is none it was left out.
  if (rows.length === 0) {
    return (
      <Panel title={t("player.season", { season })}>
        <HiddenCount counted={`p${playerId}`} />
      </Panel>
    );
  }
  return (
    <Panel title={t("player.season", { season })}>
      <dl className={styles.figures}>
        {figuresOf(sport, totals, locale).map(({ key, value }) => (
          <div key={key}>
            <dt>
              {t(`people.figure.${key}`)}
              {sport === "basketball" && key !== "appearances" && <small> {t("player.perGame")}</small>}
            </dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {rows.length > 1 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <SeasonRow key={`${row.team.teamId} ${row.league?.leagueId}`} sport={sport} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function figuresOf(sport: Sport, totals: CareerFigureSet, locale: LocaleCode) {
  if (sport === "football") {
    return football.flatMap((key) => {
      const value = totals[key];
      return value === undefined
        ? []
        : [{ key, value: key === "rating" ? fixed(value, locale, 2) : grouped(value, locale) }];
    });
  }
  const games = { key: "appearances" as const, value: String(totals.appearances) };
  const means = basketball.flatMap((key) => {
    const sum = totals[key];
    return sum === undefined || totals.appearances === 0
      ? []
      : [{ key, value: fixed(sum / totals.appearances, locale) }];
  });
  return [games, ...means];
}

function SeasonRow({ sport, row }: { sport: Sport; row: Performance["rows"][number] }) {
  const { locale, t } = usePage();
  const main = sport === "football" ? "goals" : "points";
  return (
    <li>
      <Link to={teamPath(locale, sport, row.team)}>
        <Crest team={row.team} />
        <span>{row.team.name}</span>
      </Link>
      {row.league && (
        <Link className={styles.league} to={leaguePath(locale, sport, row.league)}>
          {row.league.leagueName}
        </Link>
      )}
      <span className={`${styles.sums} num`}>
        {t("people.short.appearances")} {row.appearances} · {t(`people.short.${main}`)} {row[main] ?? 0} ·{" "}
        {t("people.short.assists")} {row.assists ?? 0}
      </span>
    </li>
  );
}
