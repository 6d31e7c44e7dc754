import { useEffect, useRef } from "react";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#ui/controls/page-tabs.module.css";

export type PageTab = { to: string; label: string; current: boolean };

/** The pages of one subject, as links in a bar. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  // On a phone the bar may be wider than the screen: the tab that is open is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is open is read from the page
  useEffect(() => {
    const own = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (own && bar.current) bar.current.scrollLeft = own.offsetLeft - (bar.current.clientWidth - own.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={label} ref={bar}>
      {tabs.map((tab) => (
        <PageLink
          key={tab.to}
          className={styles.tab}
          to={tab.to}
          aria-current={tab.current ? "page" : undefined}
          preventScrollReset
        >
          {tab.label}
        </PageLink>
      ))}
    </nav>
  );
}
