import type { ReactNode } from "react";
import styles from "#reader/hidden/hidden-note.module.css";
import { EyeOffIcon } from "#ui/icons.tsx";

/** In the place of what would give a result away, with the way to it. */
export function HiddenNote({ children, show, onShow }: { children: ReactNode; show: string; onShow(): void }) {
  return (
    <div className={styles.hidden}>
      <EyeOffIcon />
      {children}
      <button type="button" onClick={onShow}>
        {show}
      </button>
    </div>
  );
}
