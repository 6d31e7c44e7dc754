import { isHomePage } from "@scoreline/domain/places";
import { Link, useLocation } from "react-router";
import { AccountLinks } from "#shell/account-links.tsx";
import { useShell } from "#shell/actions.ts";
import styles from "#shell/header.module.css";
import { LanguageMenu } from "#shell/language-menu.tsx";
import { MainTabs, SubMenu } from "#shell/main-menu.tsx";
import { NotificationMenu } from "#shell/notification-menu.tsx";
import { usePage } from "#shell/page.ts";
import { BellIcon, LogoMark, SearchIcon, SlidersIcon, StarIcon } from "#ui/icons.tsx";

/** On phones the header is for the front pages; inner pages have their own head and the tabs below. */
export function Header() {
  const { locale, t } = usePage();
  const { openSettings, openSearch, askLogin } = useShell();
  const { pathname } = useLocation();
  return (
    <header className={`${styles.top} ${isHomePage(pathname) ? "" : "desktop-only"}`}>
      <div className={styles.bar}>
        <Link className={styles.logo} to={`/${locale}`} aria-label={t("shell.home")}>
          <LogoMark />
          <span>Scoreline</span>
        </Link>
        <MainTabs />
        <div className={styles.end}>
          <button type="button" className={styles.search} onClick={openSearch}>
            <SearchIcon />
            <span className="visually-hidden">{t("shell.search")} </span>
            <span className={styles.hint}>{t("shell.search.hint")}</span>
            <span className={styles.key} aria-hidden="true">
              /
            </span>
          </button>
          <button
            type="button"
            className={`${styles.icon} mobile-only`}
            onClick={() => askLogin("favourites")}
            aria-label={t("shell.menu.favourites")}
          >
            <StarIcon />
          </button>
          <NotificationMenu />
          <button
            type="button"
            className={`${styles.icon} mobile-only`}
            onClick={() => askLogin("notifications")}
            aria-label={t("shell.notifications")}
          >
            <BellIcon />
          </button>
          <button type="button" className={styles.icon} onClick={openSettings} aria-label={t("shell.settings")}>
            <SlidersIcon />
          </button>
          <LanguageMenu />
          <AccountLinks />
        </div>
      </div>
      <SubMenu />
    </header>
  );
}
