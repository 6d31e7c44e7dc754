import type { GetData } from "@scoreline/contract/client";
import type { TeamBadge } from "@scoreline/contract/schemas";
import type { Sport } from "@scoreline/domain/sport";
import { teamPath } from "@scoreline/site/addresses";
import { useState } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#league/rank-chart.module.css";
import { Crest } from "#ui/badges/crest.tsx";

type History = GetData<"/soccerLeague/ranking_history">["tables"][number];

const width = 760;
const rowHeight = 30;
const edge = { top: 16, bottom: 26, start: 26, end: 12 };
/** Rounds are named at the foot as far apart as their numbers can be read. */
const mostNamed = 12;

type RankChartProps = {
  table: History;
  teams: readonly TeamBadge[];
  sport: Sport;
  /** The rounds are weeks. */
  weekly: boolean;
};

/** Where every team stood after each round, a line each. The list beside it says the same in words, and lights a line. */
export function RankChart({ table, teams, sport, weekly }: RankChartProps) {
  const { locale, t } = usePage();
  const [lit, setLit] = useState<number | undefined>(undefined);
  const { rounds, lines } = table;
  const badges = new Map(teams.map((team) => [team.teamId, team]));
  const best = Math.min(...lines.flatMap(({ ranks }) => ranks));
  const height = edge.top + edge.bottom + lines.length * rowHeight;
  const x = (index: number) => edge.start + (index / Math.max(1, rounds.length - 1)) * (width - edge.start - edge.end);
  const y = (rank: number) => edge.top + (rank - best + 0.5) * rowHeight;
  const every = Math.ceil(rounds.length / mostNamed);
  const summary = t(weekly ? "league.history.summary.weeks" : "league.history.summary", {
    first: rounds[0] ?? 0,
    last: rounds.at(-1) ?? 0,
  });
  return (
    <div className={styles.chart}>
      <p className="visually-hidden">{summary}</p>
      <div className={styles.drawing}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-lit={lit !== undefined || undefined}>
          {lines.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the grid has no other name than its places
            <g key={index}>
              <line
                className={styles.grid}
                x1={edge.start}
                x2={width - edge.end}
                y1={y(best + index)}
                y2={y(best + index)}
              />
              <text className={styles.axis} x={edge.start - 8} y={y(best + index) + 4} textAnchor="end">
                {best + index}
              </text>
            </g>
          ))}
          {rounds.map((round, index) =>
            index % every === 0 || index === rounds.length - 1 ? (
              <text key={round} className={styles.axis} x={x(index)} y={height - 8} textAnchor="middle">
                {round}
              </text>
            ) : null,
          )}
          {lines.map(({ teamId, ranks }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: a pointer's short cut; the list is for every reader
            <g
              key={teamId}
              className={styles.line}
              data-on={lit === teamId || undefined}
              style={{ color: badges.get(teamId)?.crest?.colours[0] }}
              onMouseEnter={() => setLit(teamId)}
              onMouseLeave={() => setLit(undefined)}
            >
              <polyline points={ranks.map((rank, index) => `${x(index).toFixed(1)},${y(rank)}`).join(" ")} />
              <circle cx={x(ranks.length - 1)} cy={y(ranks.at(-1) ?? best)} r="5" />
            </g>
          ))}
        </svg>
      </div>
      <ol className={styles.teams} style={{ paddingBlockStart: edge.top }}>
        {lines.map(({ teamId, ranks }) => {
          const team = badges.get(teamId);
          if (!team) return null;
          const words = t("league.history.line", {
            team: team.name,
            start: ranks[0] ?? 0,
            best: Math.min(...ranks),
            worst: Math.max(...ranks),
            last: ranks.at(-1) ?? 0,
          });
          return (
            <li key={teamId} data-on={lit === teamId || undefined}>
              <Link
                to={teamPath(locale, sport, team)}
                title={words}
                onFocus={() => setLit(teamId)}
                onBlur={() => setLit(undefined)}
                onMouseEnter={() => setLit(teamId)}
                onMouseLeave={() => setLit(undefined)}
              >
                <Crest team={team} size={16} />
                <span aria-hidden="true">{team.shortName}</span>
                <span className="visually-hidden">{words}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
