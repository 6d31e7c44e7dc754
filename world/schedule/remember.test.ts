import { expect, test } from "vitest";
import { forgetAll, rememberLast } from "#schedule/remember.ts";

test("what was used last is kept, until everything is let go of", () => {
  let made = 0;
  const make = () => {
    made += 1;
    return made;
  };
  const [one, other] = [rememberLast<number>(4), rememberLast<number>(4)];
  expect([one("a", make), one("a", make), other("a", make)]).toEqual([1, 1, 2]);
  for (const key of ["b", "c", "d", "e"]) one(key, make);
  expect(one.known("a")).toBeUndefined();
  forgetAll();
  expect([one.known("e"), other.known("a")]).toEqual([undefined, undefined]);
  expect(other("a", make)).toBe(made);
});

test("what takes long and is small stays when everything else is let go of", () => {
  const kept = rememberLast<number>(4, { forgotten: false });
  kept("a", () => 1);
  forgetAll();
  expect(kept.known("a")).toBe(1);
});
