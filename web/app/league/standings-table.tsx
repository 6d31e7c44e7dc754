import type { TeamBadge } from "@scoreline/contract/schemas";
import type { TableRow } from "@scoreline/contract/schemas/league";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { decimal, signed, winShare } from "@scoreline/i18n/numbers";
import type { Translate } from "@scoreline/i18n/translate";
import { teamPath } from "@scoreline/site/addresses";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#league/standings.module.css";
import { HiddenTable } from "#reader/hidden/hidden-table.tsx";
import { Crest } from "#ui/badges/crest.tsx";
import { OutcomeChip } from "#ui/badges/outcome-chip.tsx";

type Column = {
  key:
    | "played"
    | "won"
    | "drawn"
    | "lost"
    | "goals"
    | "difference"
    | "points"
    | "percentage"
    | "gamesBehind"
    | "home"
    | "away"
    | "conference"
    | "lastTen"
    | "streak";
  value(row: TableRow, locale: LocaleCode): string;
  /** Only where there is room. */
  wide?: true;
  /** Only where the rows tell it. */
  told?(row: TableRow): boolean;
};

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
  { key: "gamesBehind", value: ({ gamesBehind }, locale) => (gamesBehind === 0 ? "–" : decimal(gamesBehind, locale)) },
  { key: "percentage", value: ({ percentage }, locale) => winShare(percentage, locale) },
];

type Balance = NonNullable<TableRow["records"]>["home"];

const balance = (own: Balance | null | undefined) => (own ? `${own.won}–${own.lost}` : "");

const records: Column[] = [
  { key: "home", value: (row) => balance(row.records?.home), wide: true, told: (row) => row.records !== undefined },
  { key: "away", value: (row) => balance(row.records?.away), wide: true, told: (row) => row.records !== undefined },
  {
    key: "conference",
    value: (row) => balance(row.records?.own),
    wide: true,
    told: (row) => Boolean(row.records?.own),
  },
  { key: "lastTen", value: (row) => balance(row.records?.lastTen), told: (row) => row.records !== undefined },
];

/** Wins or losses in a row, with their letter. */
function streakOf({ records: told }: TableRow, t: Translate): string {
  const streak = told?.streak ?? 0;
  if (streak === 0) return "–";
  return `${t(streak > 0 ? "scores.outcome.letter.win" : "scores.outcome.letter.loss")}${Math.abs(streak)}`;
}

/** Columns whose short name has a long one behind it. */
const withFull = ["played", "won", "drawn", "lost", "difference", "points", "gamesBehind", "conference", "lastTen"];

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
  const { locale, t } = usePage();
  const badges = new Map(teams.map((team) => [team.teamId, team]));
  const columns = (sport === "football" ? football : [...basketball, ...records]).filter(
    ({ wide, told }) => !(wide && compact) && (!told || rows.some(told)),
  );
  const withStreak = rows.some((row) => row.records);
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
              <ColumnName name={key} sport={sport} t={t} />
            </th>
          ))}
          {withStreak && (
            <th scope="col" data-key="streak">
              {t("league.column.streak")}
            </th>
          )}
          {!compact && !withStreak && (
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
              <TeamName team={badges.get(row.teamId)} sport={sport} live={row.live} starred={!compact} />
            </th>
            {columns.map(({ key, value, wide }) => (
              <td key={key} className={`num ${wide ? styles.wide : ""}`} data-key={key}>
                {value(row, locale)}
              </td>
            ))}
            {withStreak && (
              <td className="num" data-key="streak">
                {streakOf(row, t)}
              </td>
            )}
            {!compact && !withStreak && (
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

/** Goals in the one sport, points in the other. */
const bySport = ["goals", "difference"];

function ColumnName({ name, sport, t }: { name: Column["key"]; sport: Sport; t: Translate }) {
  const key = bySport.includes(name) ? `league.column.${name}.${sport}` : `league.column.${name}`;
  const short = t(key as MessageKey);
  if (!withFull.includes(name)) return short;
  const full = t(`${key}.full` as MessageKey);
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

type NameProps = { team: TeamBadge | undefined; sport: Sport; live: boolean; starred: boolean };

function TeamName({ team, sport, live, starred }: NameProps) {
  const { locale, t } = usePage();
  if (!team) return null;
  const link = (
    <PageLink className={styles.link} to={teamPath(locale, sport, team)}>
      <Crest team={team} />
      <span className={styles.name}>{team.name}</span>
      <span className={styles.short}>{team.shortName}</span>
      {live && <span className={styles.live} role="img" aria-label={t("league.playing")} />}
    </PageLink>
  );
  if (!starred) return link;
  return (
    <span className={styles.starred}>
      {link}
      <Star className={styles.star} thing={{ kind: "team", sport, id: team.teamId, name: team.name }} />
    </span>
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
