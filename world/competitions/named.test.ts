import { sports } from "@scoreline/domain/sport";
import { competitionNames, countriesWithNationalTeams, namePages, teamNames } from "@scoreline/names/book";
import { describe, expect, test } from "vitest";
import { worldCompetitions, worldTeams } from "#competitions/registry.ts";
import { participants } from "#tournaments/participants.ts";
import { tournaments } from "#tournaments/tournaments.ts";

describe.each(sports)("the book of names and the %s of the world", (sport) => {
  const competitions = worldCompetitions.filter((world) => world.sport === sport);
  const teams = worldTeams.filter((team) => team.sport === sport);

  test("every competition and every club stands in the book", () => {
    for (const { competition, derived } of competitions)
      if (!derived) expect(competitionNames(sport, { key: competition.key }), competition.key).toBeDefined();
    for (const { club, derived, national } of teams)
      if (!derived && !national) expect(teamNames(sport, { key: club.key }), club.key).toBeDefined();
  });

  test("nothing stands in the book that nobody plays in or for", () => {
    const played = new Set([
      ...competitions.map(({ competition }) => competition.key),
      ...tournaments.map(({ tournament }) => tournament.key),
    ]);
    const clubs = new Map(teams.map(({ club, country }) => [club.key, country]));
    for (const page of namePages[sport]) {
      for (const key of Object.keys(page.competitions ?? {})) expect(played, key).toContain(key);
      for (const key of Object.keys(page.teams ?? {})) expect(clubs.get(key), key).toBe(page.country);
    }
    const nations = new Set([
      ...teams.flatMap(({ national, country }) => (national ? [country] : [])),
      ...(sport === "football" ? Object.values(participants).map(({ country }) => country) : []),
    ]);
    expect(new Set(countriesWithNationalTeams(sport))).toEqual(nations);
  });

  test("another source that gives a team its English name finds the same names", () => {
    for (const { club, country } of teams) {
      const found = teamNames(sport, { country, name: club.names.en });
      if (found) expect({ ...found, ...club.names }, club.key).toEqual(club.names);
    }
  });

  test("a national team has one name, and another one only where that is long", () => {
    const longer = teams.filter(({ national, derived, club }) => national && !derived && club.short !== club.names.en);
    for (const { club } of longer) expect(club.names.en.length, club.short).toBeGreaterThan(13);
  });

  test.each(["th", "kh", "zh-Hans", "zh-Hant", "ja"] as const)(
    "a competition is written in one script in %s",
    (locale) => {
      const mixed = competitions
        // Clubs of neighbours have no names in Khmer, those of Cambodia have them at home.
        .filter(({ competition }) => locale !== "kh" || competition.key !== "asean-club-championship")
        .filter(({ national, derived }) => !national && !derived)
        .flatMap(({ competition, teams: all }) => {
          const without = all.filter((key) => !teamNames(sport, { key })?.[locale]);
          return without.length === 0 || without.length === all.length ? [] : [`${competition.key}: ${without}`];
        });
      expect(mixed).toEqual([]);
    },
  );
});
