import { expect, test } from "vitest";
import { notificationPath } from "#notification-path.ts";

test("every notification leads where its details say", () => {
  const path = (type: number, details: object) =>
    notificationPath("kh", { type, redirectDetails: JSON.stringify(details) });
  const match = { countryKey: "thailand", leagueKey: "league", matchName: "a-vs-b", matchId: 7 };
  expect(path(1, { announcementId: 3 })).toBe("/kh/announcement/3");
  expect(path(3, { ...match, sportType: "soccer" })).toBe("/kh/football/thailand/league/a-vs-b/7");
  expect(path(7, { ...match, sportType: "basketball" })).toBe("/kh/basketball/thailand/league/a-vs-b/7");
  expect(path(4, { contestType: 3, contestId: 9 })).toBe("/kh/football/event/matchscore/9");
  expect(path(4, { contestType: 8, contestId: 9 })).toBe("/kh/football/event");
  expect(path(5, { title: "A new keeper!", sportType: "soccer", newsId: 5 })).toBe("/kh/news/football/a-new-keeper/5");
  expect(path(6, { title: "A", sportType: "basketball", newsId: 5 })).toBe("/kh/news/basketball/a/5#comments");
  expect(path(6, { title: "A", sportType: "soccer", newsId: 5, commentId: 8 })).toBe(
    "/kh/news/football/a/5?comment=8#comments",
  );
  expect(path(4, { contestType: 1, contestId: 9, sportType: "basketball" })).toBe("/kh/basketball/event/prediction/9");
  expect(notificationPath("kh", { type: 9, redirectDetails: "{" })).toBe("/kh/notification");
});
