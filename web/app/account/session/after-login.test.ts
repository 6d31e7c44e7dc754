import { expect, test } from "vitest";
import { dropIntent, type Intent, keepIntent, takeIntent } from "#account/session/after-login.ts";

const watch: Intent = { kind: "watch", matchId: 7, videoId: "3" };
const minute = 60_000;

function aTab() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

test("what was about to be done is done once", () => {
  const tab = aTab();
  keepIntent(watch, 0, tab);
  expect(takeIntent("watch", 20 * minute, tab)).toEqual(watch);
  expect(takeIntent("watch", 20 * minute, tab)).toBeUndefined();
});

test("it is forgotten with time, and by who goes on without logging in", () => {
  const tab = aTab();
  keepIntent(watch, 0, tab);
  expect(takeIntent("watch", 31 * minute, tab)).toBeUndefined();
  keepIntent(watch, 0, tab);
  dropIntent(tab);
  expect(takeIntent("watch", minute, tab)).toBeUndefined();
});

test("a browser that keeps nothing, or has no room, does without", () => {
  const full = {
    ...aTab(),
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  keepIntent(watch, 0, full);
  expect(takeIntent("watch", minute, full)).toBeUndefined();
  keepIntent(watch, 0, undefined);
  expect(takeIntent("watch", minute, undefined)).toBeUndefined();
});
