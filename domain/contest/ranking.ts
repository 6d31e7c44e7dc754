/** The one order of every leaderboard: more points first, equal points share a place (1, 2, 2, 4). When something was entered never counts. */
export function withPlaces<Row extends { points: number }>(rows: readonly Row[]): (Row & { place: number })[] {
  const sorted = rows.toSorted((a, b) => b.points - a.points);
  let place = 0;
  return sorted.map((row, index) => {
    if (index === 0 || row.points !== sorted[index - 1]?.points) place = index + 1;
    return { ...row, place };
  });
}
