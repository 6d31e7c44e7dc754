import { ballKinds, type PlayerTouches, touchGrid } from "@scoreline/domain/match/details/details";
import { pitchPlaces } from "@scoreline/domain/match/line-ups/formation";
import type { Side } from "@scoreline/domain/sport";
import type { FootballScript } from "#football/script.ts";
import { eventsAt } from "#football/state.ts";
import { rng } from "#random.ts";

type Told = Pick<FootballScript, "matchup" | "phases" | "events" | "shots" | "incidents" | "ball">;
/** Who is on the pitch, and where he likes to be: x from the own goal, y from the left, 0 to 100. */
type Standing = { player: string; x: number; y: number };

/** A side moves up and back with the ball. */
const shift = 0.45;
/** How far from his place somebody still goes for a ball: along the pitch and across it. */
const reach = { x: 17, y: 15 };
/** A goalkeeper leaves his box seldom. */
const keeperReach = 9;

/** Where everybody touched the ball until `t`: whoever of the side that has it stands near takes it on. */
export function touchesAt(script: Told, t: number): PlayerTouches<string>[] {
  const draw = rng(script.matchup.seed, script.matchup.matchRef, "touches");
  const counted = new Map<string, PlayerTouches<string>>();
  const note = (player: string, side: Side, x: number, y: number) => {
    const own = counted.get(player) ?? {
      player,
      side,
      cells: new Array<number>(touchGrid.long * touchGrid.wide).fill(0),
    };
    counted.set(player, own);
    const cell = cellOf(x, y);
    own.cells[cell] = (own.cells[cell] ?? 0) + 1;
  };
  const { ball } = script;
  const sides = { home: new OnPitch(script, "home", t), away: new OnPitch(script, "away", t) };
  const end = script.phases.findLast(({ phase }) => phase !== "penalties")?.to ?? t;
  for (let index = 0; index < ball.at.length; index += 1) {
    const at = ball.at[index] ?? 0;
    if (at > t || at > end) break;
    if (ballKinds[ball.kind[index] ?? 0] === "stopped") continue;
    const side = ball.side[index] === 0 ? "home" : "away";
    const turned = side === "away";
    const x = turned ? 100 - (ball.x[index] ?? 50) : (ball.x[index] ?? 50);
    const y = turned ? 100 - (ball.y[index] ?? 50) : (ball.y[index] ?? 50);
    const among = sides[side].at(at);
    // A pass is a touch of the one who plays it and of the one who gets it.
    for (let touch = 0; touch <= (ball.passes[index] ?? 0); touch += 1) {
      const [nearX, nearY] = [x + 7 * draw.normal(), y + 7 * draw.normal()];
      const who = draw.weighted(
        among,
        among.map((one) => nearness(one, nearX, nearY)),
      );
      if (who) note(who.player, side, nearX, nearY);
    }
  }
  for (const { at, player, side, x, y } of script.shots) if (at <= t) note(player, side, x, y);
  return [...counted.values()];
}

function cellOf(x: number, y: number): number {
  const place = (value: number, cells: number) => Math.max(0, Math.min(cells - 1, Math.floor((value / 100) * cells)));
  return place(x, touchGrid.long) * touchGrid.wide + place(y, touchGrid.wide);
}

function nearness({ x, y }: Standing, ballX: number, ballY: number): number {
  const keeps = x < 8;
  const ownX = keeps ? x : x + (ballX - 50) * shift;
  const [dx, dy] = [(ballX - ownX) / (keeps ? keeperReach : reach.x), (ballY - y) / reach.y];
  return Math.exp(-(dx * dx + dy * dy) / 2) + 1e-9;
}

/** Who of a side is on the pitch when: whoever comes on takes the place of the one who goes. */
class OnPitch {
  #standing: Standing[];
  readonly #changes: { at: number; off: string; on?: string }[];

  constructor(script: Told, side: Side, t: number) {
    const { starters, formation } = script.matchup[side];
    const places = pitchPlaces(gridsOf(starters, formation));
    this.#standing = starters.map(({ ref, position }, index) => {
      const { depth = 0.5, across = 0.5 } = places[index] ?? {};
      return { player: ref, x: position === "goalkeeper" ? 5 : 12 + depth * 66, y: across * 100 };
    });
    this.#changes = eventsAt(script, t).flatMap((event) => {
      if (!("side" in event) || event.side !== side) return [];
      if (event.type === "substitution" && event.off)
        return [{ at: event.at, off: event.off, ...(event.on && { on: event.on }) }];
      if (event.type === "card" && event.card !== "yellow" && event.player)
        return [{ at: event.at, off: event.player }];
      return [];
    });
  }

  /** Asked with instants that only grow. */
  at(instant: number): readonly Standing[] {
    for (let next = this.#changes[0]; next && next.at <= instant; next = this.#changes[0]) {
      const { off, on } = next;
      this.#standing = this.#standing.flatMap((one) =>
        one.player !== off ? [one] : on ? [{ ...one, player: on }] : [],
      );
      this.#changes.shift();
    }
    return this.#standing;
  }
}

/** The starters stand in the order of the formation: the goalkeeper, then line by line from the back. */
function gridsOf(starters: readonly { position: string }[], formation: string): { position: string; grid: string }[] {
  const lines = [1, ...formation.split("-").map(Number)];
  const grids = lines.flatMap((size, row) => Array.from({ length: size }, (_, column) => `${row + 1}:${column + 1}`));
  return starters.map(({ position }, index) => ({ position, grid: grids[index] ?? "3:1" }));
}
