import { expect, test } from "vitest";
import {
  isAccountPage,
  isHomePage,
  isMatchPage,
  isOddsResultPage,
  isPersonalPage,
  menuPlace,
  sportIn,
  withSport,
} from "#menus.ts";

const match = "/th/football/thailand/thai-league/buriram-vs-port/7";

test.each(["/en", "/en/", "/en/football", "/th/football/matches", "/en/basketball", "/en/basketball/matches/"])(
  "%s is a front page",
  (path) => expect(isHomePage(path)).toBe(true),
);

test.each(["/en/news", "/en/football/highlights", "/en/football/england/premier-league", match, "/en/account"])(
  "%s is not",
  (path) => expect(isHomePage(path)).toBe(false),
);

test("a match page has its number in the fifth place after the locale, tabs or not", () => {
  expect(isMatchPage(match)).toBe(true);
  expect(isMatchPage(`${match}/analysis/odds/home`)).toBe(true);
  expect(isMatchPage("/en/football/highlights/thailand/buriram/port/7")).toBe(false);
  expect(isMatchPage("/en/football/team/buriram-united/12/squad")).toBe(false);
  expect(isMatchPage("/en/football/england/premier-league/table")).toBe(false);
});

test("the pages that hide parts of the frame", () => {
  expect(isOddsResultPage(`${match}/analysis/odds/home/filter`)).toBe(true);
  expect(isOddsResultPage(`${match}/analysis`)).toBe(false);
  expect(["/en/signin", "/th/signup", "/vn/forgetpassword", "/en/account/myProfile"].every(isAccountPage)).toBe(true);
  expect(isAccountPage("/en/football")).toBe(false);
  expect(["/en/football/fav/teams", "/th/basketball/fantasysport", "/en/notification"].every(isPersonalPage)).toBe(
    true,
  );
  expect(isPersonalPage("/en/football/matches")).toBe(false);
});

test("a child page lights the menu that it belongs to", () => {
  expect(menuPlace("/en")).toEqual({ tab: "football", item: "matches" });
  expect(menuPlace(match)).toEqual({ tab: "football", item: "matches" });
  expect(menuPlace("/en/basketball/countries")).toEqual({ tab: "basketball", item: "competitions" });
  expect(menuPlace("/en/football/fav/teams")).toEqual({ tab: "football", item: "favourites" });
  expect(menuPlace("/en/football/event/prediction/3")).toEqual({ tab: "football", item: "events" });
  expect(menuPlace("/en/news/football/title/3")).toEqual({ tab: "news", item: undefined });
  expect(menuPlace("/en/notification")).toEqual({ tab: undefined, item: undefined });
  expect(sportIn("/en/news")).toBeUndefined();
});

test("the picker swaps the sport where both have the page", () => {
  expect(withSport("/en/football/matches", "basketball")).toBe("/en/basketball/matches");
  expect(withSport("/en", "basketball")).toBe("/en/basketball/matches");
  expect(withSport("/vn/football/highlights", "basketball")).toBe("/vn/basketball/highlights");
  expect(withSport("/vn/football/highlights/thailand/a/b/4", "basketball")).toBe("/vn/basketball/highlights");
  expect(withSport("/kh/basketball/fav/teams", "football")).toBe("/kh/football/fav/teams");
  expect(withSport("/kh/basketball/countries", "football")).toBe("/kh/football/countries");
  expect(withSport("/en/football/fantasysport", "basketball")).toBe("/en/basketball/fantasysport");
});

test("on news and notifications it only sets the sport, elsewhere it goes to the matches of another sport", () => {
  expect(withSport("/en/news/football/title/3", "basketball")).toBeUndefined();
  expect(withSport("/en/notification", "basketball")).toBeUndefined();
  expect(withSport(match, "basketball")).toBe("/th/basketball/matches");
  expect(withSport(match, "football")).toBeUndefined();
  expect(withSport("/en/football/event", "basketball")).toBe("/en/basketball/matches");
});
