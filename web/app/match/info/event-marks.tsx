import styles from "#match/info/event-marks.module.css";

/** Small marks of what happens in a match. They are decoration: words or a hidden text stand beside them. */

export function CardMark({ card }: { card: "yellow" | "second-yellow" | "red" }) {
  return <i className={styles.card} data-card={card} aria-hidden="true" />;
}

export function BallIcon() {
  return (
    <svg className={styles.ball} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" />
      <path d="m12 7.6 4.2 3-1.6 5H9.4l-1.6-5Z" />
      <path d="M12 7.6V3M16.2 10.6l4.6-1.4M14.6 15.6l2.8 4M9.4 15.6l-2.8 4M7.8 10.6 3.2 9.2" />
    </svg>
  );
}

export function SwapIcon() {
  return (
    <svg className={styles.swap} viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d="M4 8h13m-4-4 4 4-4 4" />
      <path d="M20 16H7m4 4-4-4 4-4" />
    </svg>
  );
}

export function VarIcon() {
  return (
    <span className={styles.var} aria-hidden="true">
      VAR
    </span>
  );
}

export function InjuryIcon() {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <rect x="3" y="3" width="18" height="18" rx="5" fill="var(--lose)" />
      <path d="M12 7v10M7 12h10" stroke="var(--surface)" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}

export function MissIcon() {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" fill="none">
      <circle cx="12" cy="12" r="9.5" stroke="var(--lose)" strokeWidth="1.8" />
      <path d="m8 8 8 8m0-8-8 8" stroke="var(--lose)" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
