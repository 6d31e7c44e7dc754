import { dataOf } from "@scoreline/contract/client";
import type { TeamBadge } from "@scoreline/contract/schemas";
import type { Sport } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { fixed } from "@scoreline/i18n/numbers";
import { playerPath, teamPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { leagueMeta } from "#league/league-meta.ts";
import { knownId, type LoaderArgs, leagueRequest, orNotFound } from "#league/league-request.ts";
import styles from "#league/stats.module.css";
import { TeamFigures } from "#league/team-figures.tsx";
import { TeamOfTheWeek } from "#league/team-of-the-week.tsx";
import { HiddenCount } from "#reader/hidden/hidden-count.tsx";
import { coversAmong } from "#reader/shield.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Flag } from "#ui/badges/flag.tsx";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/stats-tab";

export async function loader(args: LoaderArgs) {
  const request = leagueRequest(args);
  const { client, season, url } = request;
  const input = { leagueId: knownId(request), ...season };
  const round = url.searchParams.get("round")?.slice(0, 60);
  const [leaders, statistics, best] = await Promise.all([
    orNotFound(client.get("/league/leaders", input)),
    orNotFound(client.get("/league/teamStatistics", input)),
    orNotFound(client.get("/league/teamOfTheWeek", { ...input, ...(round && { round }) })),
  ]);
  return {
    leaders: dataOf<"/league/leaders">(leaders),
    statistics: dataOf<"/league/teamStatistics">(statistics),
    best: dataOf<"/league/teamOfTheWeek">(best),
  };
}

/** Goals in the one sport, points in the other. */
function figureName(figure: Leaders["ranking"][number]["figure"], sport: Sport): MessageKey {
  return figure === "scored" || figure === "conceded" ? `league.figure.${figure}.${sport}` : `league.figure.${figure}`;
}

type Leaders = Awaited<ReturnType<typeof loader>>["leaders"];

export const meta = (args: Route.MetaArgs) => leagueMeta(args, "stats");

export default function StatsTab({ loaderData }: Route.ComponentProps) {
  const { reader, t } = usePage();
  const { leaders: found, statistics, best } = loaderData;
  const { league, season, teams, players, ranking } = found;
  const counted = `l${season.seasonId}` as const;
  const badges = new Map(teams.map((team) => [team.teamId, team]));
  if (players.length === 0 && ranking.length === 0) {
    const hidden = coversAmong(reader, counted, [...badges.keys()]);
    if (!hidden) return <NoData>{t("league.noStats")}</NoData>;
    return (
      <Panel title={t("league.tab.stats")}>
        <HiddenCount counted={counted} />
      </Panel>
    );
  }
  return (
    <>
      <TeamOfTheWeek best={best} />
      <div className={styles.grid}>
        {players.map((leaders) => (
          <Panel key={leaders.figure} title={t(`league.leaders.${leaders.figure}`)}>
            {leaders.perGame && leaders.figure !== "rating" && <p className={styles.note}>{t("league.perGame")}</p>}
            <ol className={styles.list}>
              {leaders.rows.map((row, index) => (
                <PlayerRow
                  key={row.playerId}
                  row={row}
                  rank={index + 1}
                  team={badges.get(row.teamId ?? 0)}
                  sport={league.sport}
                  perGame={leaders.perGame}
                />
              ))}
            </ol>
          </Panel>
        ))}
      </div>
      <div className={styles.figures}>
        <TeamFigures statistics={statistics} />
      </div>
      <div className={styles.grid}>
        {ranking.map((figure) => (
          <Panel key={figure.figure} title={t(figureName(figure.figure, league.sport))}>
            <ol className={styles.list}>
              {figure.rows.map((row, index) => (
                <TeamRow
                  key={row.teamId}
                  row={row}
                  rank={index + 1}
                  perGame={figure.figure === "scored" || figure.figure === "conceded"}
                  most={Math.max(...figure.rows.map(({ value }) => value))}
                  team={badges.get(row.teamId)}
                  sport={league.sport}
                />
              ))}
            </ol>
          </Panel>
        ))}
      </div>
    </>
  );
}

type PlayerRowProps = {
  row: Leaders["players"][number]["rows"][number];
  rank: number;
  team: TeamBadge | undefined;
  sport: Sport;
  perGame: boolean;
};

function PlayerRow({ row, rank, team, sport, perGame }: PlayerRowProps) {
  const { locale, t } = usePage();
  return (
    <li className={styles.row}>
      <span className={`${styles.rank} num`}>{rank}</span>
      <Link className={styles.who} to={playerPath(locale, sport, row)}>
        <Flag code={row.countryCode} />
        <span>
          <b>{row.name}</b>
          <small>
            {[
              team?.name,
              row.penalties ? t("league.penalties", { count: row.penalties }) : "",
              // A mean says how many matches it rests on.
              row.appearances !== null ? t("league.overMatches", { count: row.appearances }) : "",
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </span>
      </Link>
      <b className={`${styles.value} num`}>{perGame ? fixed(row.value, locale) : row.value}</b>
    </li>
  );
}

type TeamRowProps = {
  row: Leaders["ranking"][number]["rows"][number];
  rank: number;
  perGame: boolean;
  most: number;
  team: TeamBadge | undefined;
  sport: Sport;
};

function TeamRow({ row, rank, perGame, most, team, sport }: TeamRowProps) {
  const { locale } = usePage();
  if (!team) return null;
  const value = row.score ? `${row.score.home}–${row.score.away}` : perGame ? fixed(row.perGame, locale, 2) : row.value;
  return (
    <li className={styles.row}>
      <span className={`${styles.rank} num`}>{rank}</span>
      <Link className={styles.who} to={teamPath(locale, sport, team)}>
        <Crest team={team} />
        <span className={styles.bar} style={{ "--share": most === 0 ? 0 : row.value / most } as React.CSSProperties}>
          <b>{team.name}</b>
        </span>
      </Link>
      <b className={`${styles.value} num`}>{value}</b>
    </li>
  );
}
