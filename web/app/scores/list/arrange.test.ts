import { expect, test } from "vitest";
import {
  type Arrangement,
  arrange,
  countMatches,
  type Group,
  nextKickoffs,
  sameArrangement,
} from "#scores/list/arrange.ts";
import { readKeptLeagues, toggled, writeKeptLeagues } from "#scores/list/kept-leagues.ts";
import type { ListedLeague, ListedMatch } from "#scores/list/packed-list.ts";

const hour = 3_600_000;
const match = (matchId: number, kind: ListedMatch["kind"], kickoff: number) =>
  ({ matchId, kind, kickoff }) as ListedMatch;
const league = (leagueId: number, countryCode: string, popularity: number, ...matches: ListedMatch[]) =>
  ({ leagueId, countryCode, popularity, matches }) as ListedLeague;

const leagues = [
  league(1, "gb-eng", 100, match(11, "finished", hour), match(12, "live", 2 * hour)),
  league(2, "es", 90, match(21, "scheduled", 3 * hour), match(22, "postponed", 3 * hour)),
  league(3, "th", 60, match(31, "suspended", 2 * hour), match(32, "scheduled", 4 * hour)),
  league(4, "th", 10, match(41, "abandoned", hour)),
];
const plain: Arrangement = { filter: undefined, sort: "league", pinned: [], country: undefined };
const places = (groups: readonly Group[]) =>
  groups.map(({ key, matches }) => [key, ...matches.map(({ matchId }) => matchId)]);

test("what most people follow stands first", () => {
  expect(places(arrange(leagues, plain)).map(([key]) => key)).toEqual(["league-1", "league-2", "league-3", "league-4"]);
});

test("the reader's own country stands among the great leagues, pinned ones before them all", () => {
  const order = (own: Partial<Arrangement>) =>
    arrange(leagues, { ...plain, ...own }).map(({ key }) => Number(key.slice("league-".length)));
  expect(order({ country: "th" })).toEqual([1, 3, 2, 4]);
  expect(order({ country: "th", pinned: [4, 2] })).toEqual([4, 2, 1, 3]);
  expect(order({ pinned: [99] })).toEqual([1, 2, 3, 4]);
});

test("a filter leaves out matches, and leagues that have none left", () => {
  const shown = (filter: Arrangement["filter"]) => places(arrange(leagues, { ...plain, filter }));
  expect(shown("live")).toEqual([
    ["league-1", 12],
    ["league-3", 31],
  ]);
  expect(shown("finished")).toEqual([
    ["league-1", 11],
    ["league-4", 41],
  ]);
  expect(shown("scheduled")).toEqual([
    ["league-2", 21, 22],
    ["league-3", 32],
  ]);
  expect(shown("favourites")).toEqual([]);
  expect(countMatches(leagues)).toEqual({ all: 7, live: 2, finished: 2, scheduled: 3, favourites: 0 });
});

test("by time, matches stand under their kick-off in the order of their leagues", () => {
  expect(places(arrange(leagues, { ...plain, sort: "time", country: "th" }))).toEqual([
    [`time-${hour}`, 11, 41],
    [`time-${2 * hour}`, 12, 31],
    [`time-${3 * hour}`, 21, 22],
    [`time-${4 * hour}`, 32],
  ]);
});

test("an arrangement differs when a match changes its place", () => {
  const before = arrange(leagues, plain);
  expect(sameArrangement(before, arrange(leagues, plain))).toBe(true);
  expect(sameArrangement(before, arrange(leagues, { ...plain, filter: "live" }))).toBe(false);
});

test("the next kick-offs are those of the first leagues, the soonest first", () => {
  const ids = (now: number, count: number) =>
    nextKickoffs(leagues, { ...plain, country: "th" }, now, count).map((next) => next.match.matchId);
  expect(ids(0, 5)).toEqual([21, 32]);
  expect(ids(0, 1)).toEqual([32]);
  expect(ids(3 * hour, 5)).toEqual([32]);
});

test("pinned and folded leagues are kept in a short text, and rubbish in it is nothing", () => {
  const kept = { pinned: [1015, 7], folded: [1044] };
  expect(readKeptLeagues(writeKeptLeagues(kept))).toEqual(kept);
  expect(readKeptLeagues("")).toEqual({ pinned: [], folded: [] });
  expect(readKeptLeagues("x.1.-9999999999.2-3")).toEqual({ pinned: [1], folded: [2] });
  expect(writeKeptLeagues({ pinned: Array.from({ length: 100 }, (_, i) => i), folded: [] }).length).toBeLessThan(200);
  expect(toggled([1, 2], 1)).toEqual([2]);
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
});

test("favourites are counted, filtered, and stand first for those who want it, what is on before the rest", () => {
  const follows = ({ matchId }: ListedMatch, leagueId: number) => leagueId === 3 || matchId === 12;
  expect(countMatches(leagues, follows).favourites).toBe(3);
  expect(places(arrange(leagues, { ...plain, follows, filter: "favourites" }))).toEqual([
    ["league-1", 12],
    ["league-3", 31, 32],
  ]);
  const first = { ...plain, follows, favouritesFirst: true };
  expect(places(arrange(leagues, first))).toEqual([
    ["favourites", 12, 31, 32],
    ["league-1", 11],
    ["league-2", 21, 22],
    ["league-4", 41],
  ]);
  expect(places(arrange(leagues, { ...first, filter: "live" }))).toEqual([["favourites", 12, 31]]);
  expect(places(arrange(leagues, { ...first, follows: undefined }))).toEqual(places(arrange(leagues, plain)));
});
