import { useSyncExternalStore } from "react";
import styles from "#ui/toast-host.module.css";
import { noToasts, onToasts, toasts } from "#ui/toasts.ts";

/** Where toasts appear: at the top on a desktop, at the bottom on a phone. */
export function ToastHost() {
  const shown = useSyncExternalStore(onToasts, toasts, noToasts);
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {shown.map(({ id, type, message, phase }) => (
        <p key={id} className={styles.toast} data-type={type} data-phase={phase}>
          {message}
        </p>
      ))}
    </div>
  );
}
