import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#match/analysis/detail-page.module.css";
import { useMatch } from "#match/match-context.ts";

/** How tables look on these pages. */
export const detailTable = styles.table;

/** A page behind the analysis: the way back, what can be chosen, and what there is. */
export function DetailPage({ choice, children }: { choice: ReactNode; children: ReactNode }) {
  const { t } = usePage();
  const { path } = useMatch();
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Link to={path("analysis")} className={styles.back}>
          <span aria-hidden="true">‹ </span>
          {t("odds.backToAnalysis")}
        </Link>
        {choice}
      </div>
      {children}
    </div>
  );
}
