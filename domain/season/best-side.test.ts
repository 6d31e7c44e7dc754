import { expect, test } from "vitest";
import { bestSide, type Candidate } from "#season/best-side.ts";

let next = 0;
const player = (position: string, rating: number, playerId = ++next): Candidate => ({
  playerId,
  teamId: 1,
  matchId: 1,
  position,
  rating,
});

const many = (position: string, count: number, rating: number) =>
  Array.from({ length: count }, () => player(position, rating));

test("the best eleven stand in the formation that is worth most", () => {
  const side = bestSide("football", [
    ...many("goalkeeper", 2, 6.8),
    ...many("defender", 5, 7),
    ...many("midfielder", 5, 7.5),
    ...many("forward", 3, 9),
  ]);
  expect(side?.lines).toEqual([3, 4, 3]);
  expect(side?.players).toHaveLength(11);
  expect(side?.players.filter(({ position }) => position === "goalkeeper")).toHaveLength(1);
});

test("somebody who played twice stands once, with his better mark", () => {
  const star = player("forward", 9.1);
  const side = bestSide("football", [
    ...many("goalkeeper", 1, 7),
    ...many("defender", 5, 7),
    ...many("midfielder", 5, 7),
    ...many("forward", 3, 6),
    star,
    { ...star, matchId: 2, rating: 6.1 },
  ]);
  const own = side?.players.filter(({ playerId }) => playerId === star.playerId);
  expect(own).toEqual([star]);
});

test("a five has guards, forwards and a center, whichever of the five places they played", () => {
  const side = bestSide("basketball", [
    player("point-guard", 8),
    player("shooting-guard", 9),
    player("guard", 7),
    player("small-forward", 6),
    player("power-forward", 8.5),
    player("center", 5),
  ]);
  expect(side?.players.map(({ rating }) => rating)).toEqual([9, 8, 8.5, 6, 5]);
});

test("no side where a place stays empty", () => {
  expect(bestSide("football", many("forward", 20, 9))).toBeUndefined();
  expect(bestSide("basketball", many("guard", 5, 9))).toBeUndefined();
});
