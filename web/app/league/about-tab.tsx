import type { MessageKey } from "@scoreline/i18n/catalogue";
import { fullDate } from "@scoreline/i18n/format";
import { grouped } from "@scoreline/i18n/grouped";
import { joined } from "@scoreline/i18n/joined";
import { countryPath, teamPath } from "@scoreline/site/addresses";
import { Link, useOutletContext } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#league/about.module.css";
import { leagueMeta } from "#league/league-meta.ts";
import type { LeagueInfo } from "#league/league-page.tsx";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/about-tab";

const formats = ["league", "conferences", "cup", "groups", "swiss", "friendlies"];

export const meta = (args: Route.MetaArgs) => leagueMeta(args, "about");

export default function AboutTab() {
  const info = useOutletContext<LeagueInfo>();
  const { locale, t } = usePage();
  const { league, season, clubs, champions, recordWinners } = info;
  return (
    <div className={styles.grid}>
      <Panel title={t("league.tab.about")}>
        <Facts info={info} />
      </Panel>
      <div className={styles.column}>
        {recordWinners.length > 0 && (
          <Panel title={t("league.about.record")}>
            <ol className={styles.lines}>
              {recordWinners.map(({ name, titles }) => (
                <li key={name}>
                  <b>{name}</b>
                  <span className="num">{t("league.about.titles", { count: titles })}</span>
                </li>
              ))}
            </ol>
          </Panel>
        )}
        {champions.length > 0 && (
          <Panel title={t("league.about.champions")}>
            <ol className={styles.lines}>
              {champions.map(({ seasonName, winner, runnerUp }) => (
                <li key={seasonName}>
                  <span className={`${styles.year} num`}>{seasonName}</span>
                  <Link className={styles.club} to={teamPath(locale, league.sport, winner)}>
                    <Crest team={winner} />
                    <span>
                      <b>{winner.name}</b>
                      {runnerUp && <small>{t("league.about.runnerUp", { team: runnerUp.name })}</small>}
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          </Panel>
        )}
      </div>
      {season && clubs.length > 0 && (
        <Panel title={`${t("league.about.clubs")} ${season.name}`}>
          <ul className={styles.clubs}>
            {clubs.map((club) => (
              <li key={club.teamId}>
                <Link className={styles.club} to={teamPath(locale, league.sport, club)}>
                  <Crest team={club} size={24} />
                  <span>
                    <b>{club.name}</b>
                    {(club.ground || club.city) && <small>{joined([club.ground, club.city], t)}</small>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function Facts({ info: { league, season, format, founded, holders, matches } }: { info: LeagueInfo }) {
  const { locale, t } = usePage();
  const known = format !== null && formats.includes(format);
  const progress = t("league.about.progress", {
    finished: grouped(matches.finished, locale),
    all: grouped(matches.all, locale),
  });
  return (
    <dl className={styles.facts}>
      <dt>{t("league.about.country")}</dt>
      <dd>
        <Link to={countryPath(locale, league.sport, league)}>{league.countryName}</Link>
      </dd>
      {known && (
        <>
          <dt>{t("league.about.format")}</dt>
          <dd>{t(`league.format.${format}` as MessageKey)}</dd>
        </>
      )}
      {founded !== null && (
        <>
          <dt>{t("league.about.founded")}</dt>
          <dd className="num">{founded}</dd>
        </>
      )}
      {holders !== null && (
        <>
          <dt>{t("league.about.holders")}</dt>
          <dd>{holders}</dd>
        </>
      )}
      {season && (
        <>
          <dt>{t("league.about.season")}</dt>
          <dd>
            {t("league.about.dates", { from: fullDate(season.from, t), to: fullDate(season.to, t) })}
            <small>{progress}</small>
            <progress max={matches.all} value={matches.finished} aria-label={progress} />
          </dd>
        </>
      )}
    </dl>
  );
}
