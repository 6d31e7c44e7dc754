import { type PhoneCountry, phoneCountries } from "@scoreline/domain/account/phone-countries";
import { localeCodes } from "@scoreline/domain/names";
import { locales } from "@scoreline/i18n/locales";
import { homeCountry } from "@scoreline/site/home-countries";
import styles from "#account/own/choice-lists.module.css";
import { countryName } from "#account/own/country-name.ts";
import { useCountryAndLanguage } from "#account/own/use-country-and-language.ts";
import { usePage } from "#frame/page.ts";
import { Flag } from "#ui/flag.tsx";
import { CheckIcon } from "#ui/icons.tsx";

/** Only drawn once it is opened, on the device: the device may name a country in its own words. */
export function CountryChoice() {
  const { config, locale } = usePage();
  const { country, changeCountry } = useCountryAndLanguage();
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

export function LanguageChoice() {
  const { locale } = usePage();
  const { country, changeLanguage } = useCountryAndLanguage();
  // What is read in the reader's country comes first; who reads something else there finds it below.
  const offered = new Set([...(homeCountry(country)?.locales ?? []), ...localeCodes]);
  return (
    <ul className={styles.list}>
      {[...offered].map((code) => (
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
