import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
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

const { resolve } = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));

/** Contrast takes most of axe's time, and of texts that look the same it need be measured once. */
const axeSource = `${readFileSync(resolve("axe-core/axe.min.js"), "utf8")}
axe.configure({ rules: [{ id: "color-contrast", selector: "[data-measured]" }] });`;

/**
 * Axe has nothing to say about the page, or about a part of it. It runs in the page itself, which has no frames, and
 * reports what is wrong only: reporting what is right as well, from a second page, takes twice as long.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  await page.evaluate(markLooks, part);
  const axe = new AxeBuilder({ page, axeSource })
    .include(part)
    .options({ resultTypes: ["violations"], preload: false })
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Marks the first texts of each look: of a colour and size on a ground. What may lie over something else is marked always. */
function markLooks(part: string): void {
  type Ground = { look: string; floats: boolean };
  const grounds = new Map<Element | null, Ground>([[null, { look: "", floats: false }]]);
  const groundOf = (element: Element | null): Ground => {
    const known = grounds.get(element);
    if (known || !element) return known ?? { look: "", floats: false };
    const under = groundOf(element.parentElement);
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter].join();
    const plain = own === "rgba(0, 0, 0, 0),none,1,none";
    const ground = {
      look: plain ? under.look : `${under.look}/${own}`,
      floats: under.floats || !["static", "relative"].includes(position),
    };
    grounds.set(element, ground);
    return ground;
  };
  const enough = 3;
  const measured = new Map<string, number>();
  for (const element of document.querySelectorAll(`${part} *`)) {
    const texts = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const { look, floats } = groundOf(element);
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const key = [color, fontSize, fontWeight, textShadow, look].join();
    const times = measured.get(key) ?? 0;
    const always = floats || element.matches("input, select, textarea");
    element.toggleAttribute("data-measured", always || (texts && times < enough));
    // What axe passes over has not been measured: it cannot be seen, or cannot be used.
    const { width, height } = element.getBoundingClientRect();
    const passedOver = element.closest("[disabled], [aria-disabled=true], [inert], [aria-hidden=true]");
    if (texts && !passedOver && width > 1 && height > 1) measured.set(key, times + 1);
  }
}
