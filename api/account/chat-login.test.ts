import { lineLogin } from "@scoreline/gateways/chat-login/line";
import { zaloLogin } from "@scoreline/gateways/chat-login/zalo";
import { firebasePhoneTokens } from "@scoreline/gateways/phone-token/firebase";
import { firebaseIssuer } from "@scoreline/gateways/testing/firebase-issuer";
import { lineServer } from "@scoreline/gateways/testing/line-server";
import { zaloServer } from "@scoreline/gateways/testing/zalo-server";
import { smallNow } from "@scoreline/live/testing/small-store";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { People } from "#testing/account-people.ts";
import { Browser, refusedAs } from "#testing/browser.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
let people: People;
let line: Awaited<ReturnType<typeof lineServer>>;
let zalo: Awaited<ReturnType<typeof zaloServer>>;
let firebase: Awaited<ReturnType<typeof firebaseIssuer>>;
beforeAll(async () => {
  server = await testServer();
  people = new People(server);
  line = await lineServer("https://scores.example/linecallback");
  zalo = await zaloServer();
  firebase = await firebaseIssuer("scoreline-app");
  server.services.accounts.chatLogins = { line: lineLogin(line.settings), zalo: zaloLogin(zalo.settings) };
  server.services.accounts.phoneTokens = firebasePhoneTokens(firebase.settings);
});
afterAll(async () => {
  await Promise.all([line.close(), zalo.close(), firebase.close()]);
  await server.close();
});
beforeEach(() => server.forgetLimits());
afterEach(() => {
  server.services.now = () => smallNow;
});

const done = { status: 200, businessCode: 0 };
const failed = refusedAs("chatLoginFailed");
let users = 0;
const newUser = () => `user${++users}`;

/** Goes to the app and logs in there: what the callback is given. */
async function goTo(app: "line" | "zalo", browser: Browser, user: string, callBackUrl = "/en/football/fav") {
  const { data } = await browser.call("startChatLogin", { app, callBackUrl, locale: "th" });
  return (app === "line" ? line : zalo).login(data.url, user);
}

describe.each([
  ["line", "loginLine"],
  ["zalo", "loginZalo"],
] as const)("%s", (app, call) => {
  test("signs up who comes for the first time, without a number, and logs in who comes again", async () => {
    const [user, browser] = [newUser(), new Browser(server.app)];
    const first = await browser.call(call, await goTo(app, browser, user));
    expect(first).toMatchObject(done);
    expect(first.data).toMatchObject({
      isNew: true,
      callBackUrl: "/en/football/fav",
      phoneNumber: null,
      phoneVerified: false,
      hasPassword: false,
      chatApps: [app],
      username: expect.stringMatching(/^[A-Za-z0-9]{4,15}$/),
    });
    const elsewhere = new Browser(server.app);
    const again = await elsewhere.call(call, await goTo(app, elsewhere, user));
    expect(again.data).toMatchObject({ isNew: false, referralCode: first.data.referralCode });
    // A first password and a number can be added.
    expect(await browser.call("setPassword", { password: "abcd1234" })).toMatchObject(done);
    expect(await browser.call("getPhoneCode", { to: "own" })).toMatchObject(refusedAs("phoneNeeded"));
  });

  test("is not believed without, with a foreign or with a used state", async () => {
    const [browser, other] = [new Browser(server.app), new Browser(server.app)];
    const { code, state } = await goTo(app, browser, newUser());
    expect((await browser.call(call, { code })).status).toBe(400);
    expect(await browser.call(call, { code, state: "x".repeat(43) })).toMatchObject(failed);
    // Somebody else's login, finished in a victim's browser.
    expect(await other.call(call, { code, state })).toMatchObject(failed);
    const mine = await goTo(app, other, newUser());
    expect(await browser.call(call, mine)).toMatchObject(failed);
    const own = await goTo(app, browser, newUser());
    expect(await browser.call(call, own)).toMatchObject(done);
    expect(await browser.call(call, own)).toMatchObject(failed);
  });

  test("is not waited for longer than ten minutes", async () => {
    const browser = new Browser(server.app);
    const back = await goTo(app, browser, newUser());
    server.services.now = () => smallNow + 10 * 60_000;
    expect(await browser.call(call, back)).toMatchObject(failed);
  });

  test("leads back to a path on this site only", async () => {
    for (const evil of [
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "https://evil.example",
      "/\t/evil",
      "%2F%2Fevil.example",
    ]) {
      const browser = new Browser(server.app);
      const { data } = await browser.call(call, await goTo(app, browser, newUser(), evil));
      expect([evil, data.callBackUrl]).toEqual([evil, "/th"]);
    }
  });
});

test("a code of LINE's is nothing at Zalo's callback, nor the other way round", async () => {
  const browser = new Browser(server.app);
  expect(await browser.call("loginZalo", await goTo("line", browser, newUser()))).toMatchObject(failed);
  expect(await browser.call("loginLine", await goTo("zalo", browser, newUser()))).toMatchObject(failed);
});

test("who is logged in links an app to their account, unless it is another's", async () => {
  const user = newUser();
  const { browser } = await people.member();
  const linked = await browser.call("loginLine", await goTo("line", browser, user));
  expect(linked.data).toMatchObject({ chatApps: ["line"], username: "Tester1", isNew: false });
  const other = await people.member();
  expect(await other.browser.call("loginLine", await goTo("line", other.browser, user))).toMatchObject(
    refusedAs("identityTaken"),
  );
  expect((await other.browser.call("retrieveUserInfo")).data.chatApps).toEqual([]);
  // What was begun while logged in is not finished after logging out.
  const begun = await goTo("line", other.browser, newUser());
  await other.browser.call("userLogout");
  expect(await other.browser.call("loginLine", begun)).toMatchObject(failed);
});

test("two who come at once for the first time are one", async () => {
  const user = newUser();
  const browsers = [new Browser(server.app), new Browser(server.app), new Browser(server.app)];
  const back = await Promise.all(browsers.map((browser) => goTo("zalo", browser, user)));
  const answers = await Promise.all(browsers.map((browser, i) => browser.call("loginZalo", back[i])));
  const codes = new Set(answers.map(({ data }) => data.referralCode));
  expect(codes.size).toBe(1);
});

describe("a number that Firebase has verified", () => {
  const newAccount = { password: "abcd1234", nickname: "Tester1" };
  const tokenFor = (phone: string) => firebase.token(phone, server.services.now());

  test("signs up, logs in and gets a new password; a token counts once", async () => {
    const [browser, phone] = [new Browser(server.app), people.newPhone()];
    const idToken = await tokenFor(phone);
    expect((await browser.call("firebaseSignUp", { idToken, ...newAccount })).data).toMatchObject({
      phoneVerified: true,
    });
    expect(await browser.call("firebaseLogin", { idToken })).toMatchObject(refusedAs("phoneTokenInvalid"));
    server.services.now = () => smallNow + 1_000;
    const next = await tokenFor(phone);
    expect(await browser.call("firebaseValidateReset", { idToken: next })).toMatchObject(done);
    expect(await browser.call("firebaseResetPassword", { idToken: next, password: "efgh5678" })).toMatchObject(done);
    expect(await browser.call("retrieveUserInfo")).toMatchObject(refusedAs("sessionInvalid"));
    expect(await browser.call("login", { phoneNumber: phone, password: "efgh5678" })).toMatchObject(done);
    server.services.now = () => smallNow + 2_000;
    expect(await browser.call("firebaseLogin", { idToken: await tokenFor(phone) })).toMatchObject(done);
    server.services.now = () => smallNow + 3_000;
    const taken = await browser.call("firebaseSignUp", { idToken: await tokenFor(phone), ...newAccount });
    expect(taken).toMatchObject(refusedAs("phoneTaken"));
  });

  test("is one of our twelve countries', and somebody's who has an account", async () => {
    const browser = new Browser(server.app);
    const abroad = await browser.call("firebaseSignUp", { idToken: await tokenFor("+4915112345678"), ...newAccount });
    expect(abroad).toMatchObject(refusedAs("phoneTokenInvalid"));
    const nobody = await browser.call("firebaseLogin", { idToken: await tokenFor(people.newPhone()) });
    expect(nobody).toMatchObject(refusedAs("loginFailed"));
    const forged = await browser.call("firebaseLogin", { idToken: `${await tokenFor(people.newPhone())}x` });
    expect(forged).toMatchObject(refusedAs("phoneTokenInvalid"));
  });
});
