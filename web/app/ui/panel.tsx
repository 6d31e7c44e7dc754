import { type ReactNode, useId } from "react";
import styles from "#ui/panel.module.css";

/** One card, one subject: its name, a way to more of it, and what it holds. */
export function Panel({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** What a panel or a page says where there is nothing to show. */
export function NoData({ children }: { children: ReactNode }) {
  return (
    <p className={styles.noData} data-nothing>
      {children}
    </p>
  );
}
