import { isHomePage } from "@scoreline/site/menus";
import { useLocation } from "react-router";
import { useShell } from "#frame/actions.ts";
import styles from "#frame/header.module.css";
import { AccountLinks } from "#frame/menus/account-links.tsx";
import { AccountMenu } from "#frame/menus/account-menu.tsx";
import { LanguageMenu } from "#frame/menus/language-menu.tsx";
import { MainTabs, SubMenu } from "#frame/menus/main-menu.tsx";
import { NotificationMenu } from "#frame/menus/notification-menu.tsx";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { IconButton, iconShape } from "#ui/controls/icon-button.tsx";
import { BellIcon, LogoMark, PersonIcon, SearchIcon, SlidersIcon, StarIcon } from "#ui/icons.tsx";

/** On phones the header is for the front pages; inner pages have their own head and the tabs below. */
export function Header() {
  const { locale, t, user, reader } = usePage();
  const { openSettings, openSearch, askLogin, sport } = useShell();
  const { pathname } = useLocation();
  const favourites = `/${locale}/${sport}/fav/matches`;
  // What only desktops show, a phone is not sent. A desktop has both: its window may be narrow.
  const desktop = reader.device === "desktop";
  if (!desktop && !isHomePage(pathname)) return null;
  return (
    <header className={`${styles.top} ${isHomePage(pathname) ? "" : "desktop-only"}`}>
      <div className={styles.bar}>
        <PageLink className={styles.logo} to={`/${locale}`} aria-label={t("shell.home")}>
          <LogoMark />
          <span>Scoreline</span>
        </PageLink>
        {desktop && <MainTabs />}
        <div className={styles.end}>
          <button type="button" className={`${iconShape} ${styles.search}`} onClick={openSearch}>
            <SearchIcon />
            <span className="visually-hidden">{t("shell.search")} </span>
            <span className={styles.hint}>{t("shell.search.hint")}</span>
            <span className={styles.key} aria-hidden="true">
              /
            </span>
          </button>
          <PageLink
            className={`${iconShape} mobile-only`}
            to={favourites}
            aria-label={t("shell.menu.favourites")}
            onClick={(event) => {
              if (user) return;
              event.preventDefault();
              askLogin("favourites", { to: favourites });
            }}
          >
            <StarIcon />
          </PageLink>
          {(user || desktop) && <NotificationMenu />}
          {!user && (
            <IconButton
              className="mobile-only"
              label={t("shell.notifications")}
              onClick={() => askLogin("notifications", { to: `/${locale}/notification` })}
            >
              <BellIcon />
            </IconButton>
          )}
          <IconButton label={t("shell.settings")} onClick={openSettings}>
            <SlidersIcon />
          </IconButton>
          {user ? (
            <AccountMenu user={user} />
          ) : (
            <>
              {desktop && <LanguageMenu />}
              {desktop && <AccountLinks />}
              <PageLink
                className={`${iconShape} mobile-only`}
                to={`/${locale}/account`}
                aria-label={t("shell.loginTip.title")}
              >
                <PersonIcon />
              </PageLink>
            </>
          )}
        </div>
      </div>
      {desktop && <SubMenu />}
    </header>
  );
}
