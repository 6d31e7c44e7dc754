import { expect, test } from "vitest";
import { tableRecords } from "#table/records.ts";
import type { StageTable } from "#table/stage-tables.ts";

const game = (matchId: number, home: number, away: number, score: string, live = false) => {
  const [one = 0, other = 0] = score.split("-").map(Number);
  return { matchId, home, away, score: { home: one, away: other }, round: matchId, kickoff: matchId, live };
};

const table = (games: StageTable["games"]): StageTable => ({
  stageId: 1,
  name: "east",
  teams: [1, 2],
  size: 2,
  offset: 0,
  zones: [],
  beside: false,
  rules: { sport: "basketball", tieBreaks: [] },
  games,
  rounds: [],
});

test("home, away, inside the conference, the last ten and the streak", () => {
  const east = table([
    game(1, 1, 2, "100-90"),
    game(2, 9, 1, "80-95"),
    game(3, 2, 1, "101-99"),
    game(4, 1, 9, "88-99"),
    game(5, 1, 9, "50-40", true),
  ]);
  expect(tableRecords(east).get(1)).toEqual({
    home: { won: 1, lost: 1 },
    away: { won: 1, lost: 1 },
    own: { won: 1, lost: 1 },
    lastTen: { won: 2, lost: 2 },
    streak: -2,
  });
  expect(tableRecords(east).get(2)?.streak).toBe(1);
  expect(tableRecords(east, 2).get(1)?.streak).toBe(2);
});

test("only the last ten count as such, and without others there is no conference", () => {
  const many = table(Array.from({ length: 12 }, (_, i) => game(i + 1, 1, 2, i < 3 ? "80-90" : "90-80")));
  expect(tableRecords(many).get(1)).toMatchObject({ own: null, lastTen: { won: 9, lost: 1 }, streak: 9 });
  expect(tableRecords(table([])).get(1)).toMatchObject({ streak: 0, lastTen: { won: 0, lost: 0 } });
});
