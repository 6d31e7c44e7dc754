import { sports } from "@scoreline/domain/sport";
import { describe, expect, test } from "vitest";
import { careerOf, transfersOf } from "#people/careers.ts";
import { personOf } from "#people/persons.ts";
import { clubHomes } from "#people/population/clubs.ts";
import { squadOf } from "#people/squads.ts";

const seed = "test";
const year = 2022;

describe("a career", () => {
  test("runs through clubs one after the other and ends where the player is", () => {
    for (const [sport, key, day] of [
      ["football", "arsenal", "09-15"],
      ["football", "kawasaki-frontale", "02-20"],
      ["basketball", "chiba-jets", "09-15"],
    ] as const) {
      for (const { ref } of squadOf(seed, sport, key, year).members) {
        const rows = careerOf(seed, ref, `${year}-${day}`);
        expect(rows.at(-1)).toMatchObject({ club: key, season: year });
        expect(rows.at(-1)?.until).toBeUndefined();
        rows.forEach((row, index) => {
          const next = rows[index + 1];
          if (next) expect(next.from >= (row.until ?? "9999")).toBe(true);
        });
      }
    }
  });

  test("shows nothing of the future", () => {
    const ref = squadOf(seed, "football", "arsenal", 2019).members[0]?.ref ?? "";
    const then = careerOf(seed, ref, "2019-10-01");
    squadOf(seed, "football", "arsenal", year);
    expect(careerOf(seed, ref, "2019-10-01")).toEqual(then);
    expect(then.every((row) => row.from <= "2019-10-01")).toBe(true);
  });

  test("is empty for strangers", () => {
    expect(careerOf(seed, "p:chess:1", "2020-01-01")).toEqual([]);
    expect(careerOf(seed, "nobody", "2020-01-01")).toEqual([]);
    expect(personOf(seed, "p:football:-1")).toBeUndefined();
    expect(personOf(seed, "p:football:s:nowhere:1:1")).toBeUndefined();
  });
});

describe("transfers", () => {
  test("are five to eight each way in a season, and some youths and returns", () => {
    for (const sport of sports) {
      const homes = clubHomes(sport);
      let came = 0;
      let went = 0;
      for (const { key } of homes) {
        const { in: arrivals, out } = transfersOf(seed, sport, key, year);
        came += arrivals.length;
        went += out.length;
      }
      const [least, most] = sport === "football" ? [5, 9] : [2.5, 6];
      expect(came / homes.length).toBeGreaterThan(least);
      expect(came / homes.length).toBeLessThan(most);
      expect(went / homes.length).toBeGreaterThan(least);
      expect(went / homes.length).toBeLessThan(most);
    }
  });

  test("are told alike by both clubs", () => {
    for (const { key } of clubHomes("football").slice(0, 200)) {
      for (const move of transfersOf(seed, "football", key, year).out) {
        if (!move.other || move.kind === "free") continue;
        const calendarYears = [year - 1, year, year + 1];
        const arrivals = calendarYears.flatMap((each) => transfersOf(seed, "football", move.other ?? "", each).in);
        expect(arrivals).toContainEqual({ ...move, other: key });
      }
    }
  });

  test("happen while a window is open", () => {
    for (const { key } of clubHomes("football").slice(0, 100)) {
      const { in: arrivals, out } = transfersOf(seed, "football", key, year);
      for (const { date } of [...arrivals, ...out]) expect(date.slice(5)).toMatch(/^(01|02|07|08)-/);
    }
  });

  test("are paid for, on loan or free", () => {
    const all = clubHomes("football").flatMap(({ key }) => transfersOf(seed, "football", key, year).in);
    for (const { kind, feeEur } of all) expect(feeEur !== undefined).toBe(kind === "fee");
    for (const kind of ["fee", "free", "loan", "loan-return", "youth"])
      expect(all.some((move) => move.kind === kind)).toBe(true);
    expect(Math.max(...all.map(({ feeEur }) => feeEur ?? 0))).toBeGreaterThan(20_000_000);
  });
});
