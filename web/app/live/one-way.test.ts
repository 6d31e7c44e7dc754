import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");
const sources = globSync("**/*.{ts,tsx}", { cwd: app })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => ({ file, code: readFileSync(join(app, file), "utf8") }));

const filesWith = (words: RegExp) => sources.filter(({ code }) => words.test(code)).map(({ file }) => file);

test.each([
  ["opens a stream", /\bnew EventSource\(/, "live/connection.ts"],
  ["holds anything back", /\bnew HeldBack\(/, "live/tab-stream.ts"],
  ["asks the server", /\bfetch\(|\bcreateClient\(|\bXMLHttpRequest\b/, "live/tab-client.ts"],
  ["has a stream of its own", /\bnew TabStream\(/, "live/tab-live.ts"],
])("one file %s", (_, words, file) => {
  expect(filesWith(words)).toEqual([file]);
});
