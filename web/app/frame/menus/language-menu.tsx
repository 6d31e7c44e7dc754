import type { LocaleCode } from "@scoreline/domain/names";
import { locales } from "@scoreline/i18n/locales";
import { inLocale } from "@scoreline/site/redirects";
import { useLocation } from "react-router";
import styles from "#frame/menus/language-menu.module.css";
import { usePage } from "#frame/page.ts";
import { Dropdown } from "#ui/controls/dropdown.tsx";
import { CheckIcon, GlobeIcon } from "#ui/icons.tsx";

/** What is read in the reader's country; all languages are in the settings. */
export function LanguageMenu() {
  const { t, languages } = usePage();
  return (
    <div className="desktop-only">
      <Dropdown label={t("shell.language")} button={<GlobeIcon />}>
        <LanguageList offered={languages} />
      </Dropdown>
    </div>
  );
}

/** Plain links: they work without script, and a whole load brings the new language's messages. */
export function LanguageList({ offered }: { offered: readonly LocaleCode[] }) {
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.list}>
      {offered.map((code) => (
        <li key={code}>
          <a
            href={inLocale(`${pathname}${search}`, code)}
            lang={locales[code].languageTag}
            hrefLang={locales[code].languageTag}
            data-script={locales[code].script}
            aria-current={code === locale ? "true" : undefined}
          >
            {locales[code].displayName}
            {code === locale && <CheckIcon />}
          </a>
        </li>
      ))}
    </ul>
  );
}
