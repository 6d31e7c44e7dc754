/**
 * Where a player stands in the own half: depth from the goal line to the centre line, across from the left, both 0 to 1;
 * and which of how many he is in his line, from the left, counted from 0.
 */
export type PitchPlace = { depth: number; across: number; column: number; inLine: number };

const rowOfPosition: Record<string, number> = { goalkeeper: 1, defender: 2, midfielder: 3, forward: 4 };
/** The goalkeeper stands clear of the goal line, and the attackers of the two sides apart at the centre line. */
const goal = 0.09;
const front = 0.86;
/** Lines keep a little room to the side lines. */
const width = 0.94;

type Placed = { position: string; grid: string | null };

/** The places of a side. Who has no place of his own stands in the line of his position, in the order of the list. */
export function pitchPlaces(players: readonly Placed[]): PitchPlace[] {
  const rows = players.map(({ grid, position }) => Number(grid?.split(":")[0]) || rowOfPosition[position] || 3);
  const last = Math.max(2, ...rows);
  return players.map((player, index) => {
    const row = rows[index] ?? 1;
    const line = players.map((other, place) => ({ other, place })).filter(({ place }) => rows[place] === row);
    line.sort((a, b) => columnOf(a.other) - columnOf(b.other) || a.place - b.place);
    const column = line.findIndex(({ other }) => other === player);
    const share = (column + 0.5) / line.length;
    return {
      depth: goal + ((row - 1) / (last - 1)) * (front - goal),
      across: 0.5 + (share - 0.5) * width,
      column,
      inLine: line.length,
    };
  });
}

function columnOf({ grid }: Placed): number {
  return Number(grid?.split(":")[1]) || 50;
}
