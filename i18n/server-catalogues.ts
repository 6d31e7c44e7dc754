import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageTags } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import { type Catalogue, features } from "#catalogue.ts";
import { type Translate, translator } from "#translate.ts";

/** Every language, read from the files: for the server rooms. The browser loads only its own. */
export function readCatalogue(locale: LocaleCode): Catalogue {
  const read = (feature: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, "messages", locale, `${feature}.json`), "utf8"));
  return Object.fromEntries(features.map((feature) => [feature, read(feature)])) as Catalogue;
}

const translators = new Map<LocaleCode, Translate>();

export function translatorFor(locale: LocaleCode): Translate {
  let known = translators.get(locale);
  if (!known) {
    known = translator(readCatalogue(locale), languageTags[locale]);
    translators.set(locale, known);
  }
  return known;
}
