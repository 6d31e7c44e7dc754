import { Link } from "react-router";
import styles from "#ui/controls/segments.module.css";

export type Segment = { to: string; label: string; current: boolean; live?: boolean };

/** A choice between views of the same thing: links, so that each has an address and works without script. */
export function Segments({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {segments.map(({ to, label: name, current, live }) => (
        <Link
          key={name}
          className={styles.segment}
          to={to}
          aria-current={current ? "true" : undefined}
          data-live={live || undefined}
          preventScrollReset
          replace
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
