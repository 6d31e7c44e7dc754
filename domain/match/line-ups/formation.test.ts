import { expect, test } from "vitest";
import { pitchPlaces } from "#match/line-ups/formation.ts";

const at = (grid: string) => ({ position: "midfielder", grid });

test("lines stand one behind the other, spread from the left to the right", () => {
  const places = pitchPlaces([at("1:1"), at("2:2"), at("2:1"), at("3:1")]);
  expect(places[0]).toEqual({ depth: 0.09, across: 0.5, column: 0, inLine: 1 });
  expect(places[1]?.across).toBeGreaterThan(places[2]?.across ?? 1);
  expect(places[3]?.depth).toBeCloseTo(0.86);
  expect(places.map(({ column, inLine }) => [column, inLine])).toEqual([
    [0, 1],
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
  expect(places[1]?.depth).toBeCloseTo(0.475);
});

test("a gap in the columns closes, as after a sending-off", () => {
  const places = pitchPlaces([at("2:1"), at("2:4")]);
  expect(places.map(({ across }) => Math.round(across * 100))).toEqual([27, 74]);
});

test("without places the position tells the line", () => {
  const places = pitchPlaces([
    { position: "goalkeeper", grid: null },
    { position: "forward", grid: null },
    { position: "guard", grid: null },
  ]);
  expect(places.map(({ depth }) => Math.round(depth * 100))).toEqual([9, 86, 60]);
});
