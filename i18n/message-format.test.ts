import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageTags } from "@scoreline/domain/languages";
import { localeCodes } from "@scoreline/domain/names";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { messageFormat } from "#message-format.ts";

const folder = join(import.meta.dirname, "messages");

test.each(localeCodes)("every message in %s reads as the whole of ICU would have it", (locale) => {
  const languageTag = languageTags[locale];
  let compared = 0;
  for (const file of globSync(`${locale}/*.json`, { cwd: folder })) {
    const messages: Record<string, string> = JSON.parse(readFileSync(join(folder, file), "utf8"));
    for (const [key, message] of Object.entries(messages)) {
      if (!message.includes("{")) continue;
      const [ours, full] = [messageFormat(message, languageTag), new IntlMessageFormat(message, languageTag)];
      for (const values of triedWith(message)) {
        compared += 1;
        expect(`${file} ${key}: ${ours(values)}`).toBe(`${file} ${key}: ${full.format(values)}`);
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
});

/** Numbers of every kind where a message counts, every word that it chooses by, and some that it does not know. */
function triedWith(message: string): Record<string, string | number>[] {
  const names = [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => name);
  const words = [...message.matchAll(/(\w+) \{/g)].map(([, word = ""]) => word);
  const numbers = message.includes("plural") ? [0, 1, 2, 3, 5, 11, 21, 100, 999, 1_000, 12_345, 1.5, 0.5] : [7];
  return [...new Set(["another", ...words])].flatMap((word) =>
    numbers.map((number) => Object.fromEntries(names.map((name) => [name, isCounted(message, name) ? number : word]))),
  );
}

function isCounted(message: string, name: string): boolean {
  return new RegExp(`\\{${name}, plural`).test(message);
}

test("a value that is not given leaves its name, and a broken message is found at once", () => {
  expect(messageFormat("until {date}", "en")()).toBe("until {date}");
  expect(messageFormat("#1 of {league}", "en")({ league: "NBA" })).toBe("#1 of NBA");
  expect(() => messageFormat("{count, plural, other {# goals}", "en")).toThrow("bracket");
});
