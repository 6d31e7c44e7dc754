import { timings } from "@scoreline/site/constants";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#ui/controls/modal.module.css";
import { CloseIcon } from "#ui/icons.tsx";

type Props = {
  open: boolean;
  onClose(): void;
  title: string;
  /** A dialog stands in the middle; a sheet comes from the side, on phones from below. */
  shape?: "dialog" | "sheet";
  children: ReactNode;
};

/** Over the page: the rest of it is out of reach and does not scroll. Escape, the cross and a click outside close it. */
export function Modal({ open, onClose, title, shape = "dialog", children }: Props) {
  const { t } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [content, setContent] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open) {
      if (!element.open) element.showModal();
      const timer = setTimeout(() => setContent(true), timings.modalContent);
      return () => clearTimeout(timer);
    }
    if (!element.open) return;
    const timer = setTimeout(() => {
      element.close();
      setContent(false);
    }, timings.modalHide);
    return () => clearTimeout(timer);
  }, [open]);

  useScrollLock(open);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself, through its cancel event
    <dialog
      ref={dialog}
      className={styles.modal}
      data-shape={shape}
      data-closing={open ? undefined : ""}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={t("shell.close")}>
            <CloseIcon />
          </button>
        </header>
        <div className={styles.content} data-shown={content ? "" : undefined}>
          {content && children}
        </div>
      </div>
    </dialog>
  );
}

/** The page stays where it was while something lies over it. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return;
    const { scrollY } = window;
    const { style, clientWidth } = document.documentElement;
    // The page must not shift by the width of the bar that goes.
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    style.overflow = "hidden";
    return () => {
      style.overflow = "";
      style.paddingInlineEnd = "";
      if (window.scrollY !== scrollY) window.scrollTo(0, scrollY);
    };
  }, [locked]);
}
