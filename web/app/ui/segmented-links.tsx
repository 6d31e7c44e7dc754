import { Link } from "react-router";
import styles from "#ui/segmented-links.module.css";

type Props = { label: string; choices: readonly { to: string; words: string; current: boolean }[] };

/** One of a few, all in sight, each with an address of its own. */
export function SegmentedLinks({ label, choices }: Props) {
  return (
    <nav className={styles.choices} aria-label={label}>
      {choices.map(({ to, words, current }) => (
        <Link key={to} to={to} aria-current={current ? "true" : undefined} preventScrollReset replace>
          {words}
        </Link>
      ))}
    </nav>
  );
}
