import type { Page } from "@playwright/test";

/**
 * Notes from the next page on what is shown for a moment only, such as toasts: a busy machine may look when it is gone. Gives
 * back what has been shown so far.
 */
export async function notePassing(page: Page, selector: string): Promise<() => Promise<string>> {
  await page.addInitScript((passing) => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const look = () => {
      for (const element of document.querySelectorAll(passing)) shown.add(element.textContent ?? "");
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, selector);
  return () => page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown].join("\n"));
}

export const toasts = "[role=status] > p[data-phase]";
