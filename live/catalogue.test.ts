import { loadTeams, saveTeams } from "@scoreline/store/catalogue/catalogue";
import { expect, test } from "vitest";
import { Catalogue } from "#catalogue.ts";
import { smallStore } from "#testing/small-store.ts";

test("a nation's mark is its flag; a club keeps its crest, and a picture of the source stays", async () => {
  const { database, close } = await smallStore();
  const [club] = await loadTeams(database);
  if (!club) throw new Error("the small store has no teams");
  const nation = { ...club, kind: "national" as const, logo: null };
  await saveTeams(database, [
    { ...nation, id: 901 },
    { ...nation, id: 902, logo: "https://example.org/mark.png" },
  ]);
  const { teams, countries } = await Catalogue.load(database);
  const code = countries.get(club.countryId)?.code.toUpperCase();
  expect(teams.get(901)?.logo).toBe(`/flags/${code}.svg`);
  expect(teams.get(902)?.logo).toBe("https://example.org/mark.png");
  expect(teams.get(club.id)?.logo).toBe(null);
  await close();
});
