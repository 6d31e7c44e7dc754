/// <reference types="vite/client" />
import { languageTags } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Catalogue } from "#catalogue.ts";
import { type Translate, translator } from "#translate.ts";

/** For bundles only: each language is a chunk of its own, so a reader loads no other. */
const files = import.meta.glob<Record<string, string>>("./messages/*/*.json", { import: "default" });
const loaded = new Map<LocaleCode, Translate>();

export async function loadTranslator(locale: LocaleCode): Promise<Translate> {
  const known = loaded.get(locale);
  if (known) return known;
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./messages/${locale}/`));
  const features = await Promise.all(
    own.map(async ([path, load]) => [path.slice(path.lastIndexOf("/") + 1, -".json".length), await load()]),
  );
  const translate = translator(Object.fromEntries(features) as Catalogue, languageTags[locale]);
  loaded.set(locale, translate);
  return translate;
}

/** The language of a page is loaded before the page renders. */
export function loadedTranslator(locale: LocaleCode): Translate {
  const translate = loaded.get(locale);
  if (!translate) throw new Error(`the messages of ${locale} are not loaded`);
  return translate;
}
