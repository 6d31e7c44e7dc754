import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { languageTags } from "@scoreline/domain/languages";
import { localeCodes } from "@scoreline/domain/names";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { plainFormat } from "#plain-format.ts";

const folder = join(import.meta.dirname, "messages");

test.each(localeCodes)("every message in %s reads as the full grammar would have it", (locale) => {
  let counted = 0;
  for (const file of globSync(`${locale}/*.json`, { cwd: folder })) {
    const messages: Record<string, string> = JSON.parse(readFileSync(join(folder, file), "utf8"));
    for (const [key, message] of Object.entries(messages)) {
      for (const count of message.includes("plural") ? [0, 1, 2, 5, 11, 21, 100, 1_000, 1.5] : [7]) {
        const values = Object.fromEntries([...message.matchAll(/\{(\w+)/g)].map(([, name = ""]) => [name, count]));
        const plain = plainFormat(message, languageTags[locale], values);
        if (plain === undefined) continue;
        counted += 1;
        const full = String(new IntlMessageFormat(message, languageTags[locale]).format(values));
        expect(`${dirname(file)}/${basename(file)} ${key}: ${plain}`).toBe(
          `${dirname(file)}/${basename(file)} ${key}: ${full}`,
        );
      }
    }
  }
  expect(counted).toBeGreaterThan(100);
});
