import type { PlayerMatch } from "@scoreline/contract/calls/player";
import type { Sport } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { dayAndMonth } from "@scoreline/i18n/format";
import { fixed } from "@scoreline/i18n/numbers";
import { usePage } from "#frame/page.ts";
import { curve } from "#player/overview/curve.ts";
import styles from "#player/overview/curve-card.module.css";
import { Panel } from "#ui/panel.tsx";

const frame = { height: 180, left: 34, right: 16, top: 22, bottom: 26 };
/** A point needs so much room; few of them are not drawn out over a whole line. */
const perPoint = 44;
const narrowest = 340;

/** Ratings, or points, of the latest matches as a line. One match is no curve. */
export function CurveCard({ sport, matches }: { sport: Sport; matches: readonly PlayerMatch[] }) {
  const { locale, reader, t } = usePage();
  const day = (instant: number) => dayAndMonth(localDay(instant, reader.timeZone), t);
  const entries = matches
    .flatMap(({ match, rating, box, side, opponentCode }) => {
      const value = sport === "football" ? rating : (box?.pts ?? null);
      const other = side === "home" ? match.awayTeam : match.homeTeam;
      return value === null ? [] : [{ matchId: match.matchId, kickoff: match.kickoff, value, other, opponentCode }];
    })
    .toReversed();
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last || entries.length < 2) return null;
  const size = { ...frame, width: Math.max(narrowest, frame.left + frame.right + perPoint * entries.length) };
  const { points, lines, path, mean } = curve(
    entries.map(({ value }) => value),
    size,
    sport === "football" ? 1 : 10,
  );
  const title = t(sport === "football" ? "player.ratings" : "player.pointsCurve");
  const label = {
    first: day(first.kickoff),
    last: day(last.kickoff),
    average: fixed(mean, locale, sport === "football" ? 1 : 0),
  };
  return (
    <Panel title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className={styles.scroller} role="group" tabIndex={0} aria-label={title}>
        <svg
          className={styles.curve}
          style={{ minWidth: size.width, maxWidth: 2 * size.width }}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={t(sport === "football" ? "player.ratingCurve" : "player.pointsCurveLabel", label)}
        >
          {lines.map(({ value, y }) => (
            <g key={value} className={styles.grid}>
              <path d={`M${size.left} ${y}H${size.width - size.right}`} />
              <text x={size.left - 8} y={y} dy=".35em" textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          <path className={styles.line} d={path} />
          {entries.map(({ matchId, kickoff, value, other, opponentCode }, index) => {
            const { x, y } = points[index] ?? { x: 0, y: 0 };
            return (
              <g key={matchId} className={styles.point}>
                <title>{`${day(kickoff)} · ${other.name}`}</title>
                <circle cx={x} cy={y} r="4.500" />
                <text x={x} y={y - 10} textAnchor="middle">
                  {sport === "football" ? fixed(value, locale) : value}
                </text>
                <text className={styles.name} x={x} y={size.height - 8} textAnchor="middle">
                  {opponentCode}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </Panel>
  );
}
