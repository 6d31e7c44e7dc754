import type { ReactNode } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#ui/last-known.module.css";

/** A clock that stands because its source has fallen silent: it no longer claims to be live. */
export function LastKnown({ children }: { children: ReactNode }) {
  const { t } = usePage();
  return (
    <span className={styles.still} title={t("scores.silent")}>
      {children}
      <span className="visually-hidden"> {t("scores.silent")}</span>
    </span>
  );
}
