import type { Side } from "@scoreline/domain/sport";
import type { FootballPlayer, FootballPosition, TeamSheet } from "#football/matchup.ts";
import type { Rng } from "#random.ts";

/** Who of a side is on the pitch, and who may still come. */
export type MatchSquad = {
  side: Side;
  pitch: OnPitch[];
  bench: FootballPlayer[];
  /** Players who may still be changed, and stoppages at which that may be done. */
  changes: { left: number; windows: number };
  reds: number;
};

export type OnPitch = {
  player: FootballPlayer;
  /** Where he plays now, which for a substitute need not be where he belongs. */
  role: FootballPosition;
  booked: boolean;
  cameOn: boolean;
};

export function newSquad(side: Side, sheet: Pick<TeamSheet, "starters" | "bench">): MatchSquad {
  return {
    side,
    pitch: sheet.starters.map((player) => ({ player, role: player.position, booked: false, cameOn: false })),
    bench: [...sheet.bench],
    changes: { left: 5, windows: 3 },
    reds: 0,
  };
}

export type Weight = (on: OnPitch) => number;

export function choosePlayer(stream: Rng, squad: MatchSquad, weight: Weight): OnPitch {
  return stream.weighted(squad.pitch, squad.pitch.map(weight));
}

export function byRole(weights: Record<FootballPosition, number>): Weight {
  return ({ role, player }) => weights[role] * Math.exp((player.skill - 65) / 28);
}

export function keeperOf(squad: MatchSquad): OnPitch {
  const keeper = squad.pitch.find((on) => on.role === "goalkeeper") ?? squad.pitch[0];
  if (!keeper) throw new Error("nobody is left on the pitch");
  return keeper;
}

const taking: Record<FootballPosition, number> = { goalkeeper: -60, defender: -14, midfielder: 0, forward: 4 };

/** Who takes penalties and free kicks: the best foot of those still there. */
export function takerOf(squad: MatchSquad): OnPitch {
  const merit = ({ role, player }: OnPitch) => player.skill + taking[role];
  return squad.pitch.reduce((best, on) => (merit(on) > merit(best) ? on : best), keeperOf(squad));
}

export function leavePitch(squad: MatchSquad, gone: OnPitch): void {
  squad.pitch = squad.pitch.filter((on) => on !== gone);
}

export function enter(squad: MatchSquad, player: FootballPlayer, role: FootballPosition): void {
  squad.bench = squad.bench.filter((other) => other !== player);
  squad.pitch.push({ player, role, booked: false, cameOn: true });
}
