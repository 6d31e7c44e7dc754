import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No panel that holds nothing but its name, and nothing wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const empty = [...document.querySelectorAll<HTMLElement>("main section")].filter((section) => {
      const name = section.querySelector("h2")?.textContent?.trim() ?? "";
      return section.textContent.trim().length <= name.length && !section.querySelector("svg, img, input");
    });
    return { wide: scrollWidth > clientWidth, empty: empty.map((section) => section.outerHTML.slice(0, 200)) };
  });
  expect(found).toEqual({ wide: false, empty: [] });
}

/** Axe has nothing to say about the page's own part; the frame around it is the same everywhere and has a test of its own. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);
}
