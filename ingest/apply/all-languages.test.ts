import { smallCompetition, smallCountry, smallTeam } from "@scoreline/feed/scripted/small-world";
import { loadCompetitions, loadCountries, loadTeams } from "@scoreline/store/catalogue/catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestIntake, testIntake } from "#testing/intake.ts";

let intake: TestIntake;
beforeAll(async () => {
  intake = await testIntake();
});
afterAll(() => intake.close());

test("what a source names in English only reads in every language that the book has", async () => {
  await intake.say(
    { ...smallCountry, names: { en: "Thailand" } },
    smallCompetition("football", { names: { en: "Thai League 1" } }),
    { ...smallTeam("football", 1), names: { en: "Buriram United FC" } },
    { ...smallTeam("football", 2), names: { en: "Nobody's Eleven" } },
    { ...smallTeam("football", 3), names: { en: "Port", th: "ชื่อของแหล่ง" } },
  );
  expect(await loadCountries(intake.database)).toMatchObject([{ names: { en: "Thailand", ja: "タイ" } }]);
  expect((await loadCompetitions(intake.database))[0]?.names).toMatchObject({ en: "Thai League 1", th: "ไทยลีก 1" });
  const names = (await loadTeams(intake.database)).map((team) => team.names);
  const called = (english: string) => names.find(({ en }) => en === english);
  expect(called("Buriram United FC")?.th).toBe("บุรีรัมย์ ยูไนเต็ด");
  const short = (await loadTeams(intake.database)).find((team) => team.names.en === "Buriram United FC")?.shorts;
  expect(short?.th).toBe("บุรีรัมย์");
  expect(called("Nobody's Eleven")).toEqual({ en: "Nobody's Eleven" });
  expect(called("Port")?.th).toBe("ชื่อของแหล่ง");
});
