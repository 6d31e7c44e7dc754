import { type Sport, sports } from "@scoreline/domain/sport";
import { isAccountPage, withSport } from "@scoreline/site/menus";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useShell } from "#frame/actions.ts";
import styles from "#frame/menus/bottom-tabs.module.css";
import { usePage } from "#frame/page.ts";
import { Dropdown } from "#ui/dropdown.tsx";
import { BasketballIcon, FilmIcon, FootballIcon, NewsIcon, TrophyIcon } from "#ui/icons.tsx";

const sportIcons: Record<Sport, ReactNode> = { football: <FootballIcon />, basketball: <BasketballIcon /> };

type Tab = { id: number; name: "matches" | "fantasy" | "highlights" | "news"; path: string; icon: ReactNode };

const tabs: readonly Tab[] = [
  { id: 1, name: "matches", path: "matches", icon: <FootballIcon /> },
  { id: 2, name: "fantasy", path: "fantasysport", icon: <TrophyIcon /> },
  { id: 4, name: "highlights", path: "highlights", icon: <FilmIcon /> },
  { id: 3, name: "news", path: "news", icon: <NewsIcon /> },
];

/** The third tab stands above the sports; the others are the chosen sport's. */
const tabPath = ({ id, path }: Tab, sport: Sport) => (id === 3 ? path : `${sport}/${path}`);

/** The thumb's menu on phones. */
export function BottomTabs() {
  const { locale, t } = usePage();
  const { sport, askLogin } = useShell();
  const { pathname } = useLocation();
  if (isAccountPage(pathname)) return null;
  const rest = pathname.split("/").slice(2).join("/");
  const isCurrent = (tab: Tab) =>
    tab.name === "matches"
      ? ["", sport, `${sport}/matches`].includes(rest)
      : `${rest}/`.startsWith(`${tabPath(tab, sport)}/`);
  return (
    <nav className={`${styles.bar} mobile-only`} aria-label={t("shell.tabs")}>
      <SportPicker />
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          className={styles.tab}
          to={`/${locale}/${tabPath(tab, sport)}`}
          aria-current={isCurrent(tab) ? "page" : undefined}
          onClick={(event) => {
            if (tab.name !== "fantasy") return;
            event.preventDefault();
            askLogin("fantasy");
          }}
        >
          {tab.name === "matches" ? sportIcons[sport] : tab.icon}
          <span>{t(tab.name === "news" ? "shell.news" : `shell.menu.${tab.name}`)}</span>
        </Link>
      ))}
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
        label={`${t("shell.chooseSport")}: ${t(`shell.${sport}`)}`}
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
                  <Link to={target} aria-current={current}>
                    {words}
                  </Link>
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
