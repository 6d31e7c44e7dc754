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

/**
 * Axe has nothing to say about the page, or about a part of it. It runs in the page itself, which has no frames, and
 * reports what is wrong only: reporting what is right as well, from a second page, takes twice as long.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
