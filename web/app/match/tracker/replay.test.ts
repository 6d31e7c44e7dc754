import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Replay } from "#match/tracker/replay.ts";

let frame: ((time: number) => void) | undefined;
let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.stubGlobal("requestAnimationFrame", (step: (time: number) => void) => {
    frame = step;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {
    frame = undefined;
  });
  vi.stubGlobal("performance", { now: () => clock });
});
afterEach(() => vi.unstubAllGlobals());

function frames(count: number, everyMs = 100): void {
  for (let index = 0; index < count; index += 1) {
    clock += everyMs;
    frame?.(clock);
  }
}

test("follows the present as far as it is known, and never backwards", () => {
  let present = 500;
  const replay = new Replay({ from: 0, to: 1_000, present: () => present });
  const stop = replay.run();
  expect([replay.mode, replay.position]).toEqual(["live", 1_000]);
  replay.extend({ from: 0, to: 2_000, present: () => present });
  present = 1_400;
  frames(1);
  expect(replay.position).toBe(1_400);
  present = 1_300;
  frames(1);
  expect(replay.position).toBe(1_400);
  present = 9_000;
  frames(1);
  expect(replay.position).toBe(2_000);
  stop();
  expect(frame).toBeUndefined();
});

test("plays from where it is set, at its speed, and rests at the end", () => {
  const replay = new Replay({ from: 0, to: 1_000 });
  const seen: number[] = [];
  replay.onMove((position) => seen.push(position));
  replay.run();
  expect(replay.mode).toBe("paused");
  replay.seek(200);
  replay.speed = 2;
  replay.play();
  frames(2);
  expect(replay.position).toBe(600);
  frames(5);
  expect([replay.mode, replay.position]).toEqual(["paused", 1_000]);
  replay.play();
  expect(replay.position).toBe(0);
  expect(seen.at(0)).toBe(0);
});

test("a page that was hidden goes on where it was", () => {
  const replay = new Replay({ from: 0, to: 100_000 });
  replay.run();
  replay.seek(0);
  replay.play();
  frames(1, 60_000);
  expect(replay.position).toBe(250);
});

test("taking hold of it leaves the present, following leads back", () => {
  const replay = new Replay({ from: 0, to: 1_000, present: () => 900 });
  replay.seek(100);
  expect([replay.mode, replay.position]).toEqual(["paused", 100]);
  replay.follow();
  expect([replay.mode, replay.position]).toEqual(["live", 900]);
});
