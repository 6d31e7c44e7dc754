import { statWindows } from "@scoreline/domain/constants";
import { Link, useSearchParams } from "react-router";
import { usePage } from "#frame/page.ts";
import type { Chosen } from "#match/h2h/chosen.ts";
import styles from "#match/h2h/h2h.module.css";
import { Segments } from "#ui/controls/segments.tsx";

/** How many games, of which league, on which ground: every choice is an address. */
export function H2hFilters({ chosen }: { chosen: Chosen }) {
  const { t } = usePage();
  const [query] = useSearchParams();
  const address = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(query);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return `?${next}`;
  };
  return (
    <div className={styles.filters}>
      <Segments
        label={t("h2h.filter.label")}
        segments={statWindows.map((count) => ({
          to: address("games", String(count)),
          label: t("h2h.filter.last", { count }),
          current: count === chosen.games,
        }))}
      />
      <Toggle to={address("league", chosen.sameLeague ? undefined : "same")} on={chosen.sameLeague}>
        {t("h2h.filter.sameLeague")}
      </Toggle>
      <Toggle to={address("side", chosen.homeAway ? undefined : "same")} on={chosen.homeAway}>
        {t("h2h.filter.homeAway")}
      </Toggle>
    </div>
  );
}

function Toggle({ to, on, children }: { to: string; on: boolean; children: string }) {
  return (
    <Link to={to} className={styles.toggle} aria-current={on ? "true" : undefined} preventScrollReset replace>
      <i aria-hidden="true">{on ? "✓" : ""}</i>
      {children}
    </Link>
  );
}
