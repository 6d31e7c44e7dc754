import { expect, test } from "vitest";
import { careerSum, toldRows, withMatches } from "#season/career.ts";

test("a career adds up what every season counts, and leaves out what only some do", () => {
  expect(
    careerSum([
      { appearances: 20, goals: 3, yellow: 1 },
      { appearances: 10, goals: 2 },
      { appearances: 0, starts: 0 },
    ]),
  ).toEqual({
    appearances: 30,
    goals: 5,
  });
  expect(careerSum([])).toEqual({ appearances: 0 });
});

test("ratings weigh by appearances, and are those of all of them or none", () => {
  const rated = [
    { appearances: 30, rating: 7 },
    { appearances: 10, rating: 6 },
  ];
  expect(careerSum([...rated, { appearances: 0 }]).rating).toBe(6.75);
  expect(careerSum([...rated, { appearances: 5 }]).rating).toBeUndefined();
});

test("a stay without a match is not told, the present one is", () => {
  const stay = { season: "2020", team: 1, loan: false, appearances: 0 };
  const rows = [{ ...stay, until: "2020-07-06" }, { ...stay, appearances: 3, until: "2021-07-01" }, stay];
  expect(toldRows(rows)).toEqual(rows.slice(1));
});

test("a match that was played since adds to its season, and only what the season counts", () => {
  const row = { season: "2026", team: 1, competition: 5, loan: false, appearances: 3, goals: 1, rating: 7 };
  const figures = { appearances: 1, starts: 1, goals: 2, minutes: 90, rating: 9 };
  const match = { season: "2026", team: 1, competition: 5, figures };
  expect(withMatches([row], [match])).toEqual([{ ...row, appearances: 4, goals: 3, rating: 7.5 }]);
  const before = { ...row, season: "2025" };
  const unplayed = { ...row, appearances: 0, goals: 0, rating: undefined };
  expect(withMatches([before], [match])).toEqual([
    before,
    { season: "2026", team: 1, competition: 5, loan: false, ...figures },
  ]);
  expect(withMatches([unplayed], [match])[0]).toMatchObject({ ...figures, loan: false });
});
