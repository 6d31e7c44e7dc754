import { type Sport, sports } from "@scoreline/domain/sport";
import { allCountries } from "@scoreline/site/addresses";
import { isAccountPage, isHomePage, menuPlace, withSport } from "@scoreline/site/menus";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useShell } from "#frame/actions.ts";
import styles from "#frame/menus/bottom-tabs.module.css";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { Dropdown } from "#ui/controls/dropdown.tsx";
import { BasketballIcon, FilmIcon, FootballIcon, NewsIcon, ShirtIcon, TrophyIcon } from "#ui/icons.tsx";

const sportIcons: Record<Sport, ReactNode> = { football: <FootballIcon />, basketball: <BasketballIcon /> };

type Tab = { name: "matches" | "fantasy" | "highlights" | "competitions"; path: string; icon: ReactNode };

const tabs: readonly Tab[] = [
  { name: "matches", path: "matches", icon: <FootballIcon /> },
  { name: "fantasy", path: "fantasysport", icon: <ShirtIcon /> },
  { name: "highlights", path: "highlights", icon: <FilmIcon /> },
  { name: "competitions", path: allCountries, icon: <TrophyIcon /> },
];

/** The thumb's menu on phones. */
export function BottomTabs() {
  const { locale, user, t } = usePage();
  const { sport, askLogin } = useShell();
  const { pathname } = useLocation();
  if (isAccountPage(pathname)) return null;
  const { tab, item } = menuPlace(pathname);
  return (
    <nav className={`${styles.bar} mobile-only`} aria-label={t("shell.tabs")}>
      <SportPicker />
      {tabs.map(({ name, path, icon }) => (
        <PageLink
          key={name}
          className={styles.tab}
          to={`/${locale}/${sport}/${path}`}
          aria-current={name === item && (name !== "matches" || isHomePage(pathname)) ? "page" : undefined}
          onClick={(event) => {
            if (name !== "fantasy" || user) return;
            event.preventDefault();
            askLogin("fantasy", { to: `/${locale}/${sport}/${path}` });
          }}
        >
          {name === "matches" ? sportIcons[sport] : icon}
          <span>{t(`shell.menu.${name}`)}</span>
        </PageLink>
      ))}
      <PageLink className={styles.tab} to={`/${locale}/news`} aria-current={tab === "news" ? "page" : undefined}>
        <NewsIcon />
        <span>{t("shell.news")}</span>
      </PageLink>
    </nav>
  );
}

function SportPicker() {
  const { t } = usePage();
  const { sport, chooseSport } = useShell();
  const { pathname } = useLocation();
  const other = sport === "football" ? "basketball" : "football";
  return (
    <div className={styles.picker}>
      <Dropdown
        label={t("shell.labelled", { name: t("shell.chooseSport"), value: t(`shell.${sport}`) })}
        button={
          <span className={styles.chosen}>
            {sportIcons[sport]}
            {sportIcons[other]}
          </span>
        }
      >
        <ul className={styles.sports}>
          {sports.map((name) => {
            const target = withSport(pathname, name);
            const words = (
              <>
                {sportIcons[name]}
                {t(`shell.${name}`)}
              </>
            );
            const current = name === sport ? ("true" as const) : undefined;
            return (
              <li key={name}>
                {target ? (
                  <PageLink to={target} aria-current={current}>
                    {words}
                  </PageLink>
                ) : (
                  <button type="button" aria-current={current} onClick={() => chooseSport(name)}>
                    {words}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </Dropdown>
    </div>
  );
}
