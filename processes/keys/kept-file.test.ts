import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@scoreline/store/engine/open";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Configuration, readConfiguration } from "#configuration.ts";
import { explain } from "#explain.ts";
import { fantasySeed } from "#keys/fantasy-key.ts";
import { secretKey } from "#keys/secret-key.ts";
import { vapidKeys } from "#keys/vapid-keys.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "scoreline-kept-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe.each([
  // Only where processes share a database is it asked for them.
  ["vapid.json", (configuration: Configuration) => vapidKeys(configuration, {} as Database)],
  ["secret.key", (configuration: Configuration) => secretKey(configuration, () => {})],
  ["fantasy.key", fantasySeed],
])("%s", (name, read) => {
  const asked = async () => read(readConfiguration({ DATA_DIR: directory }));

  test("is made once, whole, for its owner alone", async () => {
    const made = await asked();
    expect(await asked()).toEqual(made);
    expect(readdirSync(directory)).toEqual([name]);
    expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600);
  });

  test("that was cut short is told in one sentence, and stays as it is", async () => {
    await asked();
    const file = join(directory, name);
    for (const text of ["", readFileSync(file, "utf8").slice(0, 20)]) {
      writeFileSync(file, text);
      let said = "";
      try {
        await asked();
      } catch (error) {
        said = explain(error);
      }
      expect(said).toMatch(/^The file \S+ was cut short\. Put back a copy of it, or delete it [^\n]*$/);
      expect(said).toContain(file);
      expect(readFileSync(file, "utf8")).toBe(text);
    }
  });

  test("that was being written when the disk was full is begun anew", async () => {
    writeFileSync(join(directory, `${name}.new`), "half of");
    await asked();
    expect(readdirSync(directory)).toEqual([name]);
  });
});
