import { type Game, leadOf, matchMinute, record } from "#football/game.ts";
import type { FootballPlayer, FootballPosition } from "#football/matchup.ts";
import { choosePlayer, enter, keeperOf, leavePitch, type MatchSquad, type OnPitch } from "#football/squad.ts";
import type { Rng } from "#random.ts";

const windowTime = 22_000;

/** In extra time each side gets one more player and one more window. */
export function planExtraTime(game: Game): void {
  for (const squad of [game.squads.home, game.squads.away]) {
    squad.changes.left += 1;
    squad.changes.windows += 1;
    squad.changes.plan.push({ minute: 90 + game.streams.changes.float() * 22, players: 1 });
  }
}

/** During a break changes cost no window. They are listed under the first instant of the new phase. */
export function changeInBreak(game: Game, at: number): void {
  for (const squad of [game.squads.home, game.squads.away]) {
    const due = takeDue(squad, matchMinute(game, at));
    if (squad.hurt) replaceHurt(game, squad, at);
    const losing = leadOf(game, squad.side) <= -2 && game.streams.changes.chance(0.5) ? 1 : 0;
    change(game, squad, at, due + losing);
  }
}

/** The ball is dead: whoever has reason to change does so. Returns when play can go on. */
export function changeAtStoppage(game: Game, at: number): number {
  let resume = at;
  for (const squad of [game.squads.home, game.squads.away]) {
    const before = squad.changes.left;
    if (squad.changes.windows > 0) {
      if (squad.hurt) replaceHurt(game, squad, resume);
      if (keeperOf(squad).role !== "goalkeeper") replaceKeeper(game, squad, resume);
      const patience = Math.max(-3, Math.min(3, leadOf(game, squad.side) * 2));
      const minute = matchMinute(game, at) - patience;
      const next = squad.changes.plan[0];
      // Windows are few: what is meant for the next minutes is done along with what is due, and nothing before the break.
      if (next && next.minute <= minute && game.phase !== "first-half")
        change(game, squad, resume, takeDue(squad, minute + 5));
    }
    if (squad.changes.left === before) continue;
    squad.changes.windows -= 1;
    resume += windowTime;
    game.lost += windowTime;
  }
  for (const squad of [game.squads.home, game.squads.away]) standIn(squad);
  return resume;
}

/** How many the plan wants to change until a minute. */
function takeDue({ changes }: MatchSquad, minute: number): number {
  const due = changes.plan.filter((entry) => entry.minute <= minute);
  changes.plan = changes.plan.filter((entry) => entry.minute > minute);
  return due.reduce((sum, entry) => sum + entry.players, 0);
}

export function canReplace(squad: MatchSquad, on: OnPitch): boolean {
  const { left, windows } = squad.changes;
  return left > 0 && windows > 0 && squad.bench.some((player) => fits(player, on.role));
}

function fits(player: FootballPlayer, role: FootballPosition): boolean {
  return (player.position === "goalkeeper") === (role === "goalkeeper");
}

function replaceHurt(game: Game, squad: MatchSquad, at: number): void {
  const { hurt } = squad;
  const on = hurt && bestFor(squad, hurt.role);
  if (hurt && on && squad.changes.left > 0) swap(game, squad, at, hurt, on, hurt.role, "injury");
  delete squad.hurt;
}

/** The goalkeeper was sent off: an outfield player makes room for the second one. */
function replaceKeeper(game: Game, squad: MatchSquad, at: number): void {
  const keeper = bestFor(squad, "goalkeeper");
  if (!keeper || squad.changes.left === 0) return;
  const off = choosePlayer(game.streams.changes, squad, ({ role }) =>
    role === "forward" ? 3 : role === "midfielder" ? 1 : 0.01,
  );
  swap(game, squad, at, off, keeper, "goalkeeper", "tactical");
}

/** With nobody left to bring, somebody else puts the gloves on. */
function standIn(squad: MatchSquad): void {
  if (squad.pitch.some((on) => on.role === "goalkeeper")) return;
  const weakest = squad.pitch.reduce((low, on) => (on.player.skill < low.player.skill ? on : low), keeperOf(squad));
  weakest.role = "goalkeeper";
}

function change(game: Game, squad: MatchSquad, at: number, players: number): void {
  const stream = game.streams.changes;
  for (let made = 0; made < players && squad.changes.left > 0; made += 1) {
    const off = choosePlayer(stream, squad, leaving);
    if (leaving(off) === 0) return;
    const role = wantedRole(stream, off.role, leadOf(game, squad.side), matchMinute(game, at));
    const on = bestFor(squad, role, stream) ?? bestFor(squad, off.role, stream);
    if (!on) return;
    swap(game, squad, at, off, on, on.position === role ? role : off.role, "tactical");
  }
}

/** Tired legs up front, the booked, the weak; never who has just come on. */
function leaving({ role, player, booked, cameOn }: OnPitch): number {
  if (cameOn || role === "goalkeeper") return 0;
  const legs = role === "forward" ? 1.6 : role === "midfielder" ? 1.3 : 0.55;
  return legs * (booked ? 1.7 : 1) * Math.exp((60 - player.skill) / 40);
}

/** Who trails late brings forwards, who protects a lead brings defenders. */
function wantedRole(stream: Rng, role: FootballPosition, lead: number, minute: number): FootballPosition {
  if (lead < 0 && minute > 60 && role !== "forward" && stream.chance(0.35)) return "forward";
  if (lead > 0 && minute > 75 && role !== "defender" && stream.chance(0.35)) return "defender";
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
  game: Game,
  squad: MatchSquad,
  at: number,
  off: OnPitch,
  on: FootballPlayer,
  role: FootballPosition,
  reason: "tactical" | "injury",
): void {
  leavePitch(squad, off);
  enter(squad, on, role);
  squad.changes.left -= 1;
  record(game, at, { type: "substitution", side: squad.side, on: on.ref, off: off.player.ref, reason });
}
