import { picture, test } from "./server/accounts.ts";
import { expect, ready } from "./server/fixtures.ts";
import { codeFor, logIn, newAddress, newAddressIn, newPerson, signUp } from "./server/people.ts";
import { expectAccessible } from "./server/sound.ts";
import { brokenWords } from "./server/whole-words.ts";

test("fantasy is played on another site, which knows who comes and is told who leaves (pt)", async ({
  accounts,
  page,
}) => {
  const { fantasy } = accounts.outside;
  const { nickname } = await signUp(accounts.server, page.request);
  await page.goto("/pt/football/fantasysport");
  await ready(page);
  await expectAccessible(page, "main");
  await page.getByRole("link", { name: "Jogar agora" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${nickname}`);

  await page.goto("/pt/basketball/fantasysport");
  await ready(page);
  await expect(page.getByRole("main").getByText("Em breve", { exact: true })).toBeVisible();
  await expectAccessible(page, "main");

  const left = () => fantasy.heard.filter((news) => news === "logout=true").length;
  const before = left();
  await page.goto("/pt/account");
  await ready(page);
  await page.getByRole("main").getByRole("button", { name: "Sair", exact: true }).click();
  await page.waitForURL("/pt");
  await expect(picture(page)).toHaveCount(0);
  await expect.poll(left).toBe(before + 1);
});

test("a friend follows the link, and the app hands over", { tag: "@desktop" }, async ({ accounts, page, another }) => {
  await page.goto("/en");
  await signUp(accounts.server, page.request);
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
  await friend.getByLabel("6-digit code").fill(codeFor(accounts.server, brought));
  await friend.getByLabel("Password", { exact: true }).fill(brought.password);
  await friend.getByLabel("Nickname").fill(brought.nickname);
  await expect(friend.getByLabel(/Referral code/)).toHaveValue(referralCode);
  await friend.getByRole("main").getByRole("button", { name: "Create account" }).click();
  await expect(picture(friend)).toBeVisible();
  await page.goto("/en/account/myReferralCode");
  await expect(page.getByText(brought.nickname)).toBeVisible();
  expect(await page.locator("main").textContent()).not.toContain(brought.number.slice(-7));
  // Whoever reads the code out reads it in one piece, on the smallest phone, too.
  await page.setViewportSize({ width: 320, height: 700 });
  for (const locale of ["en", "kh"]) {
    await page.goto(`/${locale}/account`);
    await ready(page);
    expect(await brokenWords(page, "main :is(h1, h2, p, button)")).toEqual([]);
  }

  // In the app Firebase has verified the number; the app signs up with its token, and hands over to the site.
  const inApp = newPerson();
  const idToken = await accounts.outside.firebase.token(`+66${inApp.number.slice(1)}`, Date.now());
  const post = async (call: string, form: Record<string, string>): Promise<{ token: string }> => {
    const body = new URLSearchParams(form);
    const reply = await fetch(`${accounts.server.address}/api/user/${call}`, {
      method: "POST",
      body,
      headers: newAddress(),
    });
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
  accounts,
  page,
  another,
}, info) => {
  const person = await signUp(accounts.server, page.request);
  const { number, password } = person;
  const { page: elsewhere } = await another({ extraHTTPHeaders: newAddress() });
  await logIn(elsewhere.request, person);

  await page.goto("/en/account");
  await ready(page);
  await expectAccessible(page, "main");
  await expect(page.getByRole("listitem").filter({ hasText: "Active now" })).toBeVisible();
  await page.getByRole("button", { name: "End other sessions" }).click();
  await expect(page.getByRole("button", { name: "End other sessions" })).toBeHidden();
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
  await expect(page.getByText("Other devices are logged out")).toBeVisible();

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

test("who signs out in one tab is signed out in the others", { tag: "@desktop" }, async ({
  accounts,
  page,
  context,
}) => {
  await signUp(accounts.server, page.request);
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

test("what was set on one device is so on the next", { tag: "@phone" }, async ({ accounts, page, another }) => {
  await page.goto("/en/football/matches?settings=open");
  await ready(page);
  await page.getByRole("switch", { name: /Hide scores/ }).check();
  const person = await signUp(accounts.server, page.request);
  const { page: next } = await another({ extraHTTPHeaders: newAddress() });
  await logIn(next.request, person);
  await next.goto("/en/football/matches?settings=open");
  await ready(next);
  await expect(next.getByRole("switch", { name: /Hide scores/ })).toBeChecked();
});

test("the menu under the picture: its lists, one change at a time, and the page stays who logs out", {
  tag: "@desktop",
}, async ({ accounts, page }) => {
  const { number, password } = await signUp(accounts.server, page.request);
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
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
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
