import { localeCodes } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import { locales } from "@scoreline/i18n/locales";
import { Link, useLocation } from "react-router";
import styles from "#shell/header.module.css";
import { usePage } from "#shell/page.ts";
import { useSettings } from "#shell/settings.ts";
import { GlobeIcon, LogoMark, MoonIcon, SunIcon } from "#ui/icons.tsx";

export function Header() {
  const { locale, t } = usePage();
  const { pathname } = useLocation();
  const sport = pathname.split("/")[2] === "basketball" ? "basketball" : "football";
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <Link className={styles.logo} to={`/${locale}`} aria-label={t("shell.home")}>
          <LogoMark />
          <span>Scoreline</span>
        </Link>
        <nav className={styles.tabs} aria-label={t("shell.mainMenu")}>
          {sports.map((name) => (
            <Link
              key={name}
              className={styles.tab}
              to={`/${locale}/${name}/matches`}
              aria-current={name === sport ? "page" : undefined}
            >
              {t(`shell.${name}`)}
            </Link>
          ))}
        </nav>
        <div className={styles.end}>
          <ThemeButton />
          <LanguageMenu />
        </div>
      </div>
    </header>
  );
}

function ThemeButton() {
  const { t } = usePage();
  const { settings, change } = useSettings();
  const { theme } = settings;
  function toggle() {
    const dark = theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
    change({ theme: dark ? "light" : "dark" });
  }
  return (
    <button
      type="button"
      className={styles.icon}
      onClick={toggle}
      aria-label={t(theme === "dark" ? "shell.theme.toLight" : "shell.theme.toDark")}
    >
      <span className={styles.sun}>
        <SunIcon />
      </span>
      <span className={styles.moon}>
        <MoonIcon />
      </span>
    </button>
  );
}

/** Plain links: they work without script, and a whole load brings the new language's messages. */
function LanguageMenu() {
  const { locale, t } = usePage();
  const { pathname, search } = useLocation();
  const rest = pathname.slice(locale.length + 1);
  return (
    <details className={styles.languages}>
      <summary className={styles.icon} aria-label={t("shell.language")}>
        <GlobeIcon />
      </summary>
      <ul>
        {localeCodes.map((code) => (
          <li key={code}>
            <a
              href={`/${code}${rest}${search}`}
              lang={locales[code].languageTag}
              hrefLang={locales[code].languageTag}
              aria-current={code === locale ? "true" : undefined}
            >
              {locales[code].displayName}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
