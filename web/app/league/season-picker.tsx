import type { SeasonCard } from "@scoreline/contract/schemas/league";
import { useLocation, useNavigate } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#league/league-page.module.css";

/** What belongs to one season only, and goes when another is chosen. */
const ofSeason = ["season", "round", "month"];

/** A form, so that it works without script; with script choosing is enough. */
export function SeasonPicker({ seasons, chosen }: { seasons: readonly SeasonCard[]; chosen: number }) {
  const { t } = usePage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const kept = [...new URLSearchParams(search)].filter(([name]) => !ofSeason.includes(name));
  if (seasons.length < 2) return null;
  return (
    <form className={styles.season} action={pathname} method="get">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select
        key={chosen}
        name="season"
        aria-label={t("league.season")}
        defaultValue={chosen}
        onChange={({ target }) => {
          void navigate(`${pathname}?${new URLSearchParams([...kept, ["season", target.value]])}`);
        }}
      >
        {seasons.map(({ seasonId, name }) => (
          <option key={seasonId} value={seasonId}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">{t("league.show")}</button>
      </noscript>
    </form>
  );
}
