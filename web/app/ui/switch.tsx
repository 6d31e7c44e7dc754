import styles from "#ui/switch.module.css";

type Props = { label: string; hint?: string; on: boolean; onChange(on: boolean): void };

/** A setting that is on or off. */
export function Switch({ label, hint, on, onChange }: Props) {
  return (
    <label className={styles.row}>
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
