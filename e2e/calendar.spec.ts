import type { Page } from "@playwright/test";
import { expect, ready, test } from "./server/fixtures.ts";
import { expectAccessible } from "./server/sound.ts";

async function open(page: Page, path: string, name: string) {
  await page.goto(path);
  await ready(page);
  await page.getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

const title = (page: Page) => page.getByRole("dialog").locator("[aria-live]");

test("a day is found by keyboard alone (vn)", { tag: "@desktop" }, async ({ page }) => {
  const dialog = await open(page, "/vn/football/matches?date=2020-11-18", "Chọn ngày");
  await expect(dialog.getByRole("button", { name: "18 thg 11" })).toBeFocused();
  await expectAccessible(page, "dialog[open]");
  const presses: [key: string, day: string][] = [
    ["ArrowRight", "19 thg 11"],
    ["ArrowDown", "26 thg 11"],
    // Weeks begin on Monday here.
    ["Home", "23 thg 11"],
    ["End", "29 thg 11"],
    ["PageDown", "29 thg 12"],
    ["PageUp", "29 thg 11"],
    ["ArrowUp", "22 thg 11"],
    ["ArrowLeft", "21 thg 11"],
  ];
  for (const [key, day] of presses) {
    await page.keyboard.press(key);
    await expect(dialog.getByRole("button", { name: day })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Chọn ngày" })).toBeFocused();
  await page.keyboard.press("Enter");
  // It opens on the chosen day again, wherever the keyboard was before.
  await expect(dialog.getByRole("button", { name: "18 thg 11" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/vn/football/matches?date=2020-11-19");
});

test("years stand in a grid of twelve, and lead back to a day (th)", { tag: "@phone" }, async ({ page }) => {
  const dialog = await open(page, "/th/basketball/matches?date=2026-11-18", "เลือกวันที่");
  // Six weeks, from Sunday on.
  await expect(dialog.locator("[data-view] button")).toHaveCount(42);
  await expect(dialog.locator("[data-view] span").first()).toHaveText("อาทิตย์");
  await title(page).click();
  await title(page).click();
  await expect(dialog.locator("[data-view] button")).toHaveCount(12);
  await dialog.getByRole("button", { name: "2024" }).click();
  await dialog.getByRole("button", { name: "ก.พ." }).click();
  await dialog.getByRole("button", { name: "29 ก.พ." }).click();
  await expect(page).toHaveURL("/th/basketball/matches?date=2024-02-29");
});

test("months are swiped, quickly and one at a time (zh-Hant)", { tag: "@phone" }, async ({ page }) => {
  await page.clock.install();
  await open(page, "/zh-Hant/football/matches?date=2026-11-18", "選擇日期");
  const swipe = async (right: number, down: number, ms: number) => {
    const touch = (type: string, x: number, y: number) =>
      page.evaluate(
        ({ type, x, y }) => {
          const target = document.querySelector("dialog[open] > div");
          if (!target) return;
          const point = new Touch({ identifier: 1, target, clientX: x, clientY: y });
          const touches = type === "touchstart" ? [point] : [];
          target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [point] }));
        },
        { type, x, y },
      );
    await touch("touchstart", 200, 400);
    await page.clock.fastForward(ms);
    await touch("touchend", 200 + right, 400 + down);
  };
  await page.clock.pauseAt(Date.now() + 60_000);
  await swipe(-59, 0, 100);
  await swipe(-120, 81, 100);
  await swipe(-120, 0, 301);
  await expect(title(page)).toHaveText("2026年11月");
  await swipe(-60, 80, 300);
  await expect(title(page)).toHaveText("2026年12月");
  // A second one within a second is the same stroke.
  await swipe(-100, 0, 100);
  await expect(title(page)).toHaveText("2026年12月");
  await page.clock.fastForward(1_000);
  await swipe(100, 0, 100);
  await expect(title(page)).toHaveText("2026年11月");
});
