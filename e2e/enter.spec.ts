import { smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { picture, test } from "./server/accounts.ts";
import { expect, newestMatch, ready } from "./server/fixtures.ts";
import { codeFor, newAddress, newAddressIn, newPerson, signUp } from "./server/people.ts";
import { expectAccessible } from "./server/sound.ts";
import { score } from "./server/states.ts";

test("somebody signs up with a telephone and comes back to where they were (th)", async ({
  accounts,
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
  await page.getByLabel("รหัส 6 หลัก").fill(codeFor(accounts.server, person));
  await page.getByLabel("รหัสผ่าน", { exact: true }).fill(password);
  await page.getByLabel("ชื่อเล่น").fill(nickname);
  await page.getByRole("main").getByRole("button", { name: "สร้างบัญชี" }).click();
  await page.waitForURL("/th/basketball/matches");
  await expect(picture(page)).toBeVisible();
  // Who is new is shown once what stars are for.
  await page.getByRole("dialog", { name: "รายการโปรดของคุณ" }).getByRole("button", { name: "ข้าม" }).click();
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

test("a password, a code, and a forgotten password all lead in", { tag: "@desktop" }, async ({ accounts, page }) => {
  const person = await signUp(accounts.server, page.request);
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
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toContainText("Login failed");
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await isIn();

  await signIn();
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("6-digit code").waitFor();
  await page.getByLabel("6-digit code").fill(codeFor(accounts.server, person));
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await isIn();

  await signIn();
  await page.getByRole("radio", { name: "Password" }).check();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // Both pages ask for a number: the form of the one that is left must not be filled in.
  await expect(page.getByRole("radio", { name: "Password" })).toHaveCount(0);
  await page.getByLabel("Country").selectOption("TH");
  await page.getByLabel("Phone number").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("6-digit code").waitFor();
  await page.getByLabel("6-digit code").fill(codeFor(accounts.server, person));
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
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await isIn();
});

test("without a script the forms are sent all the same", { tag: "@phone" }, async ({ accounts, another }) => {
  const { context, page } = await another({ extraHTTPHeaders: newAddress(), javaScriptEnabled: false });
  const person = newPerson();
  const { number, password, nickname } = person;
  await page.goto("/en/signup?callBackUrl=%2Fen%2Ffootball");
  await page.locator('select[name="countryCode"]').selectOption("TH");
  await page.getByLabel("Phone number").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("6-digit code").fill(codeFor(accounts.server, person));
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
  await page.getByLabel("6-digit code").fill(codeFor(accounts.server, person));
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/en/football");
  await expect(picture(page).first()).toBeVisible();
  await context.close();
});

test("LINE leads in, in a window of its own beside a desktop page, and a number is added (th)", async ({
  accounts,
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
  await page.getByLabel("รหัส 6 หลัก").fill(codeFor(accounts.server, { number, password: "", nickname: "" }));
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
  await expect(page.getByRole("main").getByRole("link", { name: /^Số điện thoại/ })).toContainText("Chưa có");
});

test("by the keyboard alone somebody signs in", { tag: "@desktop" }, async ({ accounts, page }) => {
  const person = await signUp(accounts.server, page.request);
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

test("what somebody was about to do is done once they are in", { tag: "@desktop" }, async ({ accounts, page }) => {
  const now = Date.now();
  const video = "https://video.example/live";
  await page.goto("/en/football/matches");
  await accounts.server.say(
    ...smallWorld(),
    smallFixture("football", "watched", { kickoff: now }),
    score("watched", 1, 0, "first-half"),
    { type: "videos", match: "watched", at: now, entries: [{ ref: "tv", kind: "live", at: now, url: video }] },
  );
  const person = await signUp(accounts.server, page.request);
  await page.context().clearCookies();
  await page.route("https://video.example/**", (route) => route.fulfill({ contentType: "text/html", body: "Goals" }));
  const match = await newestMatch(page, { sport: "football" });
  await page.goto(`/en/football/a/b/c/${match}`);
  await ready(page);
  await page.getByRole("listitem").filter({ hasText: "Live video" }).getByRole("button").click();
  await page.getByRole("dialog").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("radio", { name: "Password" }).check();
  await page.getByLabel("Country").selectOption("TH");
  await page.getByLabel("Phone number").fill(person.number);
  await page.locator('input[name="password"]').fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(video);
  // Once: whoever comes back reads on.
  await page.goBack();
  await ready(page);
  await expect(picture(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/football\//);
});
