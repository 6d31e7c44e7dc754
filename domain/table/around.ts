/** So many lines of a list with the one at `index` in the middle, or as near to it as the ends allow. */
export function around<Line>(lines: readonly Line[], index: number, count: number): Line[] {
  const first = Math.max(0, Math.min(index - Math.floor(count / 2), lines.length - count));
  return lines.slice(first, first + count);
}
