import type { Page } from "@playwright/test";

/**
 * What is cut or broken within a word, of all that a selector finds: a name may take a second line, but ends it where its language
 * lets it, and is read to its end.
 */
export async function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selected) => {
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: "word" });
    const range = document.createRange();
    const trouble: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selected)) {
      if (!element.checkVisibility()) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        for (const { segment, index, isWordLike } of words.segment(text.data)) {
          if (!isWordLike) continue;
          range.setStart(text, index);
          range.setEnd(text, index + segment.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          // A form of the name that is not shown at this width.
          if (boxes.length === 0) continue;
          const tops = boxes.map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > 8) trouble.push(`broken: ${segment} of ${text.data}`);
          const box = range.getBoundingClientRect();
          for (let around = text.parentElement; around && around !== document.body; around = around.parentElement) {
            const { overflowX, display, clipPath } = getComputedStyle(around);
            // What is for the ear alone is cut on purpose.
            if (clipPath !== "none") break;
            if (display === "inline" || overflowX === "visible") continue;
            const { left, right } = around.getBoundingClientRect();
            if (box.right > right + 1 || box.left < left - 1) trouble.push(`cut: ${segment} of ${text.data}`);
            break;
          }
        }
      }
    }
    return trouble;
  }, selector);
}
