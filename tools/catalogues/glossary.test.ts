import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const i18n = join(root, "i18n");
const readRoot = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const read = (file: string) => JSON.parse(readFileSync(join(i18n, file), "utf8"));

/** What an English word is called; what it is never called; and the messages that mean something else by the word. */
type Term = { say?: string[]; not?: string[]; except?: string[] };

const messages = new Map<string, Map<string, string>>();
for (const file of globSync("messages/*/*.json", { cwd: i18n })) {
  const locale = basename(dirname(file));
  const own = messages.get(locale) ?? new Map<string, string>();
  for (const [key, message] of Object.entries<string>(read(file)))
    own.set(`${basename(file, ".json")}.${key}`, message);
  messages.set(locale, own);
}

/** What is said beside the messages: stories, banners, contests and the names of competitions. */
function saidBeside(locale: string): [where: string, text: string][] {
  const stories = Object.entries<string[]>(readRoot(`world/newsroom/words/${locale}.json`)).flatMap(([key, ways]) =>
    ways.map((text): [string, string] => [`story ${key}`, text]),
  );
  const content = ["banners/banners.json", "contests/contests.json"].flatMap((file) =>
    readRoot(`content/${file}`).flatMap(({ words }: { words: Record<string, Record<string, string>> }) =>
      Object.values(words[locale] ?? {}).map((text): [string, string] => [file, text]),
    ),
  );
  const competitions = globSync("names/**/*.json", { cwd: root }).flatMap((file) =>
    Object.values<Record<string, string>>(readRoot(file).competitions ?? {}).flatMap((names): [string, string][] =>
      names[locale] ? [[file, names[locale]]] : [],
    ),
  );
  return [...stories, ...content, ...competitions];
}

const english = messages.get("en") ?? new Map<string, string>();
/** Without the names of values, which are no words of the language. */
const bare = (message: string) => message.replace(/\{\w+\}/g, "");
/** Cups have names of their own. */
const named = (key: string) => key.startsWith("league.cup.");

describe.each([...messages.keys()].sort())("the glossary of %s", (locale) => {
  const terms: [string, Term][] = Object.entries(read(`glossary/${locale}.json`));
  const own = messages.get(locale) ?? new Map<string, string>();

  test("has a word for a thing, and every message that speaks of the thing uses it", () => {
    const otherwise = terms.flatMap(([word, { say = [], except = [] }]) => {
      if (say.length === 0) return [];
      const spoken = new RegExp(`\\b${word}`, "i");
      return [...english]
        .filter(([key, message]) => spoken.test(bare(message)) && !named(key) && !except.includes(key))
        .filter(([key]) => !say.some((form) => own.get(key)?.includes(form)))
        .map(([key]) => `${word}: ${key}: ${own.get(key)}`);
    });
    expect(otherwise).toEqual([]);
  });

  test("has words that are not used, and no message uses them", () => {
    const used = terms.flatMap(([word, { not = [], except = [] }]) =>
      [...own]
        .filter(([key]) => !except.includes(key) && !named(key))
        .filter(([, message]) => not.some((form) => (form.includes("{") ? message : bare(message)).includes(form)))
        .map(([key, message]) => `${word}: ${key}: ${message}`),
    );
    expect(used).toEqual([]);
  });

  test("has words that stories, banners, contests and competitions do not use either", () => {
    const said = saidBeside(locale);
    expect(said.length).toBeGreaterThan(300);
    const used = terms.flatMap(([word, { not = [], except = [] }]) =>
      said
        .filter(([where, text]) => !except.includes(where) && not.some((form) => bare(text).includes(form)))
        .map(([where, text]) => `${word}: ${where}: ${text}`),
    );
    expect(used).toEqual([]);
  });

  test("holds nothing that no message speaks of", () => {
    const silent = terms.filter(
      ([, { say = [] }]) => say.length > 0 && ![...own.values()].some((message) => message.includes(say[0] ?? "")),
    );
    expect(silent).toEqual([]);
  });
});
