import { expect, test } from "vitest";
import { ballKinds } from "#match/details/details.ts";
import { ballAt, ballTrack, placeAt, trailAt } from "#match/play/ball-track.ts";

const kind = (name: (typeof ballKinds)[number]) => ballKinds.indexOf(name);
const track = ballTrack([
  { from: 10_000, samples: [[0, 40, 50, 0, kind("attack")]] },
  {
    from: 0,
    samples: [
      [0, 50, 50, 0, kind("kick-off")],
      [6_000, 30, 20, 1, kind("safe")],
    ],
  },
]);

test("blocks in any order are one way", () => {
  expect(track.map(({ at, side }) => [at, side])).toEqual([
    [0, "home"],
    [6_000, "away"],
    [10_000, "home"],
  ]);
});

test("the ball glides from one look to the next and rests at the ends", () => {
  expect(ballAt(track, 3_000)).toMatchObject({ x: 40, y: 35, side: "home", kind: "kick-off" });
  expect(ballAt(track, 8_000)).toMatchObject({ x: 35, y: 35, side: "away" });
  expect(ballAt(track, -5)).toMatchObject({ x: 50 });
  expect(ballAt(track, 99_000)).toMatchObject({ x: 40, kind: "attack" });
  expect(ballAt([], 0)).toBeUndefined();
});

test("it does not glide through a long silence", () => {
  const torn = ballTrack([
    {
      from: 0,
      samples: [
        [0, 10, 10, 0, 0],
        [60_000, 90, 90, 0, 0],
      ],
    },
  ]);
  expect(ballAt(torn, 30_000)).toMatchObject({ x: 10, y: 10 });
});

test("places are found by time, and the trail ends at a kick-off", () => {
  expect([-1, 0, 5_999, 6_000, 20_000].map((at) => placeAt(track, at))).toEqual([-1, 0, 0, 1, 2]);
  expect(trailAt(track, 12_000, 5).map(({ x }) => x)).toEqual([30, 40]);
});
