import { localeCodes, type Names } from "#names.ts";
import { fold } from "#search/fold.ts";

/** What a club may put before or after its name, and others leave out. */
const shortForms: ReadonlySet<string> = new Set(
  "fc afc cfc cf fbc ff sc ssc ac as ss us fk sk nk kk bk bc bbc cd ud sd rc rcd ca ec if il sv tsv vfb vfl ks jk pk".split(
    " ",
  ),
);
/** Words that say nothing about which club it is. */
const fillers: ReadonlySet<string> = new Set(["club", "football", "futbol", "futebol", "basketball", "the"]);
const foundingYear = /^1[89]\d\d$/;

export type NameKey = {
  /** What has to be the same. */
  core: string;
  /** What may be missing, and may not contradict. */
  forms: ReadonlySet<string>;
  /** Everything, as it is compared. */
  full: string;
};

/** A name of a team or of a competition as it is compared: without case, accents and short forms such as "FC". */
export function nameKey(name: string): NameKey {
  const full = fold(name);
  // "1. FC" is one short form of two words.
  const words = full.replace(/^1 (?=fc |fk |sc )/, "").split(" ");
  const forms = words.filter((word) => shortForms.has(word) || foundingYear.test(word));
  const core = words.filter((word) => !forms.includes(word) && !fillers.has(word)).join(" ");
  return core === "" ? { core: full, forms: new Set(), full } : { core, forms: new Set(forms), full };
}

/** "FC Aarau" and "Aarau" are the same name, "FC Aarau" and "SC Aarau" are not. */
export function sameName(a: NameKey, b: NameKey): boolean {
  if (a.core !== b.core) return false;
  return a.forms.size === 0 || b.forms.size === 0 || [...a.forms].some((form) => b.forms.has(form));
}

/** The name in each language in which there is one; English first. */
export function allNames(names: Names): string[] {
  return localeCodes.flatMap((locale) => names[locale] ?? []);
}
