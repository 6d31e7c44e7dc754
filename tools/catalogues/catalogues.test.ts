import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { properNames, sharedWithEnglish } from "./shared-words.ts";

const root = join(import.meta.dirname, "..", "..");
const folder = join(root, "i18n", "messages");

type Messages = Record<string, string>;
const catalogues = new Map<string, Map<string, Messages>>();
for (const file of globSync("*/*.json", { cwd: folder }).sort()) {
  const locale = dirname(file);
  const features = catalogues.get(locale) ?? new Map<string, Messages>();
  features.set(basename(file, ".json"), JSON.parse(readFileSync(join(folder, file), "utf8")));
  catalogues.set(locale, features);
}
const english = catalogues.get("en") ?? new Map<string, Messages>();
const others = [...catalogues].filter(([locale]) => locale !== "en");

test("there are eight languages", () => {
  expect([...catalogues.keys()].sort()).toEqual(["en", "ja", "kh", "pt", "th", "vn", "zh-Hans", "zh-Hant"]);
});

describe.each(others)("the messages in %s", (locale, features) => {
  test("are the same as in English, none missing, none more", () => {
    const keysOf = (catalogue: Map<string, Messages>) =>
      [...catalogue].flatMap(([feature, messages]) => Object.keys(messages).map((key) => `${feature}.${key}`)).sort();
    expect(keysOf(features)).toEqual(keysOf(english));
  });

  test("take the same values as in English", () => {
    const differing = each(features).filter(
      ({ feature, key, message }) =>
        JSON.stringify(valuesOf(message)) !== JSON.stringify(valuesOf(english.get(feature)?.[key] ?? "")),
    );
    expect(differing).toEqual([]);
  });

  test("are translated, apart from the words that the language shares with English", () => {
    const shared = sharedWithEnglish[locale] ?? [];
    const same = each(features).filter(
      ({ feature, key, message }) =>
        message === english.get(feature)?.[key] &&
        /\p{L}{4,}/u.test(wordsOf(message)) &&
        !properNames.test(`${feature}.${key}`) &&
        !shared.includes(message),
    );
    expect(same).toEqual([]);
  });

  test("are written out: no empty message, no space too many", () => {
    expect(each(features).filter(({ message }) => message.trim() !== message || message === "")).toEqual([]);
  });
});

test("every message is used", () => {
  const code = globSync("{api,web,live,notify,processes,i18n}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/(node_modules|build|\.types|\.react-router)\//.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const unused = each(english).filter(({ feature, key }) => {
    const full = `${feature}.${key}`;
    if (code.includes(`"${full}"`)) return false;
    // Keys that are put together: `status.${code}`, `shell.${kind}.title`.
    return !templates(code).some((template) => template.test(full));
  });
  expect(unused.map(({ feature, key }) => `${feature}.${key}`)).toEqual([]);
});

function templates(code: string): RegExp[] {
  return [...code.matchAll(/`([a-z][a-z0-9]*\.[\w.-]*)\$\{[^}]+\}([\w.]*)`/g)].map(([, before = "", after = ""]) => {
    const literal = (text: string) => text.replaceAll(".", "\\.");
    return new RegExp(`^${literal(before)}.+${literal(after)}$`);
  });
}

function each(features: Map<string, Messages>): { feature: string; key: string; message: string }[] {
  return [...features].flatMap(([feature, messages]) =>
    Object.entries(messages).map(([key, message]) => ({ feature, key, message })),
  );
}

/** The number behind a value that is already written: it only chooses a plural, which not every language has. */
const onlyChooses = "amount";

function valuesOf(message: string): string[] {
  const found = new Set<string>();
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.value !== onlyChooses) found.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
      if (element.type === TYPE.tag) visit(element.children);
    }
  };
  visit(parse(message));
  return [...found].sort();
}

/** The words of a message, those of its choices too, without the names of values. */
function wordsOf(message: string): string {
  const words = (elements: MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return element.value;
        if (element.type !== TYPE.plural && element.type !== TYPE.select) return " ";
        return Object.values(element.options)
          .map(({ value }) => words(value))
          .join(" ");
      })
      .join("");
  return words(parse(message));
}
