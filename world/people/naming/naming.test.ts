import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawName, namesOf } from "#people/naming/naming.ts";
import { realPeople } from "#people/naming/pools/avoid.ts";
import { namePools } from "#people/naming/pools/names.ts";
import { rng } from "#random.ts";

const anySeed = fc.nat();
const draw = (seed: number, nationality: string, women = false) => namesOf(drawName(rng(seed), nationality, women));

describe("a name", () => {
  test("has the family name first where people say it so", () => {
    for (const nationality of ["vn", "kh", "kr", "cn", "hk", "tw"]) {
      const families = namePools[nationality]?.family ?? [];
      fc.assert(
        fc.property(anySeed, fc.boolean(), (seed, women) => {
          const { en } = draw(seed, nationality, women);
          expect(families.some((family) => en.startsWith(`${family} `))).toBe(true);
        }),
        { numRuns: 40 },
      );
    }
    for (const nationality of ["gb-eng", "jp", "th", "br"]) {
      const families = namePools[nationality]?.family ?? [];
      const last = draw(7, nationality).en;
      expect(
        families.some((family) => last.endsWith(` ${family}`)) || namePools[nationality]?.mononyms?.includes(last),
      ).toBe(true);
    }
  });

  test("is also written in the script of the country, where the pool has it", () => {
    const scripts = {
      th: ["th"],
      kh: ["kh"],
      jp: ["ja", "zh-Hans", "zh-Hant"],
      cn: ["zh-Hans", "zh-Hant", "ja"],
      hk: ["zh-Hans", "zh-Hant", "ja"],
      tw: ["zh-Hans", "zh-Hant", "ja"],
      kr: ["zh-Hans", "zh-Hant", "ja"],
    } as const;
    for (const [nationality, locales] of Object.entries(scripts)) {
      fc.assert(
        fc.property(anySeed, fc.boolean(), (seed, women) => {
          const names = draw(seed, nationality, women);
          for (const locale of locales) expect(names[locale]).toMatch(/^[^a-z]{2,}$/i);
        }),
        { numRuns: 30 },
      );
    }
  });

  test("has no characters of another script's: simplified ones in traditional text or the reverse", () => {
    const women = (locale: "zh-Hans" | "zh-Hant" | "ja") =>
      Array.from({ length: 400 }, (_, seed) => draw(seed, "jp", true)[locale] ?? "").join("");
    expect(women("zh-Hans")).not.toMatch(/[結陽穂楓優遙凜]/);
    expect(women("zh-Hant")).not.toMatch(/[结阳穂枫优遥凛]/);
    expect(women("ja")).not.toMatch(/[结阳穗枫优遙凜]/);
  });

  test("in Chinese characters begins with the family name", () => {
    const pool = namePools.jp;
    fc.assert(
      fc.property(anySeed, (seed) => {
        const names = draw(seed, "jp");
        const place = pool?.family.findIndex((family) => names.en.endsWith(` ${family}`)) ?? -1;
        expect(names.ja?.startsWith(pool?.writing?.ja?.family[place] ?? "?")).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test("is nobody's who is well known, and nobody's who is there already", () => {
    const taken = new Set<string>();
    const one = rng("names");
    for (let count = 0; count < 800; count += 1) drawName(one, "br", false, taken);
    expect(taken.size).toBe(800);
    for (const name of taken) expect(realPeople.has(name)).toBe(false);
  });

  test("is found for every nation, also for those without a pool", () => {
    for (const nationality of ["ba", "ml", "mn", "mt", "jm", "gb", "zz"])
      expect(draw(1, nationality).en.length).toBeGreaterThan(3);
  });

  test("is common where it is common in life", () => {
    const one = rng("frequency");
    const names = Array.from({ length: 500 }, () => namesOf(drawName(one, "vn", false)).en);
    const share = names.filter((name) => name.startsWith("Nguyễn ")).length / names.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.5);
  });
});
