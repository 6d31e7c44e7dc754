import type { SquadPlayer } from "@scoreline/contract/calls/team";
import type { Sport } from "@scoreline/domain/sport";

export const leaderFigures = {
  football: ["goals", "assists", "rating", "appearances"],
  basketball: ["points", "assists", "rating", "appearances"],
} as const satisfies Record<Sport, readonly (keyof SquadPlayer["season"])[]>;
type LeaderFigure = (typeof leaderFigures)[Sport][number];
export type Leader = { figure: LeaderFigure; value: number; player: SquadPlayer };

/** Who leads the squad in what; nobody where nothing is counted. */
export function leadersOf(sport: Sport, squad: readonly SquadPlayer[]): Leader[] {
  return leaderFigures[sport].flatMap((figure): Leader[] => {
    let best: Leader | undefined;
    for (const player of squad) {
      const value = player.season[figure] ?? 0;
      if (value > (best?.value ?? 0)) best = { figure, value, player };
    }
    return best ? [best] : [];
  });
}
