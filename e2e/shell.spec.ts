import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, ready, test } from "./server/fixtures.ts";

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

const settings = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name });

for (const colorScheme of ["light", "dark"] as const) {
  test(`every state of the frame is accessible (${colorScheme})`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/kh/football/matches");
    await ready(page);
    if (isMobile) {
      await page.getByLabel(/^កីឡា/).click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("link", { name: "ហ្វេនតាស៊ី" }).click();
    } else {
      for (const name of ["ភាសា", "ការជូនដំណឹង"]) {
        await page.locator("summary").and(page.getByLabel(name)).hover();
        await expect(page.locator("details[open]")).toBeVisible();
        expect(await violations(page)).toEqual([]);
      }
      await page.getByRole("navigation", { name: "បាល់ទាត់" }).getByRole("link", { name: "ចំណូលចិត្ត" }).click();
    }
    const tip = page.getByRole("dialog");
    await expect(tip.getByRole("link", { name: "ចុះឈ្មោះ" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await settings(page, "ការកំណត់").click();
    await expect(page.getByRole("switch").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: /^តំបន់ម៉ោង/ }).click();
    await expect(page.getByRole("searchbox")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test("what is set holds at once and on the next visit, and the server obeys", async ({ page, context }) => {
  await page.goto("/vn/football/matches");
  await ready(page);
  await settings(page, "Cài đặt").click();
  await page.getByRole("switch", { name: /Ẩn tỷ số/ }).check();
  for (const name of ["12 giờ", "Malaysia", "Tối"]) await page.getByRole("radio", { name }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: /^Múi giờ/ }).click();
  await page.getByRole("searchbox").fill("são paulo");
  await page.getByRole("button", { name: /Sao Paulo/ }).click();
  await expect(page.getByRole("button", { name: /^Múi giờ/ })).toBeFocused();
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({ settings: "hidden.12h.malay", theme: "dark", tz: "America%2FSao_Paulo!" });
  await page.reload();
  await ready(page);
  await settings(page, "Cài đặt").click();
  await expect(page.getByRole("switch", { name: /Ẩn tỷ số/ })).toBeChecked();
  await expect(page.getByRole("button", { name: /Sao Paulo/ })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("another language keeps the page", async ({ page, isMobile }) => {
  await page.goto("/en/basketball/matches?status=live");
  await ready(page);
  if (isMobile) {
    await settings(page, "Settings").click();
    await page.getByRole("button", { name: /^Language/ }).click();
  } else {
    await page.getByLabel("Language").hover();
  }
  await page.getByRole("link", { name: "Tiếng Việt" }).click();
  await expect(page).toHaveURL("/vn/basketball/matches?status=live");
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
});

test("menus open on hover, stay for a click and close on leave", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no pointer that hovers");
  await page.goto("/zh-Hant");
  await ready(page);
  const list = page.getByRole("link", { name: "日本語" });
  await page.getByLabel("語言").hover();
  await expect(list).toBeVisible();
  await page.getByLabel("語言").click();
  await expect(list).toBeVisible();
  await page.mouse.move(300, 600);
  await expect(list).toBeHidden();
});

test("the frame is reached by the keyboard alone", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keyboard");
  await page.goto("/en");
  await ready(page);
  const press = (key: string) => page.keyboard.press(key);
  const focusOn = async (name: string) => {
    for (let step = 0; step < 30; step += 1) {
      await press("Tab");
      if (await page.evaluate((wanted) => document.activeElement?.getAttribute("aria-label") === wanted, name)) return;
    }
    throw new Error(`${name} is out of reach`);
  };
  await focusOn("Notifications");
  await press("Enter");
  await expect(page.getByText("Log in to hear of goals")).toBeVisible();
  await press("Escape");
  await expect(page.getByText("Log in to hear of goals")).toBeHidden();
  await focusOn("Settings");
  await press("Enter");
  await expect(page.getByRole("switch", { name: /Hide scores/ })).toBeVisible();
  for (let step = 0; step < 4; step += 1) await press("Tab");
  await press("Space");
  await press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Settings" }).first()).toBeFocused();
});

test("a dialog shows its content after 200 ms, locks the scroll, and is gone 500 ms after closing", async ({
  page,
  isMobile,
}) => {
  await page.clock.install();
  await page.goto("/en/football/matches");
  await ready(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const header = page.getByRole("banner");
  await header.getByRole(isMobile ? "button" : "link", { name: "Favourites" }).click();
  const dialog = page.getByRole("dialog");
  const content = dialog.getByRole("link", { name: "Sign up" });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("hidden");
  await page.clock.runFor(199);
  await expect(content).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(content).toBeVisible();
  await page.keyboard.press("Escape");
  await page.clock.runFor(499);
  await expect(dialog).toHaveAttribute("open", "");
  await page.clock.runFor(1);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
});

test("the banner turns every 5000 ms, waits under the pointer, and stays away once closed", async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/en/football/matches");
  await ready(page);
  const banner = page.getByRole("complementary", { name: "Recommended" });
  await expect(banner).toContainText("Basketball, quarter by quarter");
  await page.clock.runFor(5_000);
  await expect(banner).toContainText("Watching later?");
  if (!isMobile) {
    await banner.hover();
    await page.clock.runFor(20_000);
    await expect(banner).toContainText("Watching later?");
  }
  await banner.getByRole("button", { name: "Close" }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await ready(page);
  await expect(banner).toBeHidden();
});

test("the device says that it is offline, and when that began", async ({ page, context }) => {
  await page.goto("/th/football/matches");
  await ready(page);
  await context.setOffline(true);
  await expect(page.getByText(/^คุณออฟไลน์อยู่ สกอร์ ณ เวลา \d\d:\d\d$/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^คุณออฟไลน์อยู่/)).toBeHidden();
});

test.describe("on a wide phone", () => {
  test.use({
    viewport: { width: 900, height: 500 },
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36",
  });

  test("the frame is the mobile one from the first byte, and the app's offer stays closed", async ({ page }) => {
    await page.goto("/th/football/matches");
    await expect(page.locator("html")).toHaveAttribute("data-device", "mobile");
    await ready(page);
    await expect(page.getByRole("navigation", { name: "แท็บ" })).toBeVisible();
    await expect(page.getByRole("link", { name: "เข้าสู่ระบบ" })).toBeHidden();
    const offer = page.getByRole("complementary", { name: "แอป Scoreline" });
    await expect(offer.getByRole("link")).toHaveAttribute("href", /\/android\/.*\/th$/);
    await offer.getByRole("button").click();
    await page.reload();
    await ready(page);
    await expect(offer).toBeHidden();
  });

  test("the tabs below follow the sport and say what needs an account", async ({ page }) => {
    await page.goto("/vn/football/matches");
    await ready(page);
    await page.getByLabel(/^Môn thể thao/).click();
    await page.getByRole("link", { name: "Bóng rổ", exact: true }).click();
    await expect(page).toHaveURL("/vn/basketball/matches");
    await page.getByRole("link", { name: "Tin tức" }).click();
    await expect(page).toHaveURL("/vn/news");
    await expect(page.getByRole("banner")).toBeHidden();
    await page.getByLabel(/^Môn thể thao/).click();
    await page.getByRole("button", { name: "Bóng đá", exact: true }).click();
    await expect(page).toHaveURL("/vn/news");
    await page.getByRole("link", { name: "Highlight", exact: true }).click();
    await expect(page).toHaveURL("/vn/football/highlights");
    await page.getByRole("link", { name: "Game Fantasy" }).click();
    await expect(page.getByRole("dialog")).toContainText("lập đội hình fantasy");
    await page.getByRole("dialog").getByRole("link", { name: "Đăng nhập" }).click();
    await expect(page).toHaveURL("/vn/signin?callBackUrl=%2Fvn%2Ffootball%2Fhighlights");
    await page.getByRole("link", { name: "Quay lại" }).click();
    await expect(page).toHaveURL("/vn/football/highlights");
  });
});
