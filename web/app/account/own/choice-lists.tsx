import { type PhoneCountry, phoneCountries } from "@scoreline/domain/account/phone-countries";
import { locales } from "@scoreline/i18n/locales";
import { languagesOf } from "@scoreline/site/home-countries";
import styles from "#account/own/choice-lists.module.css";
import { countryName } from "#account/own/country-name.ts";
import type { CountryAndLanguage } from "#account/own/use-country-and-language.ts";
import { usePage } from "#frame/page.ts";
import { Flag } from "#ui/badges/flag.tsx";
import { CheckIcon } from "#ui/icons.tsx";

/** Only drawn once it is opened, on the device: the device may name a country in its own words. */
export function CountryChoice({ choice: { country, changeCountry } }: { choice: CountryAndLanguage }) {
  const { config, locale } = usePage();
  const named = phoneCountries
    .map((code): { code: PhoneCountry; name: string } => ({ code, name: countryName(code, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, config.languageTag));
  return (
    <ul className={styles.list}>
      {named.map(({ code, name }) => (
        <li key={code}>
          <button type="button" aria-pressed={code === country} onClick={() => changeCountry(code)}>
            <Flag code={code.toLowerCase()} />
            <span>{name}</span>
            {code === country && <CheckIcon />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is read in the country that is chosen. */
export function LanguageChoice({ choice: { country, changeLanguage } }: { choice: CountryAndLanguage }) {
  const { locale } = usePage();
  return (
    <ul className={styles.list}>
      {languagesOf(country, locale).map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={locales[code].languageTag}
            data-script={locales[code].script}
            aria-pressed={code === locale}
            onClick={() => changeLanguage(code)}
          >
            <span>{locales[code].displayName}</span>
            {code === locale && <CheckIcon />}
          </button>
        </li>
      ))}
    </ul>
  );
}
