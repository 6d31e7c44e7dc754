import type { Side } from "@scoreline/domain/sport";
import type { FootballPlayer, FootballPosition, TeamSheet } from "#football/matchup.ts";
import type { Rng } from "#random.ts";

/** Who of a side is on the pitch, and who may still come. */
export type MatchSquad = {
  side: Side;
  pitch: OnPitch[];
  bench: FootballPlayer[];
  changes: SquadChanges;
  reds: number;
  /** Cannot go on: leaves at the next chance. */
  hurt?: OnPitch;
};

export type OnPitch = {
  player: FootballPlayer;
  /** Where he plays now, which for a substitute need not be where he belongs. */
  role: FootballPosition;
  booked: boolean;
  cameOn: boolean;
};

export type SquadChanges = {
  left: number;
  windows: number;
  /** Match minutes at which the coach wants to change, and how many players. */
  plan: { minute: number; players: number }[];
};

export function newSquad(side: Side, sheet: TeamSheet, plans: Rng): MatchSquad {
  return {
    side,
    pitch: sheet.starters.map((player) => ({ player, role: player.position, booked: false, cameOn: false })),
    bench: [...sheet.bench],
    changes: { left: 5, windows: 3, plan: planChanges(plans) },
    reds: 0,
  };
}

/** When a coach means to change: perhaps at half-time, then in up to three windows. */
function planChanges(stream: Rng): SquadChanges["plan"] {
  const several = (share: number) => (stream.chance(share) ? 2 : 1);
  const plan = stream.chance(0.28) ? [{ minute: 45, players: several(0.25) }] : [];
  for (const [minute, spread, usual] of [
    [61, 5, 0.95],
    [71, 5, 0.95],
    [82, 5, 0.9],
  ] as const) {
    if (stream.chance(usual)) plan.push({ minute: minute + spread * stream.normal(), players: several(0.45) });
  }
  return plan.sort((a, b) => a.minute - b.minute);
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
  if (squad.hurt === gone) delete squad.hurt;
}

export function enter(squad: MatchSquad, player: FootballPlayer, role: FootballPosition): void {
  squad.bench = squad.bench.filter((other) => other !== player);
  squad.pitch.push({ player, role, booked: false, cameOn: true });
}
