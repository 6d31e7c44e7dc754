/// <reference types="vite/client" />
import { languageTags } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import { type Catalogue, type Feature, features, spokenEverywhere } from "#catalogue.ts";
import { type Translate, translator } from "#translate.ts";

/** For bundles only: what every page says is one file of a language, each further feature is another. */
const everywhere = import.meta.glob<Partial<Catalogue>>("./messages/*/everywhere.ts", { import: "default" });
const files = import.meta.glob<Record<string, string>>(
  ["./messages/*/*.json", "!./messages/*/{calendar,error,scores,shell,status}.json"],
  { import: "default" },
);

type Loaded = { catalogue: Partial<Catalogue>; translate: Translate };
const loaded = new Map<LocaleCode, Loaded>();

/** Has the messages that every page needs, and those of the features named. */
export async function loadMessages(locale: LocaleCode, wanted: readonly Feature[]): Promise<void> {
  let own = loaded.get(locale);
  if (!own) {
    const catalogue: Partial<Catalogue> = {};
    own = { catalogue, translate: translator(catalogue, languageTags[locale]) };
    loaded.set(locale, own);
  }
  const { catalogue } = own;
  const missing = wanted.filter((feature) => !catalogue[feature] && !spokenEverywhere.includes(feature));
  await Promise.all([
    catalogue.shell ??
      everywhere[`./messages/${locale}/everywhere.ts`]?.().then((said) => Object.assign(catalogue, said)),
    ...missing.map(async (feature) => {
      catalogue[feature] = await files[`./messages/${locale}/${feature}.json`]?.();
    }),
  ]);
}

/** The server renders every page. */
export function loadAllMessages(locale: LocaleCode): Promise<void> {
  return loadMessages(locale, features);
}

/** The messages of a page are loaded before the page renders. */
export function loadedTranslator(locale: LocaleCode): Translate {
  const own = loaded.get(locale);
  if (!own) throw new Error(`the messages of ${locale} are not loaded`);
  return own.translate;
}
