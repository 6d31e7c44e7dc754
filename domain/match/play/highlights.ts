import type { FootballShot } from "#match/details/details.ts";
import type { FootballEvent } from "#match/details/events.ts";
import { type BallPoint, placeAt } from "#match/play/ball-track.ts";
import type { PlacedPlay } from "#match/play/court-plays.ts";
import type { Points } from "#match/state/score.ts";
import type { Side } from "#sport.ts";

/**
 * What of a match is worth seeing again, cut out of its own data: two to three minutes, in the order in which it happened.
 *
 * The ball's x runs from the home side's goal line (0) to the away side's (100) in both halves, y from the home side's left
 * (0) to its right (100); a shot's as its own side attacks. A pitch is 105 by 68 metres. Between two samples the ball is
 * drawn to glide: a reconstruction.
 */
export type PitchScene = {
  id: string;
  kind: "goal" | "chance";
  /** The instant of the shot; the scene is shown from `from` to `to`. */
  at: number;
  from: number;
  to: number;
  side: Side;
  phase: string;
  minute: number;
  added?: number;
  player?: number;
  assist?: number;
  how?: Extract<FootballEvent<number>, { type: "goal" }>["how"];
  /** None of an own goal. */
  shot?: FootballShot<number>;
  /** After the scene. */
  score: Points;
  path: BallPoint[];
};

export type Goal = {
  id: string;
  phase: string;
  minute: number;
  added?: number | undefined;
  side: Side;
  how: NonNullable<PitchScene["how"]>;
  player?: number | undefined;
  assist?: number | undefined;
  score: Points;
  /** When, where somebody said so; otherwise it is the instant of the shot. */
  at?: number | undefined;
};

/** Before the shot and after it. */
const leadMs = 10_000;
const shortestLeadMs = 3_000;
const tailMs = 3_000;
/** What a chance must be worth, how many are shown, and how long all of it may be. */
const bigChance = 0.12;
const mostChances = 12;
const longestMs = 170_000;

/** A scene begins where the ball was put into play, if that was just before. */
const restarts: ReadonlySet<BallPoint["kind"]> = new Set(["kick-off", "goal-kick", "throw-in", "corner", "free-kick"]);

/** Every goal that stands, and the best of the chances beside them. */
export function pitchScenes(
  goals: readonly Goal[],
  shots: readonly FootballShot<number>[],
  track: readonly BallPoint[],
): PitchScene[] {
  const left = shots.filter(({ outcome }) => outcome === "goal");
  const scored = goals.flatMap((goal): PitchScene[] => {
    const own = left.findIndex((shot) => isOf(shot, goal));
    const [shot] = own >= 0 ? left.splice(own, 1) : [];
    const at = shot?.at ?? goal.at;
    if (at === undefined) return [];
    const { id, phase, minute, added, side, how, player, assist, score } = goal;
    return [
      {
        id,
        kind: "goal",
        ...cut(track, at),
        side,
        phase,
        minute,
        ...(added !== undefined && { added }),
        ...(player !== undefined && { player }),
        ...(assist !== undefined && { assist }),
        how,
        ...(shot && { shot }),
        score,
      },
    ];
  });
  const scoreAt = (at: number): Points => scored.findLast((goal) => goal.at <= at)?.score ?? { home: 0, away: 0 };
  let length = scored.reduce((sum, { from, to }) => sum + to - from, 0);
  const chances: PitchScene[] = [];
  const best = shots
    .filter(({ outcome, xg }) => outcome !== "goal" && (xg >= bigChance || outcome === "woodwork"))
    .sort((one, other) => other.xg - one.xg || one.at - other.at);
  for (const shot of best) {
    const scene = chanceOf(shot, track, scoreAt(shot.at));
    length += scene.to - scene.from;
    if (length > longestMs || chances.length === mostChances) break;
    chances.push(scene);
  }
  return [...scored, ...chances].sort((one, other) => one.at - other.at);
}

function isOf(shot: FootballShot<number>, { side, player, phase, minute, added }: Goal): boolean {
  return (
    shot.side === side &&
    shot.player === player &&
    shot.phase === phase &&
    shot.minute === minute &&
    shot.added === added
  );
}

function chanceOf(shot: FootballShot<number>, track: readonly BallPoint[], score: Points): PitchScene {
  const { id, at, side, phase, minute, added, player, assist } = shot;
  return {
    id,
    kind: "chance",
    ...cut(track, at),
    side,
    phase,
    minute,
    ...(added !== undefined && { added }),
    ...(player !== undefined && { player }),
    ...(assist !== undefined && { assist }),
    shot,
    score,
  };
}

function cut(track: readonly BallPoint[], at: number): Pick<PitchScene, "at" | "from" | "to" | "path"> {
  const first = placeAt(track, at - leadMs) + 1;
  const last = placeAt(track, at + tailMs);
  const near = track.slice(first, last + 1);
  const restart = near.findLast((point) => restarts.has(point.kind) && point.at <= at - shortestLeadMs);
  const from = restart?.at ?? at - leadMs;
  return { at, from, to: at + tailMs, path: near.filter((point) => point.at >= from) };
}

/** A play of a game, with those around it. Seconds of play. */
export type CourtScene = { id: string; at: number; from: number; to: number; plays: PlacedPlay[] };

const courtLead = 8;
const courtTail = 2;
const mostCourtScenes = 14;
/** From this weight on a basket is shown whatever else its period has; of the others a few of each period are. */
const decisive = 4;
const mostPlainOfPeriod = 3;
/** What counts as late, and as close. */
const lateSeconds = 120;
const closePoints = 5;

/** The baskets that turned a game or finished it, then those from afar. */
export function courtScenes(plays: readonly PlacedPlay[]): CourtScene[] {
  const weighed = plays.flatMap((play, index) => {
    if (play.type !== "basket" || play.x === undefined) return [];
    return [{ play, weight: weightOf(play, plays[index - 1]?.score ?? { home: 0, away: 0 }) }];
  });
  const taken = new Map<string, number>();
  const chosen = weighed
    .sort((one, other) => other.weight - one.weight || one.play.played - other.play.played)
    .filter(({ play: { phase }, weight }) => {
      const count = (taken.get(phase) ?? 0) + 1;
      taken.set(phase, count);
      return weight >= decisive || count <= mostPlainOfPeriod;
    })
    .slice(0, mostCourtScenes)
    .map(({ play }) => play)
    .sort((one, other) => one.played - other.played);
  const scenes: CourtScene[] = [];
  for (const { id, played } of chosen) {
    const last = scenes.at(-1);
    const from = Math.max(0, played - courtLead);
    // Two baskets in one breath are one scene.
    if (last && from <= last.to) last.to = played + courtTail;
    else scenes.push({ id, at: played, from, to: played + courtTail, plays: [] });
  }
  return scenes.map((scene) => ({
    ...scene,
    plays: plays.filter(({ played }) => played >= scene.from && played <= scene.to),
  }));
}

function weightOf(
  { phase, remaining, points, score }: Extract<PlacedPlay, { type: "basket" }>,
  before: Points,
): number {
  const lead = score.home - score.away;
  const turned = Math.sign(lead) !== Math.sign(before.home - before.away) && before.home + before.away > 0;
  const isLast = phase === "q4" || phase.startsWith("ot");
  const late = isLast && remaining <= lateSeconds && Math.abs(lead) <= closePoints;
  const buzzer = remaining <= 1;
  return points - 1 + (turned ? (isLast ? 4 : 2) : 0) + (late ? 5 : 0) + (buzzer ? 4 : 0);
}
