import type { Page } from "@playwright/test";
import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { fantasySite } from "@scoreline/gateways/testing/fantasy-site";
import { firebaseIssuer } from "@scoreline/gateways/testing/firebase-issuer";
import { lineServer } from "@scoreline/gateways/testing/line-server";
import { zaloServer } from "@scoreline/gateways/testing/zalo-server";
import { test as base, expect, newestMatch, ready } from "./server/fixtures.ts";
import { codeFor, logIn, newAddress, newAddressIn, newPerson, signUp } from "./server/people.ts";
import { ScorelineProcess } from "./server/scoreline-process.ts";
import { expectAccessible } from "./server/sound.ts";
import { fullTime, highlights } from "./server/states.ts";

let server: ScorelineProcess | undefined;
let outside: Awaited<ReturnType<typeof startOutside>> | undefined;

/** Everybody whom the site speaks with, each in a server of its own. */
async function startOutside(address: string) {
  const line = await lineServer(`${address}/linecallback`);
  const zalo = await zaloServer();
  const firebase = await firebaseIssuer("scoreline-e2e");
  const fantasy = await fantasySite({ issuer: address });
  return {
    firebase,
    fantasy,
    environment: {
      LINE_CHANNEL_ID: line.settings.channelId,
      LINE_CHANNEL_SECRET: line.settings.channelSecret,
      LINE_ACCESS_URL: line.url,
      LINE_API_URL: line.url,
      ZALO_APP_ID: zalo.settings.appId,
      ZALO_APP_SECRET: zalo.settings.appSecret,
      ZALO_OAUTH_URL: zalo.url,
      ZALO_GRAPH_URL: zalo.url,
      FIREBASE_PROJECT_ID: firebase.settings.projectId,
      FIREBASE_API_KEY: "a-public-key",
      FIREBASE_KEYS_URL: firebase.settings.keysUrl,
      FANTASY_URL: fantasy.playUrl,
    },
    close: () => Promise.all([line, zalo, firebase, fantasy].map((server) => server.close())),
  };
}

const test = base.extend({
  // Started with the first test: pages are given their address before anything else of the file runs.
  baseURL: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      server ??= await ScorelineProcess.start(async (address) => {
        outside = await startOutside(address);
        return { TRUST_PROXY: "1", ...outside.environment };
      });
      await use(server.address);
    },
    { scope: "test", timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use(newAddress()),
});

test.afterAll(async () => {
  await server?.end();
  await outside?.close();
});

function running(): ScorelineProcess {
  if (!server) throw new Error("no page was opened yet");
  return server;
}

const picture = (page: Page) => page.locator('header img[src^="/avatars/"]:visible');

test("somebody signs up with a telephone and comes back to where they were (th)", async ({
  page,
  consoleErrors: _,
}) => {
  const person = newPerson();
  const { number, password, nickname } = person;
  await page.goto("/th/signup?callBackUrl=%2Fth%2Fbasketball%2Fmatches");
  await ready(page);
  await page.getByLabel("เบอร์โทรศัพท์").fill(number);
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "ส่งรหัส" }).click();
  await page.getByLabel("รหัส 6 หลัก").waitFor();
  await expectAccessible(page, "main");
  await page.getByLabel("รหัส 6 หลัก").fill(codeFor(running(), person));
  await page.getByLabel("รหัสผ่าน", { exact: true }).fill(password);
  await page.getByLabel("ชื่อเล่น").fill(nickname);
  await page.getByRole("main").getByRole("button", { name: "สร้างบัญชี" }).click();
  await page.waitForURL("/th/basketball/matches");
  await expect(picture(page)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "ความเป็นส่วนตัว" }).click();
  await page.waitForURL("/th/privacy-policy");
  await expect(page.getByRole("row", { name: /อุปกรณ์ที่เข้าสู่ระบบ.*180 วัน.*30 วัน/s })).toBeVisible();
  await expectAccessible(page, "main");
});

test("what is wrong is said in the reader's language, and nothing that was written is lost (vn)", async ({ page }) => {
  const { number } = newPerson();
  await page.goto("/vn/signup");
  await ready(page);
  await page.getByLabel("Quốc gia").selectOption("TH");
  await page.getByLabel("Số điện thoại").fill("12");
  await page.getByRole("button", { name: "Gửi mã" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await page.getByLabel("Số điện thoại").fill(number);
  await page.getByRole("button", { name: "Gửi mã" }).click();
  await page.getByLabel("Mã 6 chữ số").fill("000000");
  await page.getByLabel("Mật khẩu", { exact: true }).fill("Offside11");
  await page.getByLabel("Biệt danh").fill("nguoihammo");
  await page.getByRole("button", { name: "Tạo tài khoản" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.getByLabel("Biệt danh")).toHaveValue("nguoihammo");
  await expect(page.getByLabel("Số điện thoại")).toHaveValue(/\d/);
});

test("a password, a code, and a forgotten password all lead in", { tag: "@desktop" }, async ({ page }) => {
  const person = await signUp(running(), page.request);
  const { number, password } = person;
  const signIn = async () => {
    await page.context().clearCookies();
    await page.goto("/en/signin?callBackUrl=%2Fen%2Ffootball%2Fmatches");
    await ready(page);
    await page.getByLabel("Country").selectOption("TH");
    await page.getByLabel("Phone number").fill(number);
  };
  const isIn = async () => {
    await page.waitForURL("/en/football/matches");
    await expect(picture(page)).toBeVisible();
  };
  await signIn();
  await page.getByRole("radio", { name: "Password" }).check();
  await page.locator('input[name="password"]').fill("Wrong1234");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("Login failed");
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await isIn();

  await signIn();
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("6-digit code").waitFor();
  await page.getByLabel("6-digit code").fill(codeFor(running(), person));
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await isIn();

  await signIn();
  await page.getByRole("radio", { name: "Password" }).check();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Country").selectOption("TH");
  await page.getByLabel("Phone number").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("6-digit code").waitFor();
  await page.getByLabel("6-digit code").fill(codeFor(running(), person));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("New password", { exact: true }).fill("Freekick22");
  await page.getByLabel("Repeat the new password").fill("Freekick23");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByRole("alert")).toContainText("not the same");
  await page.getByLabel("New password", { exact: true }).fill("Freekick22");
  await page.getByLabel("Repeat the new password").fill("Freekick22");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Your password has been changed")).toBeVisible();
  await page.getByRole("radio", { name: "Password" }).check();
  await page.getByLabel("Country").selectOption("TH");
  await page.getByLabel("Phone number").fill(number);
  await page.locator('input[name="password"]').fill("Freekick22");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await isIn();
});

test("without a script the forms are sent all the same", { tag: "@phone" }, async ({ another }) => {
  const { context, page } = await another({ extraHTTPHeaders: newAddress(), javaScriptEnabled: false });
  const person = newPerson();
  const { number, password, nickname } = person;
  await page.goto("/en/signup?callBackUrl=%2Fen%2Ffootball");
  await page.locator('select[name="countryCode"]').selectOption("TH");
  await page.getByLabel("Phone number").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("6-digit code").fill(codeFor(running(), person));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Nickname").fill(nickname);
  await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/en/football");
  await expect(picture(page).first()).toBeVisible();
  await context.clearCookies();
  await page.goto("/en/signin?callBackUrl=%2Fen%2Ffootball");
  await page.locator('select[name="countryCode"]').selectOption("TH");
  await page.getByLabel("Phone number").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("6-digit code").fill(codeFor(running(), person));
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/en/football");
  await expect(picture(page).first()).toBeVisible();
  await context.close();
});

test("LINE leads in, in a window of its own beside a desktop page, and a number is added (th)", async ({
  page,
}, info) => {
  await page.goto("/th/signin?callBackUrl=%2Fth%2Fbasketball%2Fmatches");
  await ready(page);
  const window = info.project.name === "desktop" ? page.waitForEvent("popup") : undefined;
  await page.getByRole("button", { name: /LINE/ }).click();
  const atLine = (await window) ?? page;
  await atLine.locator('input[name="login"]').fill(`${info.project.name} fan`);
  await atLine.locator('input[name="password"]').fill("anything");
  await atLine.locator("button[type=submit]").click();
  await atLine.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("/th/basketball/matches");
  await expect(picture(page)).toBeVisible();

  const { number } = newPerson();
  await page.goto("/th/account/myPhoneNumber");
  await ready(page);
  await page.getByLabel("ประเทศ").selectOption("TH");
  await page.locator('input[name="phoneNumber"]').fill(number);
  await page.getByRole("button", { name: "ส่งรหัส" }).click();
  await page.getByLabel("รหัส 6 หลัก").waitFor();
  await page.getByLabel("รหัส 6 หลัก").fill(codeFor(running(), { number, password: "", nickname: "" }));
  await page.getByRole("main").locator("form button[type=submit]").last().click();
  await expect(page.getByText(new RegExp(`${number.slice(-3)}`)).first()).toBeVisible();
});

test("Zalo leads in from Vietnam, in a window of its own beside a desktop page (vn)", async ({ page }, info) => {
  // Who is in Thailand is not offered it.
  await page.goto("/th/signin");
  await expect(page.getByRole("button", { name: /LINE/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /Zalo/ })).toHaveCount(0);
  await page.setExtraHTTPHeaders(newAddressIn("VN"));
  await page.goto("/vn/signin?callBackUrl=%2Fvn%2Fbasketball%2Fmatches");
  await ready(page);
  const window = info.project.name === "desktop" ? page.waitForEvent("popup") : undefined;
  await page.getByRole("button", { name: /Zalo/ }).click();
  const atZalo = (await window) ?? page;
  await atZalo.getByLabel("Tài khoản").fill(`${info.project.name} ${info.repeatEachIndex}`);
  await atZalo.getByRole("button", { name: "Cho phép" }).click();
  await page.waitForURL("/vn/basketball/matches");
  await expect(picture(page)).toBeVisible();
  // Zalo tells no number: one is asked for where it is needed.
  await page.goto("/vn/account");
  await expect(page.getByRole("main").getByRole("link", { name: /^Số điện thoại/ })).toContainText("Chưa đặt");
});

test("fantasy is played on another site, which knows who comes and is told who leaves (pt)", async ({ page }) => {
  const { fantasy } = outside ?? {};
  const { nickname } = await signUp(running(), page.request);
  await page.goto("/pt/football/fantasysport");
  await ready(page);
  await expectAccessible(page, "main");
  await page.getByRole("link", { name: "Jogar agora" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${nickname}`);

  await page.goto("/pt/basketball/fantasysport");
  await ready(page);
  await expect(page.getByRole("main").getByText("Em breve", { exact: true })).toBeVisible();
  await expectAccessible(page, "main");

  const left = () => fantasy?.heard.filter((news) => news === "logout=true").length ?? 0;
  const before = left();
  await page.goto("/pt/account");
  await ready(page);
  await page.getByRole("main").getByRole("button", { name: "Sair", exact: true }).click();
  await page.waitForURL("/pt");
  await expect(picture(page)).toHaveCount(0);
  await expect.poll(left).toBe(before + 1);
});

test("a friend follows the link, and the app hands over", { tag: "@desktop" }, async ({ page, another }) => {
  await page.goto("/en");
  await signUp(running(), page.request);
  const { result } = await (await page.request.get("/api/user/retrieveUserInfo")).json();
  const { referralCode } = result.data;
  const { page: friend } = await another({ extraHTTPHeaders: newAddress() });
  const brought = newPerson();
  await friend.goto(`/en/signup?referralCode=${referralCode}`);
  await ready(friend);
  await friend.getByLabel("Country").selectOption("TH");
  await friend.getByLabel("Phone number").fill(brought.number);
  await friend.getByRole("button", { name: "Send code" }).click();
  await friend.getByLabel("6-digit code").waitFor();
  await friend.getByLabel("6-digit code").fill(codeFor(running(), brought));
  await friend.getByLabel("Password", { exact: true }).fill(brought.password);
  await friend.getByLabel("Nickname").fill(brought.nickname);
  await expect(friend.getByLabel(/Referral code/)).toHaveValue(referralCode);
  await friend.getByRole("main").getByRole("button", { name: "Create account" }).click();
  await expect(picture(friend)).toBeVisible();
  await page.goto("/en/account/myReferralCode");
  await expect(page.getByText(brought.nickname)).toBeVisible();
  expect(await page.locator("main").textContent()).not.toContain(brought.number.slice(-7));

  // In the app Firebase has verified the number; the app signs up with its token, and hands over to the site.
  const inApp = newPerson();
  const idToken = (await outside?.firebase.token(`+66${inApp.number.slice(1)}`, Date.now())) ?? "";
  const post = async (call: string, form: Record<string, string>): Promise<{ token: string }> => {
    const body = new URLSearchParams(form);
    const reply = await fetch(`${running().address}/api/user/${call}`, { method: "POST", body, headers: newAddress() });
    return ((await reply.json()) as { result: { data: { token: string } } }).result.data;
  };
  const app = await post("firebase/signup", { idToken, password: inApp.password, nickname: inApp.nickname });
  const { token } = await post("handOver", { token: app.token });
  const { page: site } = await another({ extraHTTPHeaders: newAddress() });
  await site.goto(`/th/${token}`);
  await expect(site).toHaveURL("/th");
  await expect(picture(site)).toBeVisible();
  await site.goto("/th/account");
  await expect(site.getByRole("heading", { name: inApp.nickname })).toBeVisible();
  const { page: late } = await another({ extraHTTPHeaders: newAddress() });
  expect((await late.goto(`/th/${token}`))?.status()).toBe(404);
  await expect(picture(late)).toHaveCount(0);
});

test("the account: name, picture, password, sessions, country, and leaving for good", async ({
  page,
  another,
}, info) => {
  const person = await signUp(running(), page.request);
  const { number, password } = person;
  const { page: elsewhere } = await another({ extraHTTPHeaders: newAddress() });
  await logIn(elsewhere.request, person);

  await page.goto("/en/account");
  await ready(page);
  await expectAccessible(page, "main");
  await expect(page.getByRole("listitem").filter({ hasText: "Active now" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out others" }).click();
  await expect(page.getByRole("button", { name: "Sign out others" })).toBeHidden();
  await elsewhere.goto("/en/account");
  await expect(elsewhere).toHaveURL(/\/en\/signin/);

  await page
    .getByRole("main")
    .getByRole("link", { name: /^Profile/ })
    .last()
    .click();
  await page.getByLabel("Nickname").fill("late90");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("button", { name: "Picture 3" }).click();
  await expect(page.getByRole("button", { name: "Picture 3" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page, "main");

  await page.goto("/en/account/changePassword");
  await ready(page);
  await page.getByLabel("Current password").fill("Nothing99");
  await page.getByLabel("New password", { exact: true }).fill("Freekick22");
  await page.getByLabel("Repeat the new password").fill("Freekick22");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Other devices are signed out")).toBeVisible();

  if (info.project.name === "desktop") {
    await page
      .locator("header summary")
      .filter({ has: page.locator("img") })
      .press("Enter");
    await page.getByRole("button", { name: "Country" }).press("Enter");
    await page.getByRole("button", { name: "Portugal" }).press("Enter");
    await page.waitForURL("/pt/account/changePassword");
  } else await page.goto("/pt/account/changePassword");

  await page.goto("/pt/account/deleteAccount");
  await ready(page);
  await expectAccessible(page, "main");
  await page.getByLabel("Por que você está saindo?").selectOption("battery");
  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sim, excluir" }).click();
  await page.waitForURL("/pt");
  await expect(picture(page)).toHaveCount(0);
  const dead = await page.request.post("/api/user/login", {
    form: { phoneNumber: number, countryCode: "TH", password: "Freekick22" },
  });
  expect((await dead.json()).result.businessCode).toBe(300001);
});

test("who signs out in one tab is signed out in the others", { tag: "@desktop" }, async ({ page, context }) => {
  await signUp(running(), page.request);
  await page.goto("/en/football/matches");
  await ready(page);
  const other = await context.newPage();
  await other.goto("/en/account");
  await ready(other);
  await other.getByRole("main").getByRole("button", { name: "Log out" }).click();
  await other.waitForURL("/en");
  await page.bringToFront();
  await expect(picture(page)).toHaveCount(0);
});

test("what was set on one device is so on the next", { tag: "@phone" }, async ({ page, another }) => {
  await page.goto("/en/football/matches?settings=open");
  await ready(page);
  await page.getByRole("switch", { name: /Hide scores/ }).check();
  const person = await signUp(running(), page.request);
  const { page: next } = await another({ extraHTTPHeaders: newAddress() });
  await logIn(next.request, person);
  await next.goto("/en/football/matches?settings=open");
  await ready(next);
  await expect(next.getByRole("switch", { name: /Hide scores/ })).toBeChecked();
});

test("the menu under the picture: its lists, one change at a time, and the page stays who logs out", {
  tag: "@desktop",
}, async ({ page }) => {
  const { number, password } = await signUp(running(), page.request);
  await page.goto("/en/football/matches");
  await ready(page);
  const button = page.locator("header summary").filter({ has: page.locator("img") });
  const item = (name: string) => page.locator("header").getByRole("button", { name });
  const [main, country] = [item("Log out"), item("Vietnam")];
  await button.hover();
  await expect(main).toBeHidden();
  await button.click();
  await item("Country").click();
  await expect(item("Thailand").locator("svg")).toBeVisible();
  await expect(item("Thailand")).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(country).toBeHidden();
  await expect(main).toBeHidden();
  await button.press("Enter");
  await item("Language").press("Enter");
  // What is read in Thailand, and nothing else.
  await expect(page.locator("header [aria-pressed]")).toHaveText(["ไทย", "English"]);
  await item("Language").press("Enter");
  await expect(main).toBeVisible();

  // Refused, and meanwhile nothing else is changed.
  let asked = 0;
  let answer = () => {};
  await page.route("**/api/user/updateProfilePreferredCountry", async (route) => {
    asked += 1;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ json: { result: { businessCode: 1, message: "Not at half-time" } } });
  });
  await item("Country").click();
  await country.click();
  await expect(country).toHaveAttribute("aria-pressed", "true");
  await item("Japan").click();
  await expect(item("Japan")).toHaveAttribute("aria-pressed", "false");
  answer();
  await expect(page.getByText("Not at half-time")).toBeVisible();
  await expect(item("Thailand")).toHaveAttribute("aria-pressed", "true");
  expect(asked).toBe(1);
  await page.unrouteAll();

  await country.click();
  await page.waitForURL("/vn/football/matches");
  await ready(page);
  await button.click();
  await item("Đăng xuất").click();
  await expect(picture(page)).toHaveCount(0);
  await expect(page).toHaveURL("/vn/football/matches");

  // Their language is theirs wherever they log in.
  await page.goto("/en/signin?callBackUrl=%2Fen%2Fbasketball%2Fmatches");
  await ready(page);
  await page.getByRole("radio", { name: "Password" }).check();
  await page.getByLabel("Country").selectOption("TH");
  await page.getByLabel("Phone number").fill(number);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("/vn/basketball/matches");
});

test("the first visit speaks the language of the reader's country, the next one that of the last", {
  tag: "@desktop",
}, async ({ page }) => {
  const root = async (more: Record<string, string> = {}) => {
    const headers = { "x-forwarded-for": "14.160.0.1", ...more };
    return (await page.request.get("/", { headers, maxRedirects: 0 })).headers().location;
  };
  expect(await root()).toBe("/vn");
  expect(await root({ cookie: "locale=ja" })).toBe("/ja");
  await page.goto("/th/football/matches?asInit=init");
  await ready(page);
  await page.goto("/");
  await expect(page).toHaveURL("/th");
  // The menu has the languages of the country, and the one that is read; the settings have all of them.
  await page.setExtraHTTPHeaders(newAddressIn("VN"));
  await page.goto("/th/football/matches");
  await ready(page);
  await page.locator("summary").and(page.getByLabel("ภาษา")).hover();
  await expect(page.locator("header details[open] li")).toHaveText(["Tiếng Việt", "English", "ไทย"]);
});

test("by the keyboard alone somebody signs in", { tag: "@desktop" }, async ({ page }) => {
  const person = await signUp(running(), page.request);
  const { number, password } = person;
  await page.context().clearCookies();
  await page.goto("/en/signin?callBackUrl=%2Fen%2Ffootball%2Fmatches");
  await ready(page);
  await page.locator("#content").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Thailand");
  await page.keyboard.press("Tab");
  await page.keyboard.type(number);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.waitForURL("/en/football/matches");
  await expect(picture(page)).toBeVisible();
});

test("what somebody was about to do is done once they are in", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/en/football/matches");
  await running().say(
    ...smallWorld(),
    smallFixture("football", "watched", { kickoff: Date.now() }),
    fullTime("watched", 2, 0),
    highlights("watched"),
  );
  const person = await signUp(running(), page.request);
  await page.context().clearCookies();
  await page.route("https://video.example/**", (route) => route.fulfill({ contentType: "text/html", body: "Goals" }));
  const match = await newestMatch(page, { sport: "football" });
  await page.goto(`/en/football/a/b/c/${match}`);
  await ready(page);
  await page.getByRole("button").filter({ hasText: "4:05" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("radio", { name: "Password" }).check();
  await page.getByLabel("Country").selectOption("TH");
  await page.getByLabel("Phone number").fill(person.number);
  await page.locator('input[name="password"]').fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("https://video.example/highlights");
  // Once: whoever comes back reads on.
  await page.goBack();
  await ready(page);
  await expect(picture(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/football\//);
});
