import { useEffect, useLayoutEffect, useRef } from "react";
import type { Intent } from "#account/session/after-login.ts";
import styles from "#favourite/star-tip.module.css";
import { AccountLinks } from "#frame/menus/account-links.tsx";
import { usePage } from "#frame/page.ts";

export type Touched = { element: Element; intent: Intent };

const gap = 6;

/** On large screens: beside the star that a visitor has touched, what an account is for. Escape and a click elsewhere close it. */
export function StarTip({ touched, onClose }: { touched: Touched; onClose(): void }) {
  const { t } = usePage();
  const tip = useRef<HTMLDivElement>(null);
  const { element, intent } = touched;
  useLayoutEffect(() => {
    const shown = tip.current;
    if (!shown) return;
    shown.showPopover();
    const star = element.getBoundingClientRect();
    const { width, height } = shown.getBoundingClientRect();
    const below = star.bottom + gap + height < window.innerHeight;
    shown.style.top = `${below ? star.bottom + gap : star.top - gap - height}px`;
    shown.style.left = `${Math.max(gap, Math.min(star.left, window.innerWidth - width - gap))}px`;
    shown.querySelector("a")?.focus({ preventScroll: true });
  }, [element]);
  useEffect(() => {
    // It stands beside its star, and the star has gone elsewhere.
    addEventListener("scroll", onClose, { once: true, passive: true });
    return () => removeEventListener("scroll", onClose);
  }, [onClose]);
  return (
    <div
      ref={tip}
      className={styles.tip}
      popover="auto"
      role="dialog"
      aria-label={t("shell.loginTip.title")}
      onToggle={(event) => {
        if (event.newState !== "closed") return;
        onClose();
        if (element instanceof HTMLElement) element.focus({ preventScroll: true });
      }}
    >
      <p>{t("shell.loginTip.favourites")}</p>
      <AccountLinks everywhere intent={intent} />
    </div>
  );
}
