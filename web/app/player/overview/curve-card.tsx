import type { PlayerMatch } from "@scoreline/contract/calls/player";
import type { Sport } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { dayAndMonth } from "@scoreline/i18n/format";
import { fixed } from "@scoreline/i18n/numbers";
import { usePage } from "#frame/page.ts";
import { curve } from "#player/overview/curve.ts";
import styles from "#player/overview/curve-card.module.css";
import { Panel } from "#ui/panel.tsx";

const frame = { height: 180, left: 28, right: 8, top: 22, bottom: 26 };
/** A point needs so much room for its value and whom it was against. */
const perPoint = 30;

/**
 * Ratings, or points, of the latest matches as a line. One match is no curve. The drawing stretches with its card; words and dots
 * stand beside it, so that they keep their size.
 */
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
  const size = { ...frame, width: frame.left + frame.right + perPoint * entries.length };
  const { points, lines, path, mean } = curve(
    entries.map(({ value }) => value),
    size,
    sport === "football" ? 1 : 10,
  );
  const across = (x: number) => `calc(${x / size.width} * 100%)`;
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
        <div
          className={styles.curve}
          style={{ minWidth: size.width, height: size.height }}
          role="img"
          aria-label={t(sport === "football" ? "player.ratingCurve" : "player.pointsCurveLabel", label)}
        >
          <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden="true">
            {lines.map(({ value, y }) => (
              <path key={value} className={styles.grid} d={`M${size.left} ${y}H${size.width - size.right}`} />
            ))}
            <path className={styles.line} d={path} />
          </svg>
          {lines.map(({ value, y }) => (
            <span key={value} className={styles.step} style={{ insetBlockStart: y, insetInlineStart: across(0) }}>
              {value}
            </span>
          ))}
          {entries.map(({ matchId, kickoff, value, other, opponentCode }, index) => {
            const { x, y } = points[index] ?? { x: 0, y: 0 };
            return (
              <span
                key={matchId}
                className={styles.point}
                style={{ insetInlineStart: across(x) }}
                title={`${day(kickoff)} · ${other.name}`}
              >
                <b style={{ insetBlockStart: y - 10 }}>{sport === "football" ? fixed(value, locale) : value}</b>
                <i style={{ insetBlockStart: y }} />
                <small>{opponentCode}</small>
              </span>
            );
          })}
        </div>
      </div>
    </Panel>
  );
}
