import type { TeamBadge } from "@scoreline/contract/schemas";
import type { TableRow } from "@scoreline/contract/schemas/league";
import type { Sport } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import type { Translate } from "@scoreline/i18n/translate";
import { teamPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#league/standings.module.css";
import { HiddenTable } from "#reader/hidden/hidden-table.tsx";
import { Crest } from "#ui/crest.tsx";
import { OutcomeChip } from "#ui/outcome-chip.tsx";

type Column = {
  key: "played" | "won" | "drawn" | "lost" | "goals" | "difference" | "points" | "percentage" | "gamesBehind";
  value(row: TableRow): string;
  /** Only where there is room. */
  wide?: true;
};

const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace("-", "−"));

const football: Column[] = [
  { key: "played", value: ({ played }) => String(played) },
  { key: "won", value: ({ won }) => String(won) },
  { key: "drawn", value: ({ drawn }) => String(drawn) },
  { key: "lost", value: ({ lost }) => String(lost) },
  { key: "goals", value: ({ goalsFor, goalsAgainst }) => `${goalsFor}:${goalsAgainst}`, wide: true },
  { key: "difference", value: ({ difference }) => signed(difference) },
  { key: "points", value: ({ points }) => String(points) },
];

const basketball: Column[] = [
  { key: "played", value: ({ played }) => String(played), wide: true },
  { key: "won", value: ({ won }) => String(won) },
  { key: "lost", value: ({ lost }) => String(lost) },
  { key: "goals", value: ({ goalsFor, goalsAgainst }) => `${goalsFor}:${goalsAgainst}`, wide: true },
  { key: "difference", value: ({ difference }) => signed(difference), wide: true },
  { key: "gamesBehind", value: ({ gamesBehind }) => (gamesBehind === 0 ? "–" : String(gamesBehind)) },
  { key: "percentage", value: ({ percentage }) => percentage.toFixed(3).replace(/^0/, "") },
];

/** Columns whose short name has a long one behind it. */
const withFull = ["played", "won", "drawn", "lost", "difference", "points", "gamesBehind"];

type Props = {
  tableId: number;
  /** None while the table would give a hidden result away. */
  rows: readonly TableRow[];
  teams: readonly TeamBadge[];
  sport: Sport;
  /** Beside other tables: without the columns that need room. */
  compact?: boolean;
  /** Teams that the page is about. */
  marked?: readonly number[];
};

export function StandingsTable({ tableId, rows, teams, sport, compact = false, marked = [] }: Props) {
  const { t } = usePage();
  const badges = new Map(teams.map((team) => [team.teamId, team]));
  const columns = (sport === "football" ? football : basketball).filter(({ wide }) => !(wide && compact));
  if (rows.length === 0) return <HiddenTable tableId={tableId} />;
  return (
    <table className={styles.table} data-compact={compact || undefined}>
      <thead>
        <tr>
          <th scope="col" className={styles.rank}>
            <span aria-hidden="true">#</span>
            <span className="visually-hidden">{t("league.column.rank")}</span>
          </th>
          <th scope="col" className={styles.team}>
            {t("league.column.team")}
          </th>
          {columns.map(({ key, wide }) => (
            <th key={key} scope="col" className={wide && styles.wide} data-key={key}>
              <ColumnName name={key} t={t} />
            </th>
          ))}
          {!compact && (
            <th scope="col" className={styles.form}>
              {t("league.column.form")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.teamId}
            data-zone={row.zone ?? undefined}
            data-team={row.teamId}
            data-marked={marked.includes(row.teamId) || undefined}
          >
            <td className={`${styles.rank} num`}>
              <span>{row.rank}</span>
              <Moved row={row} />
            </td>
            <th scope="row" className={styles.team}>
              <TeamName team={badges.get(row.teamId)} sport={sport} live={row.live} />
            </th>
            {columns.map(({ key, value, wide }) => (
              <td key={key} className={`num ${wide ? styles.wide : ""}`} data-key={key}>
                {value(row)}
              </td>
            ))}
            {!compact && (
              <td className={styles.form}>
                <Form row={row} badges={badges} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnName({ name, t }: { name: Column["key"]; t: Translate }) {
  const short = t(`league.column.${name}`);
  if (!withFull.includes(name)) return short;
  const full = t(`league.column.${name}.full` as MessageKey);
  return short === full ? (
    short
  ) : (
    <>
      <span title={full} aria-hidden="true">
        {short}
      </span>
      <span className="visually-hidden">{full}</span>
    </>
  );
}

function TeamName({ team, sport, live }: { team: TeamBadge | undefined; sport: Sport; live: boolean }) {
  const { locale, t } = usePage();
  if (!team) return null;
  return (
    <Link className={styles.link} to={teamPath(locale, sport, team)}>
      <Crest team={team} />
      <span className={styles.name}>{team.name}</span>
      <span className={styles.short}>{team.shortName}</span>
      {live && <span className={styles.live} role="img" aria-label={t("league.playing")} />}
    </Link>
  );
}

function Moved({ row: { moved, live } }: { row: TableRow }) {
  const { t } = usePage();
  if (moved === 0) return null;
  const way = moved > 0 ? "up" : "down";
  return (
    <span className={styles.moved} data-way={way} data-own={live || undefined}>
      <span aria-hidden="true">{moved > 0 ? "▲" : "▼"}</span>
      <span className="visually-hidden">{t("league.moved", { count: Math.abs(moved), way })}</span>
    </span>
  );
}

const formShown = 5;

function Form({ row, badges }: { row: TableRow; badges: ReadonlyMap<number, TeamBadge> }) {
  const { t } = usePage();
  return (
    <ol className={styles.games}>
      {row.form.slice(-formShown).map(({ matchId, opponentId, outcome, scored, conceded, live }) => {
        const opponent = badges.get(opponentId)?.name ?? "";
        const words = t("league.outcome.full", { outcome, scored, conceded, opponent });
        return (
          <li key={matchId}>
            <OutcomeChip outcome={outcome} words={words} live={live} />
          </li>
        );
      })}
    </ol>
  );
}
