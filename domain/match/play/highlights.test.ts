import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FootballShot } from "#match/details/details.ts";
import type { BallPoint } from "#match/play/ball-track.ts";
import type { PlacedPlay } from "#match/play/court-plays.ts";
import { courtScenes, type Goal, pitchScenes } from "#match/play/highlights.ts";

const kickOff = 1_000_000;

function shot(minute: number, more: Partial<FootballShot<number>> = {}): FootballShot<number> {
  return {
    id: `s${minute}`,
    at: kickOff + minute * 60_000,
    side: "home",
    x: 88,
    y: 40,
    player: 9,
    phase: "first-half",
    minute,
    body: "right-foot",
    situation: "open-play",
    outcome: "saved",
    xg: 0.3,
    ...more,
  };
}

function goal(minute: number, more: Partial<Goal> = {}): Goal {
  return {
    id: `g${minute}`,
    phase: "first-half",
    minute,
    side: "home",
    how: "open-play",
    player: 9,
    score: { home: 1, away: 0 },
    ...more,
  };
}

function ball(at: number, kind: BallPoint["kind"] = "attack"): BallPoint {
  return { at, x: 60, y: 50, side: "home", kind };
}

describe("scenes of a pitch", () => {
  it("are the goals with their shots, and what was nearly one, in order", () => {
    const scenes = pitchScenes(
      [goal(20), goal(40, { id: "g40", side: "away", player: 7, score: { home: 1, away: 1 } })],
      [
        shot(10),
        shot(20, { outcome: "goal" }),
        shot(40, { side: "away", player: 7, outcome: "goal", x: 90, y: 30 }),
        shot(44, { xg: 0.03 }),
      ],
      [],
    );
    expect(scenes.map(({ id, kind, score }) => [id, kind, score.home, score.away])).toEqual([
      ["s10", "chance", 0, 0],
      ["g20", "goal", 1, 0],
      ["g40", "goal", 1, 1],
    ]);
    expect(scenes[2]?.shot).toMatchObject({ side: "away", x: 90, y: 30 });
  });

  it("begin where the ball was put into play, and hold its way", () => {
    const at = kickOff + 20 * 60_000;
    const track = [ball(at - 20_000), ball(at - 6_000, "corner"), ball(at - 2_000), ball(at, "shot"), ball(at + 9_000)];
    const [scene] = pitchScenes([goal(20)], [shot(20, { outcome: "goal" })], track);
    expect(scene).toMatchObject({ from: at - 6_000, to: at + 3_000 });
    expect(scene?.path.map((point) => point.at - at)).toEqual([-6_000, -2_000, 0]);
  });

  it("leave out a goal that was taken back, and one of which nobody knows when it was", () => {
    expect(pitchScenes([], [shot(20, { outcome: "goal" })], [])).toEqual([]);
    expect(pitchScenes([goal(20, { how: "own-goal" })], [], [])).toEqual([]);
    expect(pitchScenes([goal(20, { how: "own-goal", at: 5 })], [], [])).toMatchObject([{ id: "g20", at: 5 }]);
  });

  it("never take longer than three minutes beside the goals, and show every goal", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.9, noNaN: true }), { maxLength: 60 }), (chances) => {
        const goals = [5, 25, 65].map((minute) => goal(minute));
        const shots = [
          ...goals.map(({ minute }) => shot(minute, { outcome: "goal" })),
          ...chances.map((xg, index) => shot(index + 1, { id: `c${index}`, xg })),
        ];
        const scenes = pitchScenes(goals, shots, []);
        expect(scenes.filter(({ kind }) => kind === "goal")).toHaveLength(3);
        expect(scenes.reduce((sum, { from, to }) => sum + to - from, 0)).toBeLessThanOrEqual(170_000);
        expect(scenes.map(({ at }) => at)).toEqual(scenes.map(({ at }) => at).sort((a, b) => a - b));
      }),
    );
  });
});

function basket(played: number, score: [number, number], more: object = {}): PlacedPlay {
  return {
    id: `b${played}`,
    type: "basket",
    side: "home",
    points: 2,
    phase: "q1",
    period: "q1",
    remaining: 600 - (played % 600),
    played,
    x: 50,
    y: 20,
    score: { home: score[0], away: score[1] },
    ...more,
  } as PlacedPlay;
}

describe("scenes of a court", () => {
  it("show what decided a game before what did not", () => {
    const plain = Array.from({ length: 30 }, (_, index) => basket(20 + index * 40, [2 * index + 2, 0]));
    const winner = basket(2_399, [62, 61], { phase: "q4", period: "q4", remaining: 1 });
    const scenes = courtScenes([
      ...plain,
      basket(2_380, [60, 61], { phase: "q4", period: "q4", remaining: 20 }),
      winner,
    ]);
    expect(scenes.at(-1)).toMatchObject({ id: winner.id, at: 2_399 });
    expect(scenes.length).toBeLessThanOrEqual(14);
  });

  it("are one where two baskets fall in one breath", () => {
    const scenes = courtScenes([basket(100, [2, 0]), basket(104, [4, 0])]);
    expect(scenes).toHaveLength(1);
    expect(scenes[0]?.plays).toHaveLength(2);
  });
});
