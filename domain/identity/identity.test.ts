import { describe, expect, test } from "vitest";
import { type CompetitionTraits, findCompetition } from "#identity/competition.ts";
import { findMatch, findSwapped, type MatchTraits } from "#identity/match.ts";
import { nameKey, sameName } from "#identity/name-key.ts";
import { type PersonTraits, personFinder } from "#identity/person.ts";
import { findSeason, type SeasonTraits, seasonKey } from "#identity/season.ts";
import { squadClass } from "#identity/squad-class.ts";
import { findStage } from "#identity/stage.ts";
import { type TeamTraits, teamFinder } from "#identity/team.ts";
import { findVenue, venueKey } from "#identity/venue.ts";
import { mayTellState, outranks, silentMs } from "#identity/whose-word.ts";

const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

describe("a name", () => {
  test.each([
    ["FC Barcelona", "Barcelona", true],
    ["FC Bayern München", "Bayern Munchen FC", true],
    ["1. FC Köln", "FC Koln", true],
    ["Bologna FC 1909", "Bologna", true],
    ["Chelsea Football Club", "Chelsea FC", true],
    ["FC Aarau", "SC Aarau", false],
    ["Team 1", "Team 2", false],
    ["Manchester United", "Manchester City", false],
    ["Đà Nẵng", "da nang", true],
  ])("%s and %s: the same is %s", (a, b, same) => {
    expect(sameName(nameKey(a), nameKey(b))).toBe(same);
  });

  test("that is nothing but short forms is compared whole", () => {
    expect(nameKey("AC").core).toBe("ac");
  });
});

describe("a team", () => {
  const team = (id: number, en: string, own: Partial<TeamTraits> = {}) => ({
    id,
    sport: "football" as const,
    kind: "club" as const,
    countryId: 1,
    names: { en },
    ...own,
  });
  const find = (said: TeamTraits, ...known: ReturnType<typeof team>[]) => ids(teamFinder(known)(said));

  test("is found by sport, kind, country and name", () => {
    expect(find(team(0, "Arsenal FC"), team(1, "Arsenal"))).toEqual([1]);
    expect(find(team(0, "Arsenal"), team(1, "Arsenal", { countryId: 2 }))).toEqual([]);
    expect(find(team(0, "Arsenal"), team(1, "Arsenal", { sport: "basketball" }))).toEqual([]);
    expect(find(team(0, "Japan", { kind: "national" }), team(1, "Japan"))).toEqual([]);
  });

  test("is found by its name in any language", () => {
    const known = team(1, "Buriram United", { names: { en: "Buriram United", th: "บุรีรัมย์ ยูไนเต็ด" } });
    expect(find(team(0, "Buriram Utd", { names: { en: "Buriram Utd", th: "บุรีรัมย์ ยูไนเต็ด" } }), known)).toEqual([1]);
    expect(find(team(0, "บุรีรัมย์ ยูไนเต็ด"), known)).toEqual([1]);
  });

  test("of women, of the young and the second one are teams of their own", () => {
    const first = team(1, "Ajax");
    for (const name of ["Ajax Women", "Ajax (W)", "Ajax U19", "Ajax Under-21", "Ajax II", "Ajax B", "Ajax Reserves"]) {
      expect(find(team(0, name), first)).toEqual([]);
    }
    expect(find(team(0, "Ajax Reserves"), first, team(2, "Ajax II"))).toEqual([2]);
    expect(find(team(0, "Ajax U-19"), first, team(2, "Ajax II"), team(3, "Ajax Under 19"))).toEqual([3]);
    expect(squadClass("W Connection")).toBe("");
  });

  test("that may be one of two is ambiguous, unless one has the very name", () => {
    const known = [team(1, "FC Olimpia"), team(2, "SC Olimpia")];
    expect(find(team(0, "Olimpia"), ...known)).toEqual([1, 2]);
    expect(find(team(0, "SC Olimpia"), ...known)).toEqual([2]);
  });
});

describe("a competition", () => {
  const league = (id: number, key: string, en: string, own: Partial<CompetitionTraits> = {}) => ({
    id,
    sport: "football" as const,
    countryId: 1,
    key,
    kind: "league" as const,
    names: { en },
    ...own,
  });

  test("is found by its key, else by country and name", () => {
    const known = [league(1, "premier-league", "Premier League"), league(2, "serie-a", "Serie A", { countryId: 2 })];
    expect(ids(findCompetition(league(0, "serie-a", "Whatever"), known))).toEqual([2]);
    expect(ids(findCompetition(league(0, "epl", "The Premier League"), known))).toEqual([1]);
    expect(ids(findCompetition(league(0, "epl", "Premier League", { countryId: 3 }), known))).toEqual([]);
    expect(ids(findCompetition(league(0, "epl", "Premier League", { kind: "cup" }), known))).toEqual([]);
    expect(ids(findCompetition(league(0, "premier-league", "PL", { sport: "basketball" }), known))).toEqual([]);
    expect(ids(findCompetition(league(0, "wpl", "Premier League Women"), known))).toEqual([]);
  });
});

describe("a season", () => {
  test.each([
    ["2026-27", "2026-27"],
    ["2026/27", "2026-27"],
    ["2026/2027", "2026-27"],
    ["26/27", "2026-27"],
    ["2026", "2026"],
    ["World Cup 2022", "2022"],
    ["Apertura", "apertura"],
  ])("named %s is compared as %s", (name, key) => expect(seasonKey(name)).toBe(key));

  const season = (id: number, name: string, from: string, to: string): SeasonTraits & { id: number } => ({
    id,
    competitionId: 1,
    name,
    from,
    to,
  });

  test("is found by name, by the year it begins in, and by its dates", () => {
    const known = [season(1, "2025-26", "2025-08-01", "2026-05-31"), season(2, "2026-27", "2026-08-01", "2027-05-31")];
    expect(ids(findSeason(season(0, "2026/2027", "2026-07-01", "2027-06-30"), known))).toEqual([2]);
    expect(ids(findSeason(season(0, "2026", "2026-07-01", "2027-06-30"), known))).toEqual([2]);
    expect(ids(findSeason(season(0, "Season 12", "2025-08-10", "2026-05-20"), known))).toEqual([1]);
    expect(ids(findSeason(season(0, "2027-28", "2027-08-01", "2028-05-31"), known))).toEqual([]);
    expect(ids(findSeason({ ...season(0, "2026-27", "2026-08-01", "2027-05-31"), competitionId: 2 }, known))).toEqual(
      [],
    );
  });

  test("of one year is not the one that begins in it where their days differ", () => {
    const known = [season(1, "2026", "2026-02-01", "2026-06-10")];
    expect(findSeason(season(0, "2026-27", "2026-08-01", "2027-05-31"), known)).toEqual([]);
  });
});

test("a stage is found by its name, else as the only one of its kind in its place", () => {
  const stage = (id: number, name: string, order: number, kind: "table" | "knockout" = "table") => ({
    id,
    seasonId: 1,
    name,
    kind,
    order,
  });
  const known = [stage(1, "regular", 0), stage(2, "final", 1, "knockout")];
  expect(ids(findStage(stage(0, "regular", 5), known, known))).toEqual([1]);
  expect(ids(findStage(stage(0, "league", 0), known, known))).toEqual([1]);
  expect(ids(findStage(stage(0, "league", 3), known, known))).toEqual([]);
  const groups = [stage(1, "group-a", 0), stage(2, "group-b", 0)];
  expect(findStage(stage(0, "group-c", 0), groups, groups)).toEqual([]);
  expect(findStage({ ...stage(0, "group-c", 0), group: "group" }, known, known)).toEqual([]);
});

describe("a person", () => {
  const person = (id: number, en: string, birthDate: string | null, near: number[] = [], role = "player") => ({
    id,
    sport: "football" as const,
    role,
    names: { en },
    birthDate,
    near,
  });
  const find = (said: PersonTraits, ...known: ReturnType<typeof person>[]) => ids(personFinder(known)(said));

  test("is found by name and birth date, in whatever order the names stand", () => {
    const son = person(1, "Son Heung-min", "1992-07-08");
    expect(find(person(0, "Heung-Min Son", "1992-07-08"), son)).toEqual([1]);
    expect(find(person(0, "Heung-Min Son", "1992-07-09", [3]), { ...son, near: [3] })).toEqual([]);
    expect(find(person(0, "Son Heung-min", "1992-07-08", [], "coach"), son)).toEqual([]);
  });

  test("without a birth date is found by name and team, and not by the name alone", () => {
    const silva = person(1, "David Silva", "1986-01-08", [7, 8]);
    expect(find(person(0, "Dávid Silva", null, [8]), silva)).toEqual([1]);
    expect(find(person(0, "David Silva", null, [9]), silva)).toEqual([]);
    expect(find(person(0, "David Silva", null), silva)).toEqual([]);
  });

  test("of whose name there are two in the team is ambiguous", () => {
    const [one, other] = [person(1, "Gabriel", "1997-12-19", [7]), person(2, "Gabriel", "1997-04-03", [7])];
    expect(find(person(0, "Gabriel", null, [7]), one, other)).toEqual([1, 2]);
    expect(find(person(0, "Gabriel", "1997-04-03", [7]), one, other)).toEqual([2]);
  });
});

test("a venue is found by country and name; on neutral ground by its name", () => {
  expect(venueKey("Wembley Stadium")).toBe(venueKey("WEMBLEY"));
  expect(venueKey("Stadium")).toBe("stadium");
  const known = [{ id: 1, countryId: 1, name: "Wembley" }];
  expect(findVenue({ countryId: 1, neutral: false }, known)).toEqual(known);
  expect(findVenue({ countryId: 2, neutral: false }, known)).toEqual([]);
  expect(findVenue({ countryId: 2, neutral: true }, known)).toEqual(known);
});

describe("a match", () => {
  const hour = 3_600_000;
  const match = (id: number, kickoff: number, own: Partial<MatchTraits> = {}): MatchTraits & { id: number } => ({
    id,
    sport: "football",
    competitionId: 1,
    seasonId: 1,
    stageId: null,
    round: null,
    home: { teamId: 1 },
    away: { teamId: 2 },
    kickoff,
    ...own,
  });

  test("is found by competition and teams, at about the same time", () => {
    expect(ids(findMatch(match(0, 0), [match(1, 2 * hour)]))).toEqual([1]);
    expect(ids(findMatch(match(0, 0), [match(1, 48 * hour)]))).toEqual([1]);
    expect(ids(findMatch(match(0, 0), [match(1, 100 * hour)]))).toEqual([]);
    expect(ids(findMatch(match(0, 0), [match(1, 0, { competitionId: 2 })]))).toEqual([]);
    expect(ids(findMatch(match(0, 0), [match(1, 0, { away: { teamId: 3 } })]))).toEqual([]);
    expect(ids(findMatch(match(0, 0, { seasonId: 9 }), [match(1, 0)]))).toEqual([1]);
  });

  test("of teams that meet on two days is the nearer one, or ambiguous", () => {
    expect(ids(findMatch(match(0, 0), [match(1, hour), match(2, 24 * hour)]))).toEqual([1]);
    expect(ids(findMatch(match(0, 24 * hour), [match(1, 0), match(2, 48 * hour)]))).toEqual([1, 2]);
  });

  test("whose teams are not known yet is found by its round and hour", () => {
    const semi = { stageId: 4, round: "semi-final", home: { placeholder: { en: "W1" } } };
    expect(ids(findMatch(match(0, hour, semi), [match(1, 0, { stageId: 4, round: "semi-final" })]))).toEqual([1]);
    expect(ids(findMatch(match(0, 24 * hour, semi), [match(1, 0, { stageId: 4, round: "semi-final" })]))).toEqual([]);
    const other = match(1, 0, { ...semi, away: { teamId: 3 } });
    expect(ids(findMatch(match(0, 0, semi), [other]))).toEqual([]);
    const [first, second] = [match(1, 0, { ...semi, tie: 1 }), match(2, 0, { ...semi, tie: 2 })];
    expect(ids(findMatch(match(0, 0, { ...semi, tie: 2 }), [first, second]))).toEqual([2]);
    expect(ids(findMatch(match(0, 0, semi), [first, second]))).toEqual([1, 2]);
  });

  test("with the teams in each other's places is seen, and not taken for the same", () => {
    const swapped = match(1, 0, { home: { teamId: 2 }, away: { teamId: 1 } });
    expect(findMatch(match(0, 0), [swapped])).toEqual([]);
    expect(ids(findSwapped(match(0, 0), [swapped]))).toEqual([1]);
  });
});

describe("whose word counts", () => {
  const ranking = ["first", "second"];

  test("is a matter of the order of the sources; one that does not run has no say", () => {
    expect(outranks(ranking, "first", "second")).toBe(true);
    expect(outranks(ranking, "second", "first")).toBe(false);
    expect(outranks(ranking, "second", "gone")).toBe(true);
    expect(outranks(ranking, "first", "first")).toBe(true);
  });

  test("on a match that is on: the first, until it falls silent", () => {
    const live = { by: "first", at: 1_000_000, state: { kind: "live" } as never };
    const may = (source: string, now: number, told = live, at = now) => mayTellState(ranking, source, told, at, now);
    expect(may("second", 1_000_000 + silentMs)).toBe(false);
    expect(may("second", 1_000_001 + silentMs)).toBe(true);
    expect(may("first", 1_000_001, { ...live, by: "second" })).toBe(true);
    expect(may("first", 1_000_001, { ...live, by: "second" }, 1_000_000 - silentMs - 1)).toBe(false);
    expect(may("second", 9_000_000, { ...live, state: { kind: "finished" } as never })).toBe(false);
    expect(may("second", 9_000_000, { ...live, by: "gone", state: { kind: "finished" } as never })).toBe(true);
  });
});
