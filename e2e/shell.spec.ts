import type { Page } from "@playwright/test";
import { expect, newestRow, ready, test } from "./server/fixtures.ts";
import { expectAccessible } from "./server/sound.ts";
import { figures, score } from "./server/states.ts";

const settings = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name });

test("every state of the frame is accessible on a desktop (light)", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/kh/football/matches");
  await ready(page);
  for (const name of ["ភាសា", "ការជូនដំណឹង"]) {
    await page.locator("summary").and(page.getByLabel(name)).hover();
    await expect(page.locator("details[open]")).toBeVisible();
    await expectAccessible(page, "header");
  }
  await page.getByRole("navigation", { name: "បាល់ទាត់" }).getByRole("link", { name: "ចំណូលចិត្ត" }).click();
  await dialogsAreAccessible(page);
});

test("every state of the frame is accessible on a phone (dark)", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/kh/football/matches");
  await ready(page);
  await page.getByLabel(/^កីឡា/).click();
  await expectAccessible(page, "nav:has(details[open])");
  await page.getByRole("navigation", { name: "ផ្ទាំង" }).getByRole("link", { name: "ហ្វេនតាស៊ី" }).click();
  await dialogsAreAccessible(page);
});

test("an event that is on marks the menu, counts down, and needs an account to join (zh-Hant)", {
  tag: "@desktop",
}, async ({ page }) => {
  const cards = page.getByRole("main").getByRole("listitem");
  const referral = cards.filter({ hasText: "呼朋引伴" });
  // Events are drafted once the past is told.
  await expect(async () => {
    await page.goto("/zh-Hant/football/event?type=ongoing");
    await expect(referral).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await ready(page);
  const events = page.getByRole("navigation", { name: "足球" }).getByRole("link", { name: "活動" });
  await expect(events.getByRole("img", { name: "有活動正在進行" })).toBeVisible();
  await expect(referral).toContainText(/尚餘\d+日|尚餘\d+小時|不足一小時/);
  await expectAccessible(page);
  await referral.getByRole("link", { name: "參加" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "呼朋引伴" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "參加" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "是的，參加" }).click();
  await expect(page.getByRole("dialog").filter({ hasText: "登入後即可參加活動" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "全部活動" }).click();
  const tabs = page.getByRole("navigation", { name: "選擇活動" });
  await tabs.getByRole("link", { name: "即將開始" }).focus();
  await page.keyboard.press("Enter");
  await expect(cards.first()).toContainText(/後開始|內開始/);
});

/** The login tip that lies open, then the settings and one of their views. */
async function dialogsAreAccessible(page: Page) {
  const tip = page.getByRole("dialog");
  await expect(tip.getByRole("link", { name: "ចុះឈ្មោះ" })).toBeVisible();
  await expectAccessible(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await settings(page, "ការកំណត់").click();
  await expect(page.getByRole("switch").first()).toBeVisible();
  await expectAccessible(page, "dialog[open]");
  await page.getByRole("button", { name: /^តំបន់ម៉ោង/ }).click();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expectAccessible(page, "dialog[open]");
}

test("what is set holds at once and on the next visit, and in another language of the same page", {
  tag: "@phone",
}, async ({ page, context }) => {
  await page.goto("/vn/basketball/matches?status=live");
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
  await page.getByRole("button", { name: /^Ngôn ngữ/ }).click();
  await page.getByRole("link", { name: "ไทย" }).click();
  await expect(page).toHaveURL("/th/basketball/matches?status=live");
  await expect(page.locator("html")).toHaveAttribute("lang", "th");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await ready(page);
  await settings(page, "การตั้งค่า").click();
  await expect(page.getByRole("switch", { name: /ซ่อนสกอร์/ })).toBeChecked();
  await expect(page.getByRole("button", { name: /Sao Paulo/ })).toBeVisible();
});

test("menus open on hover, stay for a click, close on leave, and another language keeps the page", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/zh-Hant/basketball/matches?status=live");
  await ready(page);
  const list = page.getByRole("link", { name: "日本語" });
  await page.getByLabel("語言").hover();
  await expect(list).toBeVisible();
  await page.getByLabel("語言").click();
  await expect(list).toBeVisible();
  await page.mouse.move(300, 600);
  await expect(list).toBeHidden();
  await page.getByLabel("語言").hover();
  await page.getByRole("link", { name: "Tiếng Việt" }).click();
  await expect(page).toHaveURL("/vn/basketball/matches?status=live");
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
});

test("the frame is reached by the keyboard alone, the matches first", { tag: "@desktop" }, async ({
  page,
  match,
  scoreline,
}) => {
  await scoreline.say(score(match, 1, 0));
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
  await press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await press("Enter");
  await expect(page.locator("[data-match] a").first()).toBeFocused();
  await skip.focus();
  await focusOn("Notifications");
  await press("Enter");
  await expect(page.getByText("Log in to hear about goals")).toBeVisible();
  await press("Escape");
  await expect(page.getByText("Log in to hear about goals")).toBeHidden();
  await focusOn("Settings");
  await press("Enter");
  await expect(page.getByRole("switch", { name: /Hide scores/ })).toBeVisible();
  for (let step = 0; step < 4; step += 1) await press("Tab");
  await press("Space");
  await press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Settings" }).first()).toBeFocused();
});

test("a new page begins at its top 60 ms after it is there; the line over it lasts 500 ms, then the menu is asked for", {
  tag: "@desktop",
}, async ({ page, scoreline, match }) => {
  const top = () => page.evaluate(() => window.scrollY);
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  const line = page.locator('a[href="#content"] + div');
  await page.clock.install();
  await scoreline.say(score(match, 1, 0), figures(match, 1));
  await page.goto("/en/football/matches");
  await ready(page);
  await page.evaluate(() => {
    document.body.style.minHeight = "3000px";
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/content/list") && asked.push(request.url()));

  await scrollTo(500);
  await page.getByRole("navigation", { name: "Football" }).getByRole("link", { name: "Competitions" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All competitions" })).toBeVisible();
  await expect(line).toHaveAttribute("data-shown", "");
  const place = await top();
  expect(place).toBeGreaterThan(400);
  await page.clock.runFor(59);
  expect(await top()).toBe(place);
  await page.clock.runFor(1);
  expect(await top()).toBe(0);
  await page.clock.runFor(439);
  await expect(line).toHaveAttribute("data-shown", "");
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(line).not.toHaveAttribute("data-shown");
  await expect.poll(() => asked.length).toBe(1);

  // From one page of a match to another the place is kept.
  await page.goBack();
  await expect(page.locator("[data-match]").first()).toBeVisible();
  const row = await newestRow(page);
  // Rows further down follow when the page has rested.
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await row.count()).toBe(1);
  }).toPass();
  await row.getByRole("link").click();
  await page.clock.runFor(1_000);
  await scrollTo(300);
  const statistics = page.getByRole("link", { name: "Stats", exact: true });
  await statistics.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/stats$/);
  await expect(statistics).toHaveAttribute("aria-current", "page");
  await page.clock.runFor(1_000);
  expect(await top()).toBe(300);
});

test("a link of the site is followed without a load, stands once in the history, and opens elsewhere with a key", {
  tag: "@desktop",
}, async ({ page, context }) => {
  await page.goto("/en/football/matches");
  await ready(page);
  await page.evaluate(() => {
    document.body.dataset.same = "";
  });
  const link = (name: string) => page.getByRole("navigation", { name: "Football" }).getByRole("link", { name });
  const pages = () => page.evaluate(() => history.length);
  const before = await pages();
  await link("Competitions").click();
  await expect(page.getByRole("heading", { level: 1, name: "All competitions" })).toBeVisible();
  await link("Competitions").click();
  await link("Matches").click();
  await expect(page).toHaveURL("/en/football/matches");
  expect(await pages()).toBe(before + 2);
  const opened = context.waitForEvent("page");
  await link("Highlights").click({ modifiers: ["ControlOrMeta"] });
  await (await opened).waitForURL(/\/en\/football\/highlights$/);
  await expect(page).toHaveURL("/en/football/matches");
  await expect(page.locator("body")).toHaveAttribute("data-same", "");
});

test("a dialog shows its content after 200 ms, locks the scroll, and is gone 500 ms after closing", {
  tag: "@phone",
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/en/football/matches");
  await ready(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Notifications" }).click();
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

test("the banner has room of its own, turns every 5000 ms, waits under the pointer, and stays away once closed", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/en/football/matches");
  await ready(page);
  const banner = page.getByRole("complementary", { name: "Recommended" });
  // Its room is there before it is, and as high whatever stands in it.
  const room = page.locator("[data-room=banner]");
  await expect(room).toHaveJSProperty("offsetHeight", 74);
  await page.mouse.move(300, 300);
  await expect(banner).toContainText("Basketball, quarter by quarter");
  await expect(room).toHaveJSProperty("offsetHeight", 74);
  await page.clock.runFor(5_000);
  await expect(banner).toContainText("Watching later?");
  await expect(room).toHaveJSProperty("offsetHeight", 74);
  await banner.hover();
  await page.clock.runFor(20_000);
  await expect(banner).toContainText("Watching later?");
  await banner.getByRole("button", { name: "Close" }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await ready(page);
  await page.mouse.move(310, 300);
  await expect(banner).toBeHidden();
});

test("the banner does not come under a finger", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/en/football/matches");
  await ready(page);
  const banner = page.getByRole("complementary", { name: "Recommended" });
  const pressed = Promise.withResolvers<void>();
  await page.route("**/banner/list**", (route) => pressed.promise.then(() => route.continue()));
  const answered = page.waitForResponse("**/banner/list**");
  await page.mouse.move(200, 740);
  await page.mouse.down();
  pressed.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(banner).toHaveCount(0);
  await page.mouse.up();
  await expect(banner).toBeVisible();
});

test("the device says that it is offline, and when that began", { tag: "@phone" }, async ({ page, context }) => {
  await page.goto("/th/football/matches");
  await ready(page);
  await context.setOffline(true);
  await expect(page.getByText(/^คุณออฟไลน์อยู่ สกอร์ ณ เวลา \d\d:\d\d$/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^คุณออฟไลน์อยู่/)).toBeHidden();
});

test.describe("on a wide phone", { tag: "@phone" }, () => {
  test.use({
    viewport: { width: 900, height: 500 },
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36",
  });

  test("the frame is the mobile one from the first byte, and the app's offer stays closed", async ({ page }) => {
    await page.goto("/th/football/matches");
    await expect(page.locator("html")).toHaveAttribute("data-device", "mobile");
    await ready(page);
    await expect(page.getByRole("navigation", { name: "แท็บ" })).toBeVisible();
    await expect(page.getByRole("link", { name: "เข้าสู่ระบบ", exact: true })).toBeHidden();
    const offer = page.getByRole("complementary", { name: "แอป Scoreline" });
    await expect(offer.getByRole("link")).toHaveAttribute("href", /\/android\/.*\/th$/);
    await offer.getByRole("button").click();
    await expect(offer).toBeHidden();
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
    const tabs = page.getByRole("navigation", { name: "Thanh điều hướng" });
    await tabs.getByRole("link", { name: "Giải đấu" }).click();
    await expect(page).toHaveURL("/vn/basketball/countries");
    await page.getByLabel(/^Môn thể thao/).click();
    await page.getByRole("link", { name: "Bóng đá", exact: true }).click();
    await expect(page).toHaveURL("/vn/football/countries");
    await tabs.getByRole("link", { name: "Fantasy" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Đăng nhập" }).click();
    await expect(page).toHaveURL("/vn/signin?callBackUrl=%2Fvn%2Ffootball%2Ffantasysport");
    await page.getByRole("link", { name: "Quay lại" }).click();
    await expect(page).toHaveURL("/vn/football/countries");
  });
});

test("an answer names the style sheets of its page before a browser has read it", { tag: "@desktop" }, async ({
  request,
}) => {
  for (const path of ["/en/football/matches", "/th/basketball/matches"]) {
    const answer = await request.get(path);
    const links = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, sheet]) => sheet).toSorted();
    const used = links(await answer.text(), /<link[^>]*rel="stylesheet" href="([^"]+)"/g);
    expect(used.length).toBeGreaterThan(0);
    expect(links(answer.headers().link ?? "", /<([^>]+)>; rel=preload; as=style/g)).toEqual(used);
  }
});
