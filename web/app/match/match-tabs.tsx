import type { MatchTab } from "@scoreline/domain/addresses";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useMatch } from "#match/match-context.ts";
import styles from "#match/match-tabs.module.css";
import { usePage } from "#shell/page.ts";

const tabs = [
  "info",
  "tracker",
  "lineups",
  "box-score",
  "h2h",
  "table",
  "stats",
  "analysis",
] as const satisfies MatchTab[];

export function MatchTabs() {
  const { t } = usePage();
  const { sport, path } = useMatch();
  const bar = useRef<HTMLElement>(null);
  const current = useLocation().pathname.split("/")[7] || "info";
  // On a phone the bar is wider than the screen: the tab that is open is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is open is read from the page
  useEffect(() => {
    const own = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (own && bar.current) bar.current.scrollLeft = own.offsetLeft - (bar.current.clientWidth - own.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={t("match.tabs")} ref={bar}>
      {tabs
        .filter((tab) => tab !== "box-score" || sport === "basketball")
        .map((tab) => (
          <Link
            key={tab}
            className={styles.tab}
            to={path(tab === "info" ? undefined : tab)}
            aria-current={tab === current ? "page" : undefined}
            preventScrollReset
          >
            {t(`match.tab.${tab}`)}
          </Link>
        ))}
    </nav>
  );
}
