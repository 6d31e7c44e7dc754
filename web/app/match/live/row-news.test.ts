import type { MatchRow } from "@scoreline/contract/schemas";
import { expect, test } from "vitest";
import { newsBetween } from "#match/live/row-news.ts";

const row = { kind: "live", matchStatus: "1H", homeRedCards: 0, awayRedCards: 0 } as MatchRow;

test("goals and what becomes of them are told by the stream", () => {
  expect(newsBetween(row, row, "goal-home")).toEqual([{ type: "goal" }]);
  expect(newsBetween(row, row, "overturned-away")).toEqual([{ type: "overturned" }]);
  expect(newsBetween(row, row, undefined)).toEqual([]);
});

test("cards and whistles are read off the row", () => {
  expect(newsBetween(row, { ...row, awayRedCards: 1 }, undefined)).toEqual([{ type: "redCard", side: "away" }]);
  expect(newsBetween(row, { ...row, matchStatus: "HT" }, undefined)).toEqual([{ type: "halfTime" }]);
  expect(newsBetween(row, { ...row, matchStatus: "2H" }, undefined)).toEqual([]);
  expect(newsBetween(row, { ...row, kind: "finished", matchStatus: "FT" }, "goal-home")).toEqual([
    { type: "goal" },
    { type: "fullTime" },
  ]);
  expect(newsBetween(row, { ...row, matchStatus: "Break" }, undefined)).toEqual([{ type: "period", status: "Break" }]);
});
