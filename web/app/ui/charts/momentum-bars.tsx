import styles from "#ui/charts/momentum-bars.module.css";

const height = 60;
const step = 3;

/**
 * Who pressed, minute by minute: up for the home side, down for the away side. Two paths, however long the match.
 * It is a picture of figures that stand elsewhere; readers who cannot see it lose nothing by its silence.
 */
export function MomentumBars({ values, length }: { values: readonly number[]; length: number }) {
  const width = Math.max(values.length, length) * step;
  return (
    <svg className={styles.bars} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.line} d={`M0 ${height / 2}H${width}`} />
      <path className={styles.home} d={bars(values, (value) => Math.max(0, value))} />
      <path className={styles.away} d={bars(values, (value) => Math.min(0, value))} />
    </svg>
  );
}

function bars(values: readonly number[], part: (value: number) => number): string {
  return values
    .map((value, i) => [i, Math.round((part(value) / 100) * (height / 2 - 1))] as const)
    .filter(([, size]) => size !== 0)
    .map(([i, size]) => `M${i * step} ${height / 2}v${-size}h${step - 1}v${size}z`)
    .join("");
}
