import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

/** The short form: half of what takes a while to bring into a page is comments and spaces. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

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
 * Axe has nothing to say about the page, or about a part of it, the room around what is pressed included. It is brought into a page once, however often it is asked, and
 * reports what is wrong only: what is right takes as long again to write down. What was looked at before can be left out.
 */
export async function expectAccessible(page: Page, part = "html", except: readonly string[] = []): Promise<void> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ({ include, exclude }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const found = await axe.run(
        { include, exclude },
        { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } },
      );
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { include: [part], exclude: [...except] },
  );
  expect(violations).toEqual([]);
}
