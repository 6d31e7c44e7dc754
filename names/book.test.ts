import { localeCodes } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import { describe, expect, test } from "vitest";
import { competitionNames, conferenceNames, namePages, nationalTeamNames, teamNames } from "#book.ts";
import { countryNames } from "#countries.ts";

const thai = (found: { th?: string } | undefined) => found?.th;

describe("the book of names", () => {
  test("finds a competition by its key, or by its country and English name", () => {
    expect(thai(competitionNames("football", { key: "premier-league" }))).toBe("พรีเมียร์ลีก");
    expect(competitionNames("football", { country: "gb-eng", name: "premier league" })).toBe(
      competitionNames("football", { key: "premier-league" }),
    );
    expect(competitionNames("football", { country: "th", name: "Premier League" })).toBeUndefined();
    expect(competitionNames("basketball", { key: "premier-league" })).toBeUndefined();
  });

  test.each([
    ["football", "es", "Atletico Madrid", "atletico-madrid"],
    ["football", "gb-eng", "Arsenal FC", "arsenal"],
    ["football", "gb-eng", "ARSENAL", "arsenal"],
    ["football", "br", "Sao Paulo FC", "sao-paulo"],
    ["basketball", "us", "los angeles lakers", "los-angeles-lakers"],
  ] as const)("finds a team of %s in %s that is called %s", (sport, country, name, key) => {
    const found = teamNames(sport, { country, name });
    expect(found).toBeDefined();
    expect(found).toBe(teamNames(sport, { key }));
  });

  test("knows nobody of another country or sport by the same name", () => {
    expect(teamNames("football", { country: "es", name: "Arsenal" })).toBeUndefined();
    expect(teamNames("basketball", { country: "gb-eng", name: "Arsenal" })).toBeUndefined();
    expect(teamNames("football", { country: "gb-eng", name: "FC" })).toBeUndefined();
  });

  test("calls a club's other sides after the club", () => {
    expect(teamNames("football", { country: "gb-eng", name: "Arsenal FC U-21" })).toMatchObject({
      en: "Arsenal U21",
      th: "อาร์เซนอล U21",
      pt: "Arsenal Sub-21",
    });
    expect(teamNames("football", { country: "gb-eng", name: "Arsenal Women" })?.vn).toBe("Arsenal Nữ");
  });

  test("finds national teams by their country, and by the name that sources give them", () => {
    expect(nationalTeamNames("football", "br")).toMatchObject({ en: "Brazil", pt: "Brasil" });
    expect(teamNames("football", { country: "br", name: "Brazil" })).toBe(nationalTeamNames("football", "br"));
    expect(conferenceNames("basketball", "nba", "eastern-conference")?.pt).toBe("Conferência Leste");
  });

  test("names countries, the parts of one that play by themselves, and confederations", () => {
    expect(countryNames("th")).toMatchObject({ en: "Thailand", th: "ไทย", ja: "タイ" });
    expect(countryNames("gb-eng")?.vn).toBe("Anh");
    expect(countryNames("europe")?.en).toBe("Europe");
    expect(countryNames("xx")).toBeUndefined();
    expect(countryNames("not a code")).toBeUndefined();
  });

  test("holds every key once in a sport, and only languages of the product", () => {
    for (const sport of sports) {
      const keys = new Set<string>();
      for (const { country, competitions = {}, teams = {} } of namePages[sport]) {
        expect(countryNames(country), country).toBeDefined();
        for (const [kind, rows] of Object.entries({ competitions, teams }))
          for (const [key, names] of Object.entries(rows)) {
            expect(keys.has(`${kind} ${key}`), key).toBe(false);
            keys.add(`${kind} ${key}`);
            expect(names.en.trim(), key).not.toBe("");
            for (const locale of Object.keys(names)) expect(localeCodes, key).toContain(locale);
          }
      }
    }
  });
});
