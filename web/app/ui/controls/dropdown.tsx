import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import styles from "#ui/controls/dropdown.module.css";
import { iconShape } from "#ui/controls/icon-button.tsx";

type Props = {
  /** What the button is called. */
  label: string;
  button: ReactNode;
  opens?: "hover" | "click";
  onOpened?(): void;
  onClosed?(): void;
  children: ReactNode;
};

/**
 * A panel under a button of the header: opens on hover or click, or on a click alone, closes on leave, on Escape, on a click elsewhere and on
 * another page. Without script it is a disclosure like any other.
 */
export function Dropdown({ label, button, opens = "hover", onOpened, onClosed, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const hovered = useRef(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what was open on the last one
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);

  useEffect(() => {
    const away = ({ target }: Event) => {
      if (details.current && target instanceof Node && !details.current.contains(target)) details.current.open = false;
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
    };
  }, []);

  function hover(open: boolean, pointerType: string) {
    if (!details.current || pointerType !== "mouse" || opens === "click") return;
    hovered.current = open && !details.current.open;
    details.current.open = open;
  }

  return (
    <details
      ref={details}
      className={styles.dropdown}
      onToggle={({ currentTarget }) => (currentTarget.open ? onOpened?.() : onClosed?.())}
      onPointerEnter={({ pointerType }) => hover(true, pointerType)}
      onPointerLeave={({ pointerType }) => hover(false, pointerType)}
      onKeyDown={({ key: pressed }) => {
        if (pressed !== "Escape" || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector("summary")?.focus();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the linter does not know that a summary is a button */}
      <summary
        className={`${iconShape} ${styles.button}`}
        aria-label={label}
        onClick={(event) => {
          // The pointer has opened it on its way here: the click must not close it.
          if (hovered.current && event.detail > 0) event.preventDefault();
          hovered.current = false;
        }}
      >
        {button}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
