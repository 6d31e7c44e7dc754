import type { FootballPlayer, FootballPosition } from "#football/matchup.ts";
import { choosePlayer, enter, keeperOf, leavePitch, type MatchSquad, type OnPitch } from "#football/squad.ts";
import type { Rng } from "#random.ts";

/** `role` is where the one who comes on plays. */
export type Change = { on: string; off: string; reason: "tactical" | "injury"; role: FootballPosition };

type PlannedChange = { minute: number; players: number };

/** When a coach means to change after the break: in up to three windows, and once more in extra time. */
export function planChanges(stream: Rng, extraTime: boolean): PlannedChange[] {
  const several = () => (stream.chance(0.45) ? 2 : 1);
  const plan: PlannedChange[] = [];
  for (const [minute, usual] of [
    [61, 0.95],
    [71, 0.95],
    [82, 0.9],
  ] as const) {
    if (stream.chance(usual)) plan.push({ minute: Math.max(47, minute + 5 * stream.normal()), players: several() });
  }
  if (extraTime) plan.push({ minute: 90 + 22 * stream.float(), players: 1 });
  return plan.sort((a, b) => a.minute - b.minute);
}

/** Windows are few: what is meant for the next minutes is done along with what is due. */
const together = 5;

export function dueChanges(plan: readonly PlannedChange[]): PlannedChange[] {
  const due: PlannedChange[] = [];
  for (const { minute, players } of plan) {
    const last = due.at(-1);
    if (last && minute - last.minute < together) last.players += players;
    else due.push({ minute, players });
  }
  return due;
}

export function canReplace(squad: MatchSquad, on: OnPitch): boolean {
  const { left, windows } = squad.changes;
  return left > 0 && windows > 0 && squad.bench.some((player) => fits(player, on.role));
}

function fits(player: FootballPlayer, role: FootballPosition): boolean {
  return (player.position === "goalkeeper") === (role === "goalkeeper");
}

export function replaceHurt(squad: MatchSquad, hurt: OnPitch): Change[] {
  const on = bestFor(squad, hurt.role);
  if (!on) return [];
  squad.changes.windows -= 1;
  return [swap(squad, hurt, on, hurt.role, "injury")];
}

/** The goalkeeper was sent off: an outfield player makes room for the second one; with nobody to bring, somebody else puts the gloves on. */
export function replaceKeeper(stream: Rng, squad: MatchSquad): Change[] {
  const keeper = bestFor(squad, "goalkeeper");
  if (!keeper || squad.changes.left === 0 || squad.changes.windows === 0) {
    standIn(squad);
    return [];
  }
  const off = choosePlayer(stream, squad, ({ role }) => (role === "forward" ? 3 : role === "midfielder" ? 1 : 0.01));
  squad.changes.windows -= 1;
  return [swap(squad, off, keeper, "goalkeeper", "tactical")];
}

export function standIn(squad: MatchSquad): void {
  if (squad.pitch.some((on) => on.role === "goalkeeper")) return;
  const weakest = squad.pitch.reduce((low, on) => (on.player.skill < low.player.skill ? on : low), keeperOf(squad));
  weakest.role = "goalkeeper";
}

/** As many as are wanted and allowed. */
export function makeChanges(
  stream: Rng,
  squad: MatchSquad,
  players: number,
  lead: number,
  matchMinute: number,
): Change[] {
  const changes: Change[] = [];
  while (changes.length < players && squad.changes.left > 0) {
    const off = choosePlayer(stream, squad, leaving);
    if (leaving(off) === 0) break;
    const role = wantedRole(stream, off.role, lead, matchMinute);
    const on = bestFor(squad, role, stream) ?? bestFor(squad, off.role, stream);
    if (!on) break;
    changes.push(swap(squad, off, on, on.position === role ? role : off.role, "tactical"));
  }
  return changes;
}

/** Tired legs up front, the booked, the weak; never who has just come on. */
function leaving({ role, player, booked, cameOn }: OnPitch): number {
  if (cameOn || role === "goalkeeper") return 0;
  const legs = role === "forward" ? 1.6 : role === "midfielder" ? 1.3 : 0.55;
  return legs * (booked ? 1.7 : 1) * Math.exp((60 - player.skill) / 40);
}

/** Who trails late brings forwards, who protects a lead brings defenders. */
function wantedRole(stream: Rng, role: FootballPosition, lead: number, matchMinute: number): FootballPosition {
  if (lead < 0 && matchMinute > 60 && role !== "forward" && stream.chance(0.35)) return "forward";
  if (lead > 0 && matchMinute > 75 && role !== "defender" && stream.chance(0.35)) return "defender";
  return role;
}

function bestFor(squad: MatchSquad, role: FootballPosition, stream?: Rng): FootballPlayer | undefined {
  const able = squad.bench.filter((player) => fits(player, role));
  if (able.length === 0) return undefined;
  const merit = (player: FootballPlayer) => Math.exp(player.skill / 12) * (player.position === role ? 20 : 1);
  if (stream) return stream.weighted(able, able.map(merit));
  return able.reduce((best, player) => (merit(player) > merit(best) ? player : best));
}

function swap(
  squad: MatchSquad,
  off: OnPitch,
  on: FootballPlayer,
  role: FootballPosition,
  reason: Change["reason"],
): Change {
  leavePitch(squad, off);
  enter(squad, on, role);
  squad.changes.left -= 1;
  return { on: on.ref, off: off.player.ref, reason, role };
}

/** Lets a change happen that was settled before. */
export function carryOut(squad: MatchSquad, { on, off, role }: Change): void {
  const leaves = squad.pitch.find(({ player }) => player.ref === off);
  const comes = squad.bench.find(({ ref }) => ref === on);
  if (!leaves || !comes) throw new Error(`${off} cannot make room for ${on}`);
  leavePitch(squad, leaves);
  enter(squad, comes, role);
}
