import { expect, test } from "vitest";
import { leaguePath, matchPath, playerPath, teamPath } from "#addresses.ts";

const match = { countryKey: "thailand", leagueKey: "thai-league", matchName: "buriram-vs-port", matchId: 7 };

test("a match stands under its country and league", () => {
  expect(matchPath("th", "football", match)).toBe("/th/football/thailand/thai-league/buriram-vs-port/7");
  expect(matchPath("en", "basketball", match, "box-score")).toBe(
    "/en/basketball/thailand/thai-league/buriram-vs-port/7/box-score",
  );
  expect(matchPath("en", "football", match, "analysis/odds/home")).toMatch(/\/7\/analysis\/odds\/home$/);
});

test("a league's number stands in the query, behind the tab", () => {
  const league = { countryKey: "england", leagueKey: "premier-league", leagueId: 1000 };
  expect(leaguePath("vn", "football", league)).toBe("/vn/football/england/premier-league?leagueId=1000");
  expect(leaguePath("vn", "football", league, "table")).toBe("/vn/football/england/premier-league/table?leagueId=1000");
});

test("teams and players stand under their names and numbers", () => {
  expect(teamPath("zh-Hant", "football", { slug: "buriram-united", teamId: 12 }, "squad")).toBe(
    "/zh-Hant/football/team/buriram-united/12/squad",
  );
  expect(teamPath("en", "basketball", { slug: "dragons", teamId: 4 })).toBe("/en/basketball/team/dragons/4");
  expect(playerPath("ja", "football", { slug: "kaoru-mitoma", playerId: 9 }, "career")).toBe(
    "/ja/football/player/kaoru-mitoma/9/career",
  );
});
