import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("nothing is kept on a reader's device but what the privacy policy tells of", () => {
  const keeping = globSync("**/*.{ts,tsx}", { cwd: root }).filter(
    (file) =>
      !file.includes(".test.") &&
      /\b(localStorage|sessionStorage|indexedDB)\b/.test(readFileSync(join(root, file), "utf8")),
  );
  // Under `device` of domain/privacy/kept.ts, in the words of i18n/messages/<locale>/privacy.json.
  expect(keeping.toSorted()).toEqual([
    "account/session/after-login.ts",
    "account/session/chat-window.ts",
    "news/comments/draft.ts",
    "video/watched.ts",
  ]);
});
