import { smallNow } from "@scoreline/live/testing/small-store";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { People } from "#testing/account-people.ts";
import { Browser, refusedAs } from "#testing/browser.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
let people: People;
beforeAll(async () => {
  server = await testServer();
  people = new People(server);
});
afterAll(() => server.close());
beforeEach(() => server.forgetLimits());
afterEach(() => {
  server.services.now = () => smallNow;
});

describe("signing up", () => {
  test("with a number, its code, a password and a nickname makes an account and logs in", async () => {
    const browser = new Browser(server.app);
    const phone = people.newPhone();
    const national = `0${phone.slice(3)}`;
    const asked = await browser.call("getSignUpCode", {
      phoneNumber: national,
      countryCode: "VN",
      captcha: await browser.captcha(),
      lang: "th_TH",
    });
    expect(asked).toMatchObject({ status: 200, businessCode: 0, data: { waitSeconds: 60, expiresSeconds: 300 } });
    expect(people.messageTo(phone)).toMatch(/^รหัส Scoreline ของคุณคือ \d{6} /);
    browser.cookies.set("theme", "dark");
    const given = { phoneNumber: national, countryCode: "VN", otp: people.codeFor(phone), password: "abcd1234" };
    const signedUp = await browser.call(
      "signUp",
      { ...given, nickname: "Tester1", lang: "vi_VN" },
      { "x-country": "VN" },
    );
    expect(signedUp).toMatchObject({ status: 200, businessCode: 0 });
    expect(signedUp.data).toMatchObject({
      token: "",
      username: "Tester1",
      profilePicture: "/avatars/1.svg",
      avatarId: 1,
      preferredCountry: "VN",
      preferredLanguage: "vn",
      registrationDate: "2026-11-15",
      phoneNumber: `+84 ••••• ${phone.slice(-3)}`,
      phoneVerified: true,
      hasPassword: true,
      chatApps: [],
      referralCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
      referred: false,
      settings: { theme: "dark" },
    });
    const own = await browser.call("retrieveUserInfo");
    expect(own.data).toEqual(signedUp.data);
    const cookie = [signedUp.headers["set-cookie"]].flat().map(String);
    expect(cookie).toContainEqual(
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    );
  });

  test("with a friend's referral code is counted for the friend, and one that nobody has is refused", async () => {
    const friend = await people.member();
    const { referralCode } = (await friend.browser.call("retrieveUserInfo")).data;
    const newcomer = await people.member({ referralCode: ` ${referralCode.toLowerCase()} ` });
    expect((await newcomer.browser.call("retrieveUserInfo")).data.referred).toBe(true);
    const { data } = await friend.browser.call("getReferrals", { lang: "th_TH" });
    expect(data).toMatchObject({
      referralCode,
      link: `https://scores.example/th/signup?referralCode=${referralCode}`,
      total: 1,
      list: [{ username: "Tester1", date: "2026-11-15" }],
      hasNext: false,
    });
    const browser = new Browser(server.app);
    const phone = await people.askForCode(browser, "getSignUpCode");
    const given = { phoneNumber: phone, otp: people.codeFor(phone), password: "abcd1234", nickname: "Tester1" };
    expect(await browser.call("signUp", { ...given, referralCode: "ABCD2345" })).toMatchObject(
      refusedAs("referralInvalid"),
    );
    // Nothing was used up by that.
    expect(await browser.call("signUp", given)).toMatchObject({ businessCode: 0 });
  });

  test("is told to whoever has an account already by a message to the number, and by nothing else", async () => {
    const { phone } = await people.member();
    await server.forgetLimits();
    const browser = new Browser(server.app);
    const [known, unknown] = [phone, people.newPhone()];
    const answers = [];
    for (const phoneNumber of [known, unknown]) {
      const { status, body } = await browser.call("getSignUpCode", { phoneNumber, captcha: await browser.captcha() });
      answers.push([status, body]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(people.messageTo(known)).toContain("already have a Scoreline account");
    expect(people.messageTo(unknown)).toMatch(/^\d{6} is your Scoreline code/);
  });

  test.each([
    ["password", "short1", 400],
    ["password", "with-symbol1", 400],
    ["nickname", "abc", 400],
    ["nickname", "12345", 400],
    ["otp", "12345", 400],
    ["referralCode", "no!", 400],
    ["countryCode", "DE", 400],
  ])("names the field %s when it is %j", async (field, value, status) => {
    const browser = new Browser(server.app);
    const given = {
      phoneNumber: "0912345678",
      countryCode: "VN",
      otp: "123456",
      password: "abcd1234",
      nickname: "Tester1",
    };
    const refused = await browser.call("signUp", { ...given, [field]: value });
    expect([refused.status, refused.fields?.map((each) => each.field)]).toEqual([status, [field]]);
  });
});

describe("logging in", () => {
  test("with the password makes a new session, and the browser's last one ends", async () => {
    const { phone, browser } = await people.member();
    const first = browser.cookies.get("session");
    const again = await browser.call("login", { phoneNumber: phone, password: "abcd1234" });
    expect(again).toMatchObject({ businessCode: 0, data: { username: "Tester1", token: "" } });
    expect(browser.cookies.get("session")).not.toBe(first);
    const old = new Browser(server.app);
    old.cookies.set("session", first ?? "");
    expect(await old.call("retrieveUserInfo")).toMatchObject(refusedAs("sessionInvalid"));
    expect((await browser.call("getSessions")).data).toHaveLength(1);
  });

  test("gives a token to what is no browser of ours, and a cookie to no page of another site", async () => {
    const { phone } = await people.member();
    const app = new Browser(server.app, {});
    const { data } = await app.call("login", { phoneNumber: phone, password: "abcd1234" });
    expect(data.token).toMatch(/^[\w-]{43}$/);
    const bearer = new Browser(server.app, { authorization: `Bearer ${data.token}`, "sec-fetch-site": "cross-site" });
    expect((await bearer.call("retrieveUserInfo")).data.username).toBe("Tester1");
    const foreign = new Browser(server.app, { "sec-fetch-site": "cross-site", origin: "https://evil.example" });
    const refused = await foreign.call("login", { phoneNumber: phone, password: "abcd1234" });
    expect(refused).toMatchObject({ status: 403, businessCode: 100403 });
    expect(refused.headers["set-cookie"]).toBeUndefined();
  });

  test("with a code needs no password", async () => {
    const { phone } = await people.member();
    await server.forgetLimits();
    const browser = new Browser(server.app);
    await people.askForCode(browser, "getLoginCode", phone);
    const answer = await browser.call("loginOtp", { phoneNumber: phone, otp: people.codeFor(phone) });
    expect(answer).toMatchObject({ businessCode: 0, data: { username: "Tester1" } });
  });

  test("brings what was set on another device", async () => {
    const { phone, browser } = await people.member();
    await browser.call("updateSettings", { theme: "dark", tz: "Asia/Tokyo!" });
    await browser.call("updateSettings", { leagues: "1.2" });
    const next = new Browser(server.app);
    const { data, headers } = await next.call("login", { phoneNumber: phone, password: "abcd1234" });
    expect(data.settings).toEqual({ theme: "dark", tz: "Asia/Tokyo!", leagues: "1.2" });
    const set = [headers["set-cookie"]].flat().map(String);
    const tz = set.find((cookie) => cookie.startsWith("tz="));
    expect(tz).toBe("tz=Asia/Tokyo!; Max-Age=31536000; Path=/; Secure; SameSite=Lax");
    expect(next.cookies.get("leagues")).toBe("1.2");
  });

  test("ends with logging out, and the cookie is forgotten", async () => {
    const { browser } = await people.member();
    const token = browser.cookies.get("session") ?? "";
    expect(await browser.call("userLogout", { deviceToken: "x" })).toMatchObject({ businessCode: 0 });
    expect(browser.cookies.has("session")).toBe(false);
    browser.cookies.set("session", token);
    expect(await browser.call("retrieveUserInfo")).toMatchObject(refusedAs("sessionInvalid"));
  });
});

describe("a forgotten password", () => {
  test("is replaced with a code, and every session ends", async () => {
    const { phone, browser } = await people.member();
    await server.forgetLimits();
    const other = new Browser(server.app);
    await people.askForCode(other, "getResetCode", phone);
    const validated = await other.call("validateReset", { phoneNumber: phone, otp: people.codeFor(phone) });
    const { resetToken } = validated.data;
    expect(await other.call("resetPassword", { resetToken, password: "efgh5678" })).toMatchObject({ businessCode: 0 });
    expect(await browser.call("retrieveUserInfo")).toMatchObject(refusedAs("sessionInvalid"));
    expect(await other.call("login", { phoneNumber: phone, password: "abcd1234" })).toMatchObject(
      refusedAs("loginFailed"),
    );
    expect(await other.call("login", { phoneNumber: phone, password: "efgh5678" })).toMatchObject({ businessCode: 0 });
    expect(await other.call("resetPassword", { resetToken, password: "ijkl9012" })).toMatchObject(
      refusedAs("resetInvalid"),
    );
  });

  test("has ten minutes from the code to the new one", async () => {
    const { phone } = await people.member();
    await server.forgetLimits();
    const browser = new Browser(server.app);
    await people.askForCode(browser, "getResetCode", phone);
    const { resetToken } = (await browser.call("validateReset", { phoneNumber: phone, otp: people.codeFor(phone) }))
      .data;
    server.services.now = () => smallNow + 10 * 60_000;
    expect(await browser.call("resetPassword", { resetToken, password: "efgh5678" })).toMatchObject(
      refusedAs("resetInvalid"),
    );
  });
});

test("what a country is offered follows what this server can do", async () => {
  const browser = new Browser(server.app);
  const methods = async (name: "getLoginMethod" | "getSignUpMethod", country: string) =>
    (await browser.call(name, { country })).data.methods;
  expect(await methods("getLoginMethod", "TH")).toEqual(["password", "code"]);
  expect(await methods("getSignUpMethod", "TH")).toEqual(["code"]);
  const { sms, chatLogins } = server.services.accounts;
  const nothing = { authorizeUrl: () => "", identify: () => Promise.reject(new Error("nobody")) };
  delete server.services.accounts.sms;
  server.services.accounts.chatLogins = { line: nothing, zalo: nothing };
  try {
    expect(await methods("getLoginMethod", "TH")).toEqual(["password", "line"]);
    expect(await methods("getSignUpMethod", "VN")).toEqual(["line", "zalo"]);
    const asked = await browser.call("getSignUpCode", { phoneNumber: people.newPhone() });
    expect(asked).toMatchObject(refusedAs("methodOff"));
  } finally {
    Object.assign(server.services.accounts, { sms, chatLogins });
  }
  const own = await browser.call("getLoginMethod", {}, { "x-country": "VN" });
  expect(own.data.country).toBe("VN");
});
