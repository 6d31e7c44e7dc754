import type { ReactNode } from "react";
import styles from "#ui/controls/switch.module.css";

type Props = { label: string; hint?: string; icon?: ReactNode; on: boolean; onChange(on: boolean): void };

/** A setting that is on or off. */
export function Switch({ label, hint, icon, on, onChange }: Props) {
  return (
    <label className={styles.row}>
      {icon}
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
