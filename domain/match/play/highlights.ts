import type { FootballShot } from "#match/details/details.ts";
import { type BallPoint, placeAt } from "#match/play/ball-track.ts";
import { type Goal, goalShots } from "#match/play/goal-shots.ts";
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
  /** `shot` is what fills the time where there was little else. */
  kind: "goal" | "chance" | "shot";
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
  how?: Goal["how"];
  /** None of an own goal, and of one whose shot nobody told. */
  shot?: FootballShot<number>;
  /** After the scene. */
  score: Points;
  /** Empty where nobody followed the ball, or told when it was. */
  path: BallPoint[];
};

/** Before the shot and after it. */
const lead = { usual: 10_000, shortest: 3_000, longer: [15_000, 20_000, 25_000, 30_000], step: 1_000 };
const tailMs = 3_000;
/** What a chance must be worth to be a big one. */
const bigChance = 0.12;
/** How long all of it is. */
const length = { least: 120_000, most: 170_000 };

/** A scene begins where the ball was put into play, if that was just before. */
const restarts: ReadonlySet<BallPoint["kind"]> = new Set(["kick-off", "goal-kick", "throw-in", "corner", "free-kick"]);

/** Something to show, before it is cut. */
type Subject = Omit<PitchScene, "from" | "to" | "path"> & {
  lead: number;
  /** Nobody told when: it is only known where it belongs. */
  unseen?: boolean;
};

/**
 * Every goal that stands and every big chance. What is too long for three minutes has shorter run-ups, and then goes without
 * the least of the chances; what is too short for two shows the next best shots, and then longer run-ups.
 */
export function pitchScenes(
  goals: readonly Goal[],
  shots: readonly FootballShot<number>[],
  track: readonly BallPoint[],
): PitchScene[] {
  if (shots.length + track.length === 0) return [];
  const scored = goalSubjects(goals, shots, track);
  const scoreAt = (at: number): Points => scored.findLast((goal) => goal.at <= at)?.score ?? { home: 0, away: 0 };
  const missed = shots
    .filter(({ outcome }) => outcome !== "goal")
    .sort((one, other) => other.xg - one.xg || one.at - other.at)
    .map((shot) => shotSubject(shot, scoreAt(shot.at)));
  const chosen = [...scored, ...missed.filter(({ kind }) => kind === "chance")];
  const cut = () => cutAll(chosen, track);
  const lasts = () => cut().reduce((sum, { from, to }) => sum + to - from, 0);

  for (let run = lead.usual - lead.step; run >= lead.shortest && lasts() > length.most; run -= lead.step)
    for (const subject of chosen) subject.lead = run;
  while (lasts() > length.most && chosen.length > scored.length) chosen.pop();

  for (const shot of missed.filter(({ kind }) => kind === "shot")) {
    if (lasts() >= length.least) break;
    chosen.push(shot);
  }
  for (const run of lead.longer)
    for (const subject of chosen) {
      if (lasts() >= length.least) return cut();
      subject.lead = run;
    }
  return cut();
}

function goalSubjects(
  goals: readonly Goal[],
  shots: readonly FootballShot<number>[],
  track: readonly BallPoint[],
): Subject[] {
  const found = goalShots(goals, shots);
  return goals
    .map((goal): Subject => {
      const { id, phase, minute, added, side, how, player, assist, score } = goal;
      const shot = found.get(goal);
      const at = shot?.at ?? goal.at;
      return {
        id,
        kind: "goal",
        at: at ?? aboutWhen(goal, shots, track),
        ...(at === undefined && { unseen: true }),
        lead: lead.usual,
        side,
        phase,
        minute,
        ...(added !== undefined && { added }),
        ...(player !== undefined && { player }),
        ...(assist !== undefined && { assist }),
        how,
        ...(shot && { shot }),
        score,
      };
    })
    .sort((one, other) => one.at - other.at);
}

function shotSubject(shot: FootballShot<number>, score: Points): Subject {
  const { id, at, side, phase, minute, added, player, assist, xg, outcome } = shot;
  return {
    id,
    kind: xg >= bigChance || outcome === "woodwork" ? "chance" : "shot",
    at,
    lead: lead.usual,
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

/** Where a goal belongs of which only the minute is known: by the clock of what was told of its half. */
function aboutWhen(
  { phase, minute, added = 0 }: Goal,
  shots: readonly FootballShot<number>[],
  track: readonly BallPoint[],
): number {
  const clock = minute + added;
  const apart = (shot: FootballShot<number>) => Math.abs(shot.minute + (shot.added ?? 0) - clock);
  const [near] = shots.filter((shot) => shot.phase === phase).sort((one, other) => apart(one) - apart(other));
  if (near) return near.at + (clock - near.minute - (near.added ?? 0)) * 60_000;
  const begin = track[0]?.at ?? shots[0]?.at ?? 0;
  return begin + (clock + (phase === "first-half" ? 0 : 20)) * 60_000;
}

/** In their order; what was just seen is not shown again as the run-up to what follows. */
function cutAll(subjects: readonly Subject[], track: readonly BallPoint[]): PitchScene[] {
  let last = Number.NEGATIVE_INFINITY;
  return [...subjects]
    .sort((one, other) => one.at - other.at)
    .map(({ lead: run, unseen, ...subject }) => {
      const { at } = subject;
      const begin = unseen ? at - lead.shortest : beginning(track, at, run);
      const from = Math.max(begin, Math.min(last, at - lead.shortest));
      last = at + tailMs;
      const path = unseen ? [] : track.slice(placeAt(track, from - 1) + 1, placeAt(track, last) + 1);
      return { ...subject, from, to: last, path };
    });
}

function beginning(track: readonly BallPoint[], at: number, run: number): number {
  const usual = Math.min(run, lead.usual);
  const before = (from: number, to: number) => track.slice(placeAt(track, from) + 1, placeAt(track, to) + 1);
  const restart = before(at - usual, at - lead.shortest).findLast(({ kind }) => restarts.has(kind));
  if (run === usual) return restart?.at ?? at - usual;
  // A longer one goes back as far as the ball was followed, and to where it was put into play before.
  const earlier = before(at - run, at - usual);
  const begin = earlier.find(({ kind }) => restarts.has(kind)) ?? earlier[0];
  return begin?.at ?? restart?.at ?? at - usual;
}
