type Size = { width: number; height: number; left: number; right: number; top: number; bottom: number };

/** Where a line through some values runs, with a grid of round values behind it. */
export function curve(values: readonly number[], size: Size, step: number) {
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const width = size.width - size.left - size.right;
  const height = size.height - size.top - size.bottom;
  const round = (value: number) => Math.round(value * 10) / 10;
  // A little air at both ends: the marks of the first and the last point are not cut.
  const gap = width / values.length;
  const y = (value: number) => round(size.top + height * (1 - (value - low) / (high - low)));
  const points = values.map((value, index) => ({ x: round(size.left + gap * (index + 0.5)), y: y(value) }));
  const count = Math.round((high - low) / step);
  return {
    points,
    path: points.map(({ x, y: down }, index) => `${index === 0 ? "M" : "L"}${x} ${down}`).join(""),
    lines: Array.from({ length: count + 1 }, (_, index) => ({ value: low + index * step, y: y(low + index * step) })),
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
  };
}
