import { expect, test } from "vitest";
import { matchFigures } from "#season/match-figures.ts";

const starter = (player: number) => ({ player, number: player, position: "M" });
const at = { phase: "second-half" as const, side: "home" as const };

test("those who began or came on took part, with what they did", () => {
  const figures = matchFigures({
    lineUps: {
      confirmed: true,
      home: { starters: [starter(1), starter(2)], bench: [starter(3), starter(4)] },
      away: { starters: [starter(9)], bench: [] },
    },
    ratings: [
      { player: 1, side: "home", rating: 7.4 },
      { player: 4, side: "home", rating: 6 },
    ],
    events: [
      { ...at, id: "c", minute: 70, type: "substitution", off: 2, on: 3 },
      { ...at, id: "b", minute: 50, type: "goal", how: "open-play", player: 1, assist: 2 },
      { ...at, id: "d", minute: 80, type: "card", card: "yellow", player: 3 },
    ],
  });
  expect(figures.get(1)).toEqual({
    side: "home",
    figures: { appearances: 1, starts: 1, minutes: 90, goals: 1, assists: 0, yellow: 0, red: 0, rating: 7.4 },
  });
  expect(figures.get(2)?.figures).toMatchObject({ minutes: 70, assists: 1 });
  expect(figures.get(3)?.figures).toMatchObject({ starts: 0, minutes: 20, yellow: 1 });
  expect(figures.get(9)?.side).toBe("away");
  expect(figures.has(4)).toBe(false);
});

test("of likely line-ups nobody can say who played", () => {
  const eleven = { starters: [starter(1)], bench: [] };
  expect(matchFigures({ lineUps: { confirmed: false, home: eleven, away: eleven }, events: [] }).size).toBe(0);
});
