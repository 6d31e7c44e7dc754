import { useMatch } from "#match/match-context.ts";
import { type BarRow, ComparedBars } from "#ui/charts/compared-bars.tsx";

/** Two sides of a match compared. */
export function FigureBars({ rows }: { rows: readonly BarRow[] }) {
  const { row } = useMatch();
  return <ComparedBars rows={rows} names={{ home: row.homeTeam.name, away: row.awayTeam.name }} />;
}
