import type { ReactNode } from "react";
import styles from "#ui/controls/icon-button.module.css";

/** How links and summaries look that are icons, too. */
export const iconShape = styles.icon;

type Props = {
  label: string;
  onClick(): void;
  className?: string /** Of one that is on or off. */;
  pressed?: boolean;
  children: ReactNode;
};

/** A round button that is nothing but its icon; its name is for those who do not see that. */
export function IconButton({ label, onClick, className = "", pressed, children }: Props) {
  return (
    <button
      type="button"
      className={`${styles.icon} ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
