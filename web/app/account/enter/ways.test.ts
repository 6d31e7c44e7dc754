import { expect, test } from "vitest";
import { waysOf } from "#account/enter/ways.ts";

test("a page offers what the calls offer, and says so where that is the app alone or nothing", () => {
  const signUp = (...methods: string[]) => waysOf(methods, { withChat: true });
  expect(signUp("code", "firebase", "line")).toEqual({ byCode: true, said: undefined });
  expect(signUp("firebase", "line")).toEqual({ byCode: false, said: undefined });
  expect(signUp("firebase")).toEqual({ byCode: false, said: "inApp" });
  expect(signUp()).toEqual({ byCode: false, said: "closed" });
});

test("a forgotten password comes back by a code or in the app, not by a chat app", () => {
  const reset = (...methods: string[]) => waysOf(methods, { withChat: false });
  expect(reset("password", "code", "line")).toEqual({ byCode: true, said: undefined });
  expect(reset("password", "line", "firebase")).toEqual({ byCode: false, said: "inApp" });
  expect(reset("password", "zalo")).toEqual({ byCode: false, said: "closed" });
});
