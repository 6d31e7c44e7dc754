import type { Table } from "@scoreline/contract/schemas/league";
import { zoneKinds } from "@scoreline/domain/competition";
import { usePage } from "#frame/page.ts";
import styles from "#league/standings.module.css";
import { zoneKey } from "#league/zone-key.ts";

type Props = {
  tables: readonly Table[];
  /** Where the league is played: it says which continental cups its places lead to. */
  country: string;
};

/** What the bars at the edge of the tables mean, those that are there. */
export function ZoneLegend({ tables, country }: Props) {
  const { t } = usePage();
  const used = new Set(tables.flatMap(({ total }) => total.map(({ zone }) => zone)));
  const kinds = zoneKinds.filter((kind) => used.has(kind));
  if (kinds.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t("league.zones")}>
      {kinds.map((kind) => (
        <li key={kind} data-zone={kind}>
          {t(zoneKey(kind, country))}
        </li>
      ))}
    </ul>
  );
}
