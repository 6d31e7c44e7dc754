import { ballKinds } from "@scoreline/domain/match/details/details";
import type { BallKind } from "@scoreline/domain/match/play/ball-track";
import type { Side } from "@scoreline/domain/sport";
import type { Anchor } from "#football/game.ts";
import type { FootballMatchup } from "#football/matchup.ts";
import { countPasses } from "#football/passes.ts";
import { baseShare } from "#football/possession.ts";
import type { BallTrack, PhaseSpan, ScriptEvent, ShootOut } from "#football/script.ts";
import { type Rng, rng } from "#random.ts";

/** Seconds between samples are drawn around this, never below 4 or above 8 while the ball is in play. */
const usualGap = 5_600;
const shortest = 4_000;
const longest = 8_000;

/** Chance a step that the side with the ball loses it, if both have it equally long. */
const loose = 0.31;
const throwInShare = 0.085;
const goalKickShare = 0.07;

type Sample = { at: number; x: number; y: number; side: Side; kind: BallKind };

/** The way of the ball between the fixed points of the match. */
export function followBall(
  matchup: FootballMatchup,
  anchors: readonly Anchor[],
  phases: readonly PhaseSpan[],
  events: readonly ScriptEvent[],
  shootOut: ShootOut | undefined,
): BallTrack {
  const walk = newWalk(matchup, events);
  const samples: Sample[] = [];
  for (const phase of phases) {
    const fixed = anchors.filter((anchor) => anchor.at >= phase.from && anchor.at < phase.to);
    fixed.forEach((anchor, index) => {
      samples.push(sampleOf(anchor));
      const next = fixed[index + 1];
      const until = next?.at ?? phase.to;
      if (anchor.live) walk.fill(samples, anchor, next, until);
      else rest(samples, anchor, until);
    });
  }
  for (const kick of shootOut?.kicks ?? []) samples.push(...kickSamples(kick));
  return countPasses(matchup, packed(samples), phases);
}

function sampleOf({ at, x, y, side, kind }: Sample): Sample {
  return { at, x, y, side, kind };
}

function rest(samples: Sample[], from: Anchor, until: number): void {
  for (const at of instants(from.at, until)) samples.push({ ...sampleOf(from), at, kind: "stopped" });
}

/** The instants between two fixed ones at which the ball is looked at. */
function instants(from: number, until: number, stream?: Rng): number[] {
  const gap = until - from;
  if (gap <= longest) return [];
  const parts = Math.max(Math.ceil(gap / longest), Math.min(Math.floor(gap / shortest), Math.round(gap / usualGap)));
  const each = gap / parts;
  const slack = Math.min(each - shortest, longest - each) / 2;
  return Array.from({ length: parts - 1 }, (_, index) =>
    Math.round(from + each * (index + 1) + (stream ? (2 * stream.float() - 1) * slack : 0)),
  );
}

function newWalk(matchup: FootballMatchup, events: readonly ScriptEvent[]) {
  const stream = rng(matchup.seed, matchup.matchRef, "ball");
  const held = { home: 1, away: 1 };
  const goals = events.filter(
    (event) => event.type === "goal" && event.phase !== "penalties" && event.overturnedAt === undefined,
  );
  const reds = events.filter(
    (event) => event.type === "card" && event.card !== "yellow" && event.overturnedAt === undefined,
  );
  const homeShare = baseShare(matchup, "home");

  /** Who trails has more of the ball, who is a man down less; and what went astray so far is made good. */
  const wantedShare = (at: number) => {
    let share = homeShare;
    const balance = (list: readonly ScriptEvent[]) =>
      list.reduce((sum, event) => sum + (event.at > at ? 0 : "side" in event && event.side === "home" ? 1 : -1), 0);
    share -= 0.03 * Math.max(-2, Math.min(2, balance(goals)));
    share -= 0.1 * balance(reds);
    const astray = homeShare - held.home / (held.home + held.away);
    return Math.max(0.15, Math.min(0.85, share + 0.6 * astray));
  };

  return {
    fill(samples: Sample[], from: Anchor, next: Anchor | undefined, until: number): void {
      const times = instants(from.at, until, stream);
      let { side, x, y } = from;
      const wanted = wantedShare(from.at);
      times.forEach((at, index) => {
        const left = times.length - index;
        let kind: BallKind | undefined;
        if (next && left <= 2) side = next.side;
        else if (stream.chance(2 * loose * (side === "home" ? 1 - wanted : wanted)))
          side = side === "home" ? "away" : "home";
        if (next && left <= 3) {
          // The last steps lead to where the next thing happens.
          x += (next.x - x) / (left + 1) + 4 * stream.normal();
          y += (next.y - y) / (left + 1) + 5 * stream.normal();
        } else {
          const forward = side === "home" ? 1 : -1;
          const depth = side === "home" ? x : 100 - x;
          if (depth > 84 && stream.chance(goalKickShare)) {
            side = side === "home" ? "away" : "home";
            kind = "goal-kick";
            x = side === "home" ? 5 : 95;
            y = 50;
          } else if (stream.chance(throwInShare)) {
            kind = "throw-in";
            x += 8 * stream.normal();
            y = y < 50 ? 0 : 100;
          } else {
            x += forward * (depth > 78 && stream.chance(0.45) ? -18 : 7 - depth * 0.03) + 11 * stream.normal();
            y += (50 - y) * 0.12 + 17 * stream.normal();
          }
        }
        x = Math.max(2, Math.min(98, x));
        if (kind !== "throw-in") y = Math.max(2, Math.min(98, y));
        const sample = { at, x, y, side, kind: kind ?? kindAt(side, x) };
        held[side] += 1;
        samples.push(sample);
      });
    },
  };
}

function kindAt(side: Side, x: number): BallKind {
  const depth = side === "home" ? x : 100 - x;
  return depth < 52 ? "safe" : depth < 72 ? "attack" : "dangerous";
}

/** All kicks of a shoot-out go to one goal. */
function kickSamples({ at, side, result }: { at: number; side: Side; result: string }): Sample[] {
  const spot = { x: 89.5, y: 50, side };
  return [
    { ...spot, at: at - 6_000, kind: "stopped" },
    { ...spot, at, kind: "penalty" },
    { ...spot, at: at + 1_000, x: result === "saved" ? 98 : 100, y: result === "missed" ? 42 : 50, kind: "stopped" },
  ];
}

function packed(samples: readonly Sample[]): BallTrack {
  const { length } = samples;
  const track: BallTrack = {
    at: new Uint32Array(length),
    x: new Uint8Array(length),
    y: new Uint8Array(length),
    side: new Uint8Array(length),
    kind: new Uint8Array(length),
    passes: new Uint8Array(length),
    accurate: new Uint8Array(length),
  };
  for (const [index, { at, x, y, side, kind }] of samples.entries()) {
    track.at[index] = at;
    track.x[index] = Math.round(x);
    track.y[index] = Math.round(y);
    track.side[index] = side === "home" ? 0 : 1;
    track.kind[index] = ballKinds.indexOf(kind);
  }
  return track;
}
