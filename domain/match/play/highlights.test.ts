import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FootballShot } from "#match/details/details.ts";
import type { BallPoint } from "#match/play/ball-track.ts";
import type { Goal } from "#match/play/goal-shots.ts";
import { type PitchScene, pitchScenes } from "#match/play/highlights.ts";

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

const ids = (scenes: readonly PitchScene[]) => scenes.map(({ id }) => id);
const lasting = (scenes: readonly PitchScene[]) => scenes.reduce((sum, { from, to }) => sum + to - from, 0);

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
      ["s44", "shot", 1, 1],
    ]);
    expect(scenes[2]?.shot).toMatchObject({ side: "away", x: 90, y: 30 });
  });

  it("begin where the ball was put into play, and hold its way", () => {
    const at = kickOff + 20 * 60_000;
    const track = [ball(at - 20_000), ball(at - 6_000, "corner"), ball(at - 2_000), ball(at, "shot"), ball(at + 9_000)];
    const others = [30, 33, 36, 39, 42, 45, 48, 51, 54].map((minute) => shot(minute));
    const [scene] = pitchScenes([goal(20)], [shot(20, { outcome: "goal" }), ...others], track);
    expect(scene).toMatchObject({ from: at - 6_000, to: at + 3_000 });
    expect(scene?.path.map((point) => point.at - at)).toEqual([-6_000, -2_000, 0]);
  });

  it("leave out a goal that was taken back, and all of a match of which nobody told a shot or the ball", () => {
    expect(ids(pitchScenes([], [shot(20, { outcome: "goal" })], []))).toEqual([]);
    expect(pitchScenes([goal(20)], [], [])).toEqual([]);
    const own = goal(20, { how: "own-goal", at: kickOff + 5 });
    expect(pitchScenes([own], [], [ball(kickOff)])).toMatchObject([{ id: "g20", at: kickOff + 5 }]);
  });

  it.each([
    ["has no name", { player: undefined }],
    ["is that of the scorer before a correction", { player: 4 }],
    ["has another minute", { minute: 21, added: 1 }],
    ["has neither", { player: undefined, minute: 19 }],
  ])("show a goal by its shot although that %s", (_, more) => {
    const told = shot(20, { outcome: "goal", ...more } as Partial<FootballShot<number>>);
    const others = [
      shot(20, { id: "theirs", side: "away", outcome: "goal" }),
      shot(20, { id: "later", phase: "second-half", outcome: "goal" }),
    ];
    const [scene] = pitchScenes([goal(20)], [...others, told], []).filter(({ kind }) => kind === "goal");
    expect(scene).toMatchObject({ id: "g20", player: 9, shot: { id: "s20" }, at: told.at });
  });

  it("give no goal the shot that fits another one better", () => {
    const goals = [goal(20, { player: 7 }), goal(21, { player: 9, score: { home: 2, away: 0 } })];
    const shots = [shot(21, { outcome: "goal" }), shot(20, { outcome: "goal", player: undefined } as object)];
    expect(pitchScenes(goals, shots, []).map(({ id, shot: own }) => [id, own?.id])).toEqual([
      ["g20", "s20"],
      ["g21", "s21"],
    ]);
  });

  it("show a goal of which only the minute is known, in its place and without a way of the ball", () => {
    const track = [ball(kickOff), ball(kickOff + 50 * 60_000)];
    const goals = [goal(20), goal(30, { score: { home: 2, away: 0 } }), goal(40, { score: { home: 3, away: 0 } })];
    const shots = [shot(20, { outcome: "goal" }), shot(40, { outcome: "goal" })];
    const scenes = pitchScenes(goals, shots, track);
    expect(ids(scenes)).toEqual(["g20", "g30", "g40"]);
    expect(scenes[1]).toMatchObject({ at: kickOff + 30 * 60_000, path: [], score: { home: 2, away: 0 } });
    expect(scenes[1]).not.toHaveProperty("shot");
    expect(ids(pitchScenes(goals, [], track))).toEqual(["g20", "g30", "g40"]);
  });

  const whole = Array.from({ length: 95 * 12 }, (_, index) => ball(kickOff + index * 5_000));

  it("take two to three minutes, and show every goal", () => {
    const chances = fc.array(fc.double({ min: 0, max: 0.9, noNaN: true }), { minLength: 8, maxLength: 60 });
    const minutes = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 12 });
    fc.assert(
      fc.property(chances, minutes, fc.boolean(), (worths, when, followed) => {
        const goals = when.sort((a, b) => a - b).map((minute) => goal(minute));
        const shots = [
          ...goals.map(({ minute }) => shot(minute, { outcome: "goal" })),
          ...worths.map((xg, index) => shot(index + 1, { id: `c${index}`, at: kickOff + index * 61_000 + 7_000, xg })),
        ];
        const scenes = pitchScenes(goals, shots, followed ? whole : []);
        expect(scenes.filter(({ kind }) => kind === "goal")).toHaveLength(goals.length);
        expect(lasting(scenes)).toBeLessThanOrEqual(180_000);
        // Run-ups are longer only where the ball was followed; ten usual ones fill two minutes.
        if (followed || shots.length >= 10) expect(lasting(scenes)).toBeGreaterThanOrEqual(120_000);
        expect(scenes.map(({ at }) => at)).toEqual(scenes.map(({ at }) => at).sort((a, b) => a - b));
        for (const [index, { from, at }] of scenes.entries())
          expect(from).toBeGreaterThanOrEqual(Math.min(scenes[index - 1]?.to ?? 0, at - 3_000));
      }),
      { numRuns: 60 },
    );
  });

  it("fill two minutes with the next best shots, which are not called chances, and then with longer run-ups", () => {
    const goals = [goal(20)];
    const scored = shot(20, { outcome: "goal" });
    const weak = [5, 30, 40, 50, 60, 70, 75, 80, 85, 88].map((minute) => shot(minute, { xg: minute / 1_000 }));
    const many = pitchScenes(goals, [scored, ...weak], whole);
    expect(many.filter(({ kind }) => kind === "shot")).toHaveLength(9);
    // The least of them is left out.
    expect(ids(many)).not.toContain("s5");
    expect(ids(pitchScenes(goals, [scored, shot(60), ...weak.slice(0, 3)], whole))).toEqual([
      "s5",
      "g20",
      "s30",
      "s40",
      "s60",
    ]);
    const few = pitchScenes(goals, [scored, shot(60), ...weak.slice(0, 3)], whole);
    expect(lasting(few)).toBeGreaterThanOrEqual(120_000);
    expect(Math.max(...few.map(({ from, at }) => at - from))).toBeLessThanOrEqual(30_000);
  });

  it("show every big chance with shorter run-ups before one is left out", () => {
    const big = Array.from({ length: 18 }, (_, index) => shot(4 * index + 1, { xg: 0.2 + index / 100 }));
    const scenes = pitchScenes([], big, whole);
    expect(scenes).toHaveLength(18);
    expect(lasting(scenes)).toBeLessThanOrEqual(180_000);
    const goals = Array.from({ length: 40 }, (_, index) => goal(2 * index + 1));
    const flood = pitchScenes(
      goals,
      goals.map(({ minute }) => shot(minute, { outcome: "goal" })),
      [],
    );
    expect(flood).toHaveLength(40);
  });
});
