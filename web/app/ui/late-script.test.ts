import { expect, test } from "vitest";
import { lateScript } from "#ui/late-script.ts";

test("a script that came is not asked for by another address", async () => {
  const script = lateScript(async () => ({ part: 1 }));
  expect(await script()).toEqual({ part: 1 });
  expect(await script()).toEqual({ part: 1 });
});

test("where a browser does not say what did not come, it is asked again", async () => {
  let asked = 0;
  const script = lateScript(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError("Importing a module script failed.");
    return { part: 1 };
  });
  await expect(script()).rejects.toThrow("failed");
  expect(await script()).toEqual({ part: 1 });
});

test("what a browser will not ask for again is asked for by another address of the same file", async () => {
  let asked = 0;
  const script = lateScript(async () => {
    asked += 1;
    throw new TypeError("Failed to fetch dynamically imported module: https://example.org/assets/part-1.js");
  });
  await expect(script()).rejects.toThrow("part-1.js");
  // Node fetches nothing: it names what it was asked for.
  await expect(script()).rejects.toThrow(/https/);
  expect(asked).toBe(1);
});
