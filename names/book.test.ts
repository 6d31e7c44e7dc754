import { type LocaleCode, localeCodes } from "@scoreline/domain/names";
import { nicknamed } from "@scoreline/domain/search/nicknames";
import { sports } from "@scoreline/domain/sport";
import { describe, expect, test } from "vitest";
import {
  competitionNames,
  conferenceNames,
  countriesWithNationalTeams,
  namePages,
  nationalTeamNames,
  shortTeamNames,
  teamNames,
} from "#book.ts";
import { countryNames } from "#countries.ts";
import { suffixed } from "#variants.ts";

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
      ja: "アーセナルU-21",
      pt: "Arsenal Sub-21",
    });
    expect(teamNames("football", { country: "gb-eng", name: "Arsenal Women" })?.vn).toBe("Arsenal Nữ");
  });

  test("writes no Thai word once with a tone mark and once without", () => {
    const spellings = new Map<string, Set<string>>();
    for (const { teams = {}, competitions = {}, shorts = {} } of sports.flatMap((sport) => namePages[sport])) {
      for (const { th = "" } of [teams, competitions, shorts].flatMap((named) =>
        Object.values<{ th?: string }>(named),
      )) {
        for (const word of th.split(" ")) {
          const bare = word.replace(/[\u0e47-\u0e4c]/g, "");
          spellings.set(bare, (spellings.get(bare) ?? new Set()).add(word));
        }
      }
    }
    expect([...spellings.values()].filter(({ size }) => size > 1).map((several) => [...several])).toEqual([]);
  });

  test("knows what a team is called where there is little room, in the languages that shorten it", () => {
    const short = (name: string) => shortTeamNames("football", { country: "gb-eng", name });
    expect(short("Manchester United")).toMatchObject({ th: "แมนฯ ยูไนเต็ด", ja: "マンU" });
    expect(short("Manchester United")).toBe(shortTeamNames("football", { key: "manchester-united" }));
    expect(short("Manchester United U21")).toMatchObject({ th: "แมนฯ ยูไนเต็ด U21", ja: "マンU U-21" });
    expect(short("Arsenal")?.["zh-Hans"]).toBeUndefined();
    expect(shortTeamNames("football", { country: "us", name: "USA" })?.pt).toBe("EUA");
  });

  test("has short names only of teams that it knows, each shorter than the name", () => {
    for (const sport of sports)
      for (const { teams = {}, shorts = {} } of namePages[sport])
        for (const [key, own] of Object.entries(shorts))
          for (const [locale, short] of Object.entries(own)) {
            const name = teams[key]?.[locale as LocaleCode];
            expect(name, `${key} ${locale}`).toBeDefined();
            expect([...short].length, `${key} ${short}`).toBeLessThan([...(name ?? "")].length);
          }
  });

  test("knows everybody of whom the search knows other names", () => {
    for (const sport of sports) {
      const pages = namePages[sport];
      const english = (rows: readonly Readonly<Record<string, { en: string }>>[]) =>
        new Set(rows.flatMap((row) => Object.values(row).map(({ en }) => en)));
      const nations = countriesWithNationalTeams(sport).map((country) => nationalTeamNames(sport, country)?.en ?? "");
      const teams = new Set([...english(pages.map((page) => page.teams ?? {})), ...nations]);
      const competitions = english(pages.map((page) => page.competitions ?? {}));
      expect(nicknamed(sport, "team").filter((name) => !teams.has(name))).toEqual([]);
      expect(nicknamed(sport, "competition").filter((name) => !competitions.has(name))).toEqual([]);
    }
  });

  test("sets letters and digits apart from the side that follows them", () => {
    expect(suffixed({ en: "Bangkok FC", "zh-Hans": "曼谷FC" }, "football", "u21")).toMatchObject({
      en: "Bangkok FC U21",
      "zh-Hans": "曼谷FC U21",
    });
    expect(suffixed({ en: "Arsenal", "zh-Hans": "阿森纳" }, "football", "u21")["zh-Hans"]).toBe("阿森纳U21");
  });

  test("calls a country as it calls the country's team, in both sports and in every language", () => {
    for (const sport of sports)
      for (const country of countriesWithNationalTeams(sport))
        expect(countryNames(country), country).toEqual(nationalTeamNames(sport, country));
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
