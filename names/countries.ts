import { languageTags } from "@scoreline/domain/languages";
import { type LocaleCode, localeCodes, type Names } from "@scoreline/domain/names";
import basketball from "./basketball/national-teams.json" with { type: "json" };
import own from "./countries.json" with { type: "json" };
import football from "./football/national-teams.json" with { type: "json" };

/** What Intl does not know, or names otherwise than the news does. */
const written: Readonly<Record<string, Names>> = own;

/** A country is called as its team is: a reader who knows the one finds the other. */
const teams: Readonly<Record<string, Names>> = { ...basketball, ...football };

const platform = new Map(
  localeCodes.map((locale): [LocaleCode, Intl.DisplayNames] => [
    locale,
    new Intl.DisplayNames(languageTags[locale], { type: "region", fallback: "none" }),
  ]),
);

/** A country or confederation as readers of each language call it; nothing for a code that nobody knows. */
export function countryNames(code: string): Names | undefined {
  const known = written[code] ?? teams[code];
  if (known) return known;
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  const found = localeCodes.flatMap((locale): [LocaleCode, string][] => {
    const name = platform.get(locale)?.of(code.toUpperCase());
    return name ? [[locale, name]] : [];
  });
  const names: Partial<Names> = Object.fromEntries(found);
  return names.en === undefined ? undefined : { ...names, en: names.en };
}
