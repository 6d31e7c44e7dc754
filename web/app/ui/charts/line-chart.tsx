import type { CSSProperties } from "react";
import styles from "#ui/charts/line-chart.module.css";

export type ChartSeries = {
  name: string;
  /** A token of the palette, such as --home. */
  colour: `--${string}`;
  /** From left to right. */
  points: readonly (readonly [x: number, y: number])[];
  /** A price holds until the next one: it moves in steps. */
  stepped?: boolean;
  /** What belongs to neither side is told apart by more than its colour. */
  dashed?: boolean;
};
export type ChartTick = { at: number; label: string };

type Props = { label: string; series: readonly ChartSeries[]; x: readonly ChartTick[]; y: readonly ChartTick[] };

/** Lines over a span. The drawing stretches with its box; words and dots stand beside it, so that they keep their shape. */
export function LineChart({ label, series, x, y }: Props) {
  const points = series.flatMap((one) => one.points);
  const across = span([...points.map(([at]) => at), ...x.map(({ at }) => at)]);
  const up = span([...points.map(([, at]) => at), ...y.map(({ at }) => at)]);
  const left = (at: number) => share(at, across) * 100;
  const top = (at: number) => (1 - share(at, up)) * 100;
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <div className={`${styles.up} num`}>
        {y.map((tick) => (
          <span key={tick.at} style={{ insetBlockStart: `${top(tick.at)}%` }}>
            {tick.label}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {y.map((tick) => (
            <line key={tick.at} className={styles.grid} x1="0" x2="100" y1={top(tick.at)} y2={top(tick.at)} />
          ))}
          {series.map((one) => (
            <path key={one.name} d={pathOf(one, left, top)} style={stroke(one)} />
          ))}
        </svg>
        {series.map((one) => {
          const last = one.points.at(-1);
          if (!last) return null;
          const place = { insetInlineStart: `${left(last[0])}%`, insetBlockStart: `${top(last[1])}%` };
          return <i key={one.name} className={styles.dot} style={{ ...place, background: `var(${one.colour})` }} />;
        })}
      </div>
      <div className={`${styles.across} num`}>
        {x.map((tick) => (
          <span key={tick.at} style={{ insetInlineStart: `${left(tick.at)}%` }}>
            {tick.label}
          </span>
        ))}
      </div>
    </div>
  );
}

function stroke({ colour, dashed }: ChartSeries): CSSProperties {
  return { stroke: `var(${colour})`, ...(dashed && { strokeDasharray: "5 4" }) };
}

function pathOf({ points, stepped }: ChartSeries, left: (at: number) => number, top: (at: number) => number): string {
  return points
    .map(([x, y], place) => {
      const [across, down] = [left(x).toFixed(2), top(y).toFixed(2)];
      if (place === 0) return `M${across} ${down}`;
      return stepped ? `H${across}V${down}` : `L${across} ${down}`;
    })
    .join("");
}

type Span = { from: number; to: number };

function span(values: readonly number[]): Span {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return to > from ? { from, to } : { from: from - 1, to: to + 1 };
}

function share(at: number, { from, to }: Span): number {
  return (at - from) / (to - from);
}
