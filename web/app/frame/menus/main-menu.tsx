import { sports } from "@scoreline/domain/sport";
import { allCountries } from "@scoreline/site/addresses";
import { type MenuItem, menuItems, menuPlace } from "@scoreline/site/menus";
import { useLocation } from "react-router";
import { useShell } from "#frame/actions.ts";
import styles from "#frame/menus/main-menu.module.css";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";

/** Football, basketball and the news; a child page lights its tab. */
export function MainTabs() {
  const { locale, t } = usePage();
  const { tab } = menuPlace(useLocation().pathname);
  return (
    <nav className={`${styles.tabs} desktop-only`} aria-label={t("shell.mainMenu")}>
      {sports.map((sport) => (
        <PageLink
          key={sport}
          className={styles.tab}
          to={`/${locale}/${sport}/matches`}
          aria-current={sport === tab ? "page" : undefined}
        >
          {t(`shell.${sport}`)}
        </PageLink>
      ))}
      <PageLink className={styles.tab} to={`/${locale}/news`} aria-current={tab === "news" ? "page" : undefined}>
        {t("shell.news")}
      </PageLink>
    </nav>
  );
}

const paths: Record<MenuItem, string> = {
  matches: "matches",
  highlights: "highlights",
  competitions: allCountries,
  favourites: "fav/matches",
  events: "event?type=ongoing",
  fantasy: "fantasysport",
};

/** What there is of the sport. Favourites and fantasy need an account: the frame says so instead of leaving the page. */
export function SubMenu() {
  const { locale, user, ongoing, hasContest, openContest, t } = usePage();
  const { sport, askLogin } = useShell();
  const { pathname } = useLocation();
  const { tab, item } = menuPlace(pathname);
  // The news belong to both sports, and have a bar of their own.
  if (tab === "news") return null;
  return (
    <nav className={`${styles.sub} desktop-only`} aria-label={t(`shell.${sport}`)}>
      {menuItems
        .filter((name) => name !== "events" || hasContest)
        .map((name) => (
          <PageLink
            key={name}
            className={styles.item}
            to={`/${locale}/${sport}/${paths[name]}`}
            aria-current={tab && name === item ? "page" : undefined}
            onClick={(event) => {
              if ((name !== "favourites" && name !== "fantasy") || user) return;
              event.preventDefault();
              askLogin(name, { to: `/${locale}/${sport}/${paths[name]}` });
            }}
          >
            {t(`shell.menu.${name}`)}
            {name === "events" && openContest && (
              <span className={styles.on} role="img" aria-label={t("shell.menu.eventOn")} />
            )}
          </PageLink>
        ))}
      {ongoing.map(
        ({ key, path, name }) =>
          name && (
            <PageLink
              key={key}
              className={styles.item}
              to={`/${locale}/${path}`}
              aria-current={pathname.startsWith(`/${locale}/${key}/`) ? "page" : undefined}
            >
              {name}
              <span className={styles.live}>{t("scores.filter.live")}</span>
            </PageLink>
          ),
      )}
    </nav>
  );
}
