import { expect, test } from "vitest";
import { announcedSpreadMs, lookAfter } from "#notification/look-after.ts";

test("pages ask at once for their own, one after the other for what is everybody's, and for nothing else", () => {
  expect(lookAfter(["notifications"], () => 0.5)).toBe(0);
  expect(lookAfter(["announcements"], () => 0.5)).toBe(announcedSpreadMs / 2);
  expect(lookAfter(["announcements", "notifications"], () => 0.5)).toBe(0);
  expect(lookAfter(["favourites", "profile"], () => 0.5)).toBeUndefined();
});
