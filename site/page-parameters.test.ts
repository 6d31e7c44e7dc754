import { expect, test } from "vitest";
import { knownQuery } from "#page-parameters.ts";

test("of a query only what pages read is left, in one order", () => {
  expect(knownQuery(new URLSearchParams("utm_source=x&round=3&a=1&date=2026-11-15&constructor=1"))).toBe(
    "date=2026-11-15&round=3",
  );
  expect(knownQuery(new URLSearchParams("a=1&a=2"))).toBe("");
});

test("what is there more than once stays in its order", () => {
  expect(knownQuery(new URLSearchParams("league=2&company=1&league=1"))).toBe("company=1&league=2&league=1");
});
