import { expect, test } from "vitest";
import type { Catalogue, MessageKey } from "#catalogue.ts";
import { translator } from "#translate.ts";

test("what is not loaded yet is said once it is", () => {
  const catalogue: Partial<Catalogue> = {};
  const t = translator(catalogue, "en");
  const [plain, counted] = ["match.title", "match.count"] as MessageKey[];
  expect([t(plain as MessageKey), t(counted as MessageKey, { count: 2 })]).toEqual(["match.title", "match.count"]);
  Object.assign(catalogue, { match: { title: "A match", count: "{count, plural, one {# goal} other {# goals}}" } });
  for (const _ of ["at first", "and again"]) {
    expect(t(plain as MessageKey)).toBe("A match");
    expect(t(counted as MessageKey, { count: 1 })).toBe("1 goal");
    expect(t(counted as MessageKey, { count: 2 })).toBe("2 goals");
  }
});
