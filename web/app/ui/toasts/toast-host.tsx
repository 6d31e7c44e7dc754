import { useEffect, useRef, useSyncExternalStore } from "react";
import styles from "#ui/toasts/toast-host.module.css";
import { noToasts, onToasts, toasts } from "#ui/toasts/toasts.ts";

/** Where toasts appear: at the top on a desktop, at the bottom on a phone. */
export function ToastHost() {
  const shown = useSyncExternalStore(onToasts, toasts, noToasts);
  const host = useRef<HTMLDivElement>(null);
  const [newest] = shown.slice(-1).map(({ id }) => id);
  // Over a dialog, where there is one: what was shown last is on top.
  useEffect(() => {
    if (newest === undefined || !host.current) return;
    if (document.querySelector("dialog[open]")) {
      host.current.removeAttribute("popover");
      host.current.popover = "manual";
      host.current.showPopover();
    } else host.current.removeAttribute("popover");
  }, [newest]);
  return (
    <div ref={host} className={styles.host} role="status" aria-live="polite">
      {shown.map(({ id, type, message, phase }) => (
        <p key={id} className={styles.toast} data-type={type} data-phase={phase}>
          {message}
        </p>
      ))}
    </div>
  );
}
