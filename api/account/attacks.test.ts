import { codeRules, guessAllowances, sendAllowances } from "@scoreline/domain/account/codes";
import { smallNow } from "@scoreline/live/testing/small-store";
import fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashOf, sealed } from "#account/accounts.ts";
import { createServer, serveApi } from "#server.ts";
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

const later = (ms: number) => {
  const at = server.services.now() + ms;
  server.services.now = () => at;
};
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const wrong = refusedAs("codeInvalid");
const done = { status: 200, businessCode: 0 };

/** Somebody with a code for logging in, in a browser that nobody knows. */
async function withCode(phone?: string) {
  const owner = phone ?? (await people.member()).phone;
  await server.forgetLimits();
  const browser = new Browser(server.app);
  await people.askForCode(browser, "getLoginCode", owner);
  const code = people.codeFor(owner);
  const enter = (otp: unknown, more = {}) => browser.call("loginOtp", { phoneNumber: owner, otp, ...more });
  return { browser, phone: owner, code, enter };
}

describe("a code", () => {
  test("is in no answer, no header and no table", async () => {
    const { browser, phone, code } = await withCode();
    later(codeRules.waitsMs[0]);
    const again = await browser.call("getLoginCode", { phoneNumber: phone, captcha: await browser.captcha() });
    const next = people.codeFor(phone);
    for (const secret of [code, next]) {
      expect(again.body).not.toContain(secret);
      expect(JSON.stringify(again.headers)).not.toContain(secret);
    }
    const { rows } = await server.services.database.execute<{ hash: string }>("select * from codes");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(next);
    // Nor what anybody could reckon without the key.
    expect(rows.map(({ hash }) => hash)).not.toContain(hashOf(next));
    expect(rows.map(({ hash }) => hash)).not.toContain(sealed("", "login", phone, "", next));
  });

  test("is in no line of the log, nor are passwords and tokens, whatever goes wrong", async () => {
    const lines: string[] = [];
    const logger = fastify({ logger: { level: "trace", stream: { write: (line: string) => lines.push(line) } } }).log;
    const app = createServer({ logger, rateLimit: 0, trustProxy: false });
    const services = { ...server.services };
    await serveApi(app, services, { checkReplies: true });
    const { phone, code } = await withCode();
    const browser = new Browser(app);
    const password = "Secret123";
    await browser.call("login", { phoneNumber: phone, password });
    expect((await browser.call("loginOtp", { phoneNumber: phone, otp: [code], password })).status).toBe(400);
    expect(await browser.call("loginOtp", { phoneNumber: phone, otp: code })).toMatchObject(done);
    const token = browser.cookies.get("session") ?? "";
    await app.inject({ url: `/api/user/retrieveUserInfo?token=${token}` });
    await app.inject({ url: `/api/user/nothing?token=${token}&otp=${code}` });
    // The store fails in the middle of it.
    const select = () => {
      throw new Error("no more connections");
    };
    services.database = { select } as never;
    expect((await browser.call("login", { phoneNumber: phone, password })).status).toBeGreaterThan(499);
    await app.close();
    expect(lines.join("")).toContain("no more connections");
    for (const secret of [code, password, token, phone]) expect(lines.join("")).not.toContain(secret);
  });

  test("is void after three wrong tries: the right one is refused too", async () => {
    const { code, enter } = await withCode();
    for (let i = 0; i < 3; i++) expect(await enter(wrongOf(code))).toMatchObject(wrong);
    expect(await enter(code)).toMatchObject(wrong);
  });

  test("is right after two wrong tries, and once", async () => {
    const { code, enter } = await withCode();
    for (let i = 0; i < 2; i++) expect(await enter(wrongOf(code))).toMatchObject(wrong);
    expect(await enter(code)).toMatchObject(done);
    expect(await enter(code)).toMatchObject(wrong);
  });

  test("is replaced by the next one, and what was guessed is not forgotten by that", async () => {
    const { browser, phone, code, enter } = await withCode();
    const guesses = guessAllowances.code.most;
    let last = code;
    let made = 0;
    while (made < guesses) {
      for (let i = 0; i < 3 && made < guesses; i++, made++) expect(await enter(wrongOf(last))).toMatchObject(wrong);
      later(codeRules.waitsMs[1]);
      await server.services.database.execute("delete from counters where key like 'send:%'");
      await people.askForCode(browser, "getLoginCode", phone);
      if (people.codeFor(phone) !== last) expect(await enter(last)).not.toMatchObject(done);
      made += 1;
      last = people.codeFor(phone);
    }
    const refused = await enter(last);
    expect(refused).toMatchObject(refusedAs("tooManyTries"));
    expect(refused.waitSeconds).toBeGreaterThan(60);
  });

  test("runs out after five minutes", async () => {
    const { code, enter } = await withCode();
    later(codeRules.lifeMs);
    expect(await enter(code)).toMatchObject(wrong);
  });

  test("is another number's, or for another purpose, and opens nothing here", async () => {
    const [one, other] = [await withCode(), await people.member()];
    expect(await one.browser.call("loginOtp", { phoneNumber: other.phone, otp: one.code })).toMatchObject(wrong);
    expect(await one.browser.call("validateReset", { phoneNumber: one.phone, otp: one.code })).toMatchObject(wrong);
    const given = { phoneNumber: one.phone, otp: one.code, password: "abcd1234", nickname: "Tester1" };
    expect(await one.browser.call("signUp", given)).toMatchObject(wrong);
    expect(await one.enter(one.code)).toMatchObject(done);
  });

  test.each([
    ["an array", '{"otp":["123456"]}'],
    ["null", '{"otp":null}'],
    ["a number", '{"otp":123456}'],
    ["an object", '{"otp":{"$ne":"x"}}'],
    ["full-width digits", '{"otp":"１２３４５６"}'],
    ["Thai digits", '{"otp":"๑๒๓๔๕๖"}'],
    ["too many digits", '{"otp":"1234567"}'],
    ["nothing", "{}"],
  ])("is not %s", async (_what, body) => {
    const payload = { ...JSON.parse(body), phoneNumber: "+84912345678" };
    const reply = await server.app.inject({ method: "POST", url: "/api/user/loginOtp", payload });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().result.fields).toMatchObject([{ field: "otp" }]);
  });
});

describe("asking for codes", () => {
  const ask = async (browser: Browser, phoneNumber: string, more = {}) =>
    browser.call("getLoginCode", { phoneNumber, captcha: await browser.captcha(), ...more });

  test("waits a minute, then two, however the number is written", async () => {
    const phone = people.newPhone();
    const national = `0${phone.slice(3)}`;
    const browser = new Browser(server.app);
    expect(await ask(browser, phone)).toMatchObject({ ...done, data: { waitSeconds: 60 } });
    const written = [national, phone.slice(1), `+84 (${phone.slice(3, 6)}) ${phone.slice(6)}`, ` ${phone} `];
    for (const each of written) {
      const refused = await ask(new Browser(server.app), each, { countryCode: "VN" });
      expect(refused).toMatchObject({ ...refusedAs("codeTooSoon"), waitSeconds: 60 });
    }
    later(60_000);
    expect(await ask(browser, national, { countryCode: "VN" })).toMatchObject({ ...done, data: { waitSeconds: 120 } });
    later(60_000);
    expect(await ask(browser, phone)).toMatchObject({ ...refusedAs("codeTooSoon"), waitSeconds: 60 });
  });

  test("is done five times an hour and ten a day for a number, from wherever", async () => {
    const phone = people.newPhone();
    let sent = 0;
    for (let hour = 0; hour < 4; hour++) {
      for (let i = 0; i < 7; i++) {
        const { businessCode } = await ask(new Browser(server.app), phone);
        if (businessCode === 0) sent += 1;
        later(codeRules.lifeMs);
      }
      expect(sent).toBe(Math.min(5 * (hour + 1), 10));
      later(3_600_000 - 7 * codeRules.lifeMs);
    }
  });

  test("is refused to who brings no proof of work more than a few times, and a proof counts once", async () => {
    const browser = new Browser(server.app);
    const [allowance] = sendAllowances.unprovenAddress;
    for (let i = 0; i < allowance.most; i++) {
      expect(await browser.call("getLoginCode", { phoneNumber: people.newPhone() })).toMatchObject(done);
    }
    const refused = await browser.call("getLoginCode", { phoneNumber: people.newPhone() });
    expect(refused).toMatchObject(refusedAs("tooManyTries"));
    const captcha = await browser.captcha();
    expect(await browser.call("getLoginCode", { phoneNumber: people.newPhone(), captcha })).toMatchObject(done);
    const again = await new Browser(server.app).call("getLoginCode", { phoneNumber: people.newPhone(), captcha });
    expect(again).toMatchObject(refusedAs("tooManyTries"));
    for (const bad of ["x", btoa("{}"), btoa('{"challenge":{"parameters":{}},"solution":{}}'), "null"]) {
      const failed = await browser.call("getLoginCode", { phoneNumber: people.newPhone(), captcha: bad });
      expect([bad, failed]).toMatchObject([bad, refusedAs("captchaFailed")]);
    }
    later(11 * 60_000);
    const old = await browser.captcha();
    later(11 * 60_000);
    const late = await browser.call("getLoginCode", { phoneNumber: people.newPhone(), captcha: old });
    expect(late).toMatchObject(refusedAs("captchaFailed"));
  });

  test("floods no row of numbers, from however many addresses", async () => {
    const [{ most }] = sendAllowances.prefix;
    let sent = 0;
    for (let i = 0; i < most + 5; i++) {
      const { businessCode } = await ask(new Browser(server.app), `+8497123${String(1000 + i)}`);
      if (businessCode === 0) sent += 1;
    }
    expect(sent).toBe(most);
    // The neighbours of other numbers are not affected.
    expect(await ask(new Browser(server.app), people.newPhone())).toMatchObject(done);
  });

  test("is braked for a country and for all, and the operator hears of it", async () => {
    const heard: string[] = [];
    server.services.accounts.codeAsked = (outcome, country) => heard.push(`${outcome} ${country}`);
    try {
      const [{ most, windowMs }] = sendAllowances.everybody;
      const until = new Date(smallNow + windowMs).toISOString();
      await server.services.database.execute(
        `insert into counters values ('send:everybody:${windowMs}', ${most - 1}, '${until}')`,
      );
      expect(await ask(new Browser(server.app), people.newPhone())).toMatchObject(done);
      expect(await ask(new Browser(server.app), people.newPhone())).toMatchObject(refusedAs("tooManyTries"));
      expect(heard).toEqual(["silent VN", "braked VN"]);
    } finally {
      delete server.services.accounts.codeAsked;
    }
  });

  test("counts by the address of the connection, whatever a request says of it", async () => {
    const browser = new Browser(server.app);
    const [{ most }] = sendAllowances.address;
    let sent = 0;
    for (let i = 0; i < most + 3; i++) {
      const captcha = await browser.captcha();
      const headers = {
        "x-forwarded-for": `203.0.113.${i}`,
        "x-real-ip": `203.0.113.${i}`,
        forwarded: `for=203.0.113.${i}`,
      };
      const { businessCode } = await browser.call("getLoginCode", { phoneNumber: people.newPhone(), captcha }, headers);
      if (businessCode === 0) sent += 1;
    }
    expect(sent).toBe(most);
    const six = (i: number) => Object.assign(new Browser(server.app), { address: `2001:db8:1:2::${i + 1}` });
    let fromSix = 0;
    for (let i = 0; i < most + 3; i++) if ((await ask(six(i), people.newPhone())).businessCode === 0) fromSix += 1;
    expect(fromSix).toBe(most);
  });
});

describe("whether somebody has an account", () => {
  test.each(["getSignUpCode", "getLoginCode", "getResetCode"] as const)("is not told by %s", async (name) => {
    const { phone } = await people.member();
    await server.forgetLimits();
    const answers = [];
    for (const phoneNumber of [phone, people.newPhone()]) {
      const browser = new Browser(server.app);
      const { status, body } = await browser.call(name, { phoneNumber, captcha: await browser.captcha() });
      const again = await browser.call(name, { phoneNumber, captcha: await browser.captcha() });
      answers.push([status, body, again.body]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test("is not told by logging in, in words or in the work that is done", async () => {
    const { phone } = await people.member();
    const { passwords } = server.services.accounts;
    let reckoned = 0;
    const isRight = passwords.isRight.bind(passwords);
    passwords.isRight = (...given) => {
      reckoned += 1;
      return isRight(...given);
    };
    const answers = [];
    for (const phoneNumber of [phone, people.newPhone(), "+4915112345678", "nonsense"]) {
      const { status, body } = await new Browser(server.app).call("login", { phoneNumber, password: "wrong123" });
      answers.push([status, body]);
    }
    expect(new Set(answers.map((answer) => answer.join())).size).toBe(1);
    // Every one of them cost the same hash.
    expect(reckoned).toBe(4);
    const codes = [];
    for (const phoneNumber of [phone, people.newPhone()]) {
      const { status, body } = await new Browser(server.app).call("loginOtp", { phoneNumber, otp: "123456" });
      codes.push([status, body]);
    }
    expect(codes[0]).toEqual(codes[1]);
  });

  test("costs the same hash to find out: one for nobody is reckoned with the same parameters", async () => {
    const { passwords } = server.services.accounts;
    const encoded = await passwords.hash("abcd1234");
    expect(encoded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwords.isRight("abcd1234", encoded)).toBe(true);
    expect(await passwords.isRight("abcd1235", encoded)).toBe(false);
    for (const none of [undefined, null]) expect(await passwords.isRight("", none)).toBe(false);
  });
});

describe("a victim", () => {
  test("cannot be locked out: where they are known they are let through, whatever strangers do", async () => {
    const { phone, browser } = await people.member();
    const strangers = Array.from({ length: 3 }, () => new Browser(server.app));
    for (const stranger of strangers) {
      for (let i = 0; i < guessAllowances.password.most + 2; i++) {
        await stranger.call("login", { phoneNumber: phone, password: "wrong123" });
      }
      await stranger.call("getLoginCode", { phoneNumber: phone, captcha: await stranger.captcha() });
      for (let i = 0; i < 4; i++) await stranger.call("loginOtp", { phoneNumber: phone, otp: "000000" });
    }
    expect(await strangers[0]?.call("login", { phoneNumber: phone, password: "abcd1234" })).toMatchObject(
      refusedAs("tooManyTries"),
    );
    // Elsewhere nothing was used up.
    expect(await new Browser(server.app).call("login", { phoneNumber: phone, password: "abcd1234" })).toMatchObject(
      done,
    );
    // Behind the strangers' own address, on a device that is known.
    browser.cookies.delete("session");
    browser.address = strangers[0]?.address ?? "";
    expect(await browser.call("login", { phoneNumber: phone, password: "abcd1234" })).toMatchObject(done);
    browser.cookies.delete("session");
    expect(await browser.call("getLoginCode", { phoneNumber: phone, captcha: await browser.captcha() })).toMatchObject(
      done,
    );
    const otp = people.codeFor(phone);
    // A stranger who asks for another code in between takes nothing away.
    later(5 * 60_000 - 1);
    await strangers[1]?.call("getLoginCode", { phoneNumber: phone, captcha: (await strangers[1]?.captcha()) ?? "" });
    expect(await browser.call("loginOtp", { phoneNumber: phone, otp })).toMatchObject(done);
  });

  test("is not guessed on their own device either, by who sits before it", async () => {
    const { phone, browser } = await people.member();
    browser.cookies.delete("session");
    const guess = () => browser.call("login", { phoneNumber: phone, password: "wrong123" });
    for (let i = 0; i < guessAllowances.password.most; i++)
      expect(await guess()).toMatchObject(refusedAs("loginFailed"));
    browser.address = "10.255.255.1";
    expect(await guess()).toMatchObject(refusedAs("tooManyTries"));
    later(guessAllowances.password.windowMs);
    expect(await browser.call("login", { phoneNumber: phone, password: "abcd1234" })).toMatchObject(done);
  });

  test("is not known by somebody else's device", async () => {
    const [one, other] = [await people.member(), await people.member()];
    const stranger = other.browser;
    stranger.cookies.delete("session");
    for (let i = 0; i < guessAllowances.password.most; i++) {
      await stranger.call("login", { phoneNumber: one.phone, password: "wrong123" });
    }
    const refused = await stranger.call("login", { phoneNumber: one.phone, password: "wrong123" });
    expect(refused).toMatchObject(refusedAs("tooManyTries"));
  });
});

describe("sessions and requests", () => {
  test("a session that was planted before the login is not the one after it", async () => {
    const { phone } = await people.member();
    const attacker = await people.member();
    const planted = attacker.browser.cookies.get("session") ?? "";
    const victim = new Browser(server.app);
    victim.cookies.set("session", planted);
    expect(await victim.call("login", { phoneNumber: phone, password: "abcd1234" })).toMatchObject(done);
    expect(victim.cookies.get("session")).not.toBe(planted);
    // The browser's own last session ended with it, so nothing of the victim's is seen through it.
    expect(await attacker.browser.call("retrieveUserInfo")).toMatchObject(refusedAs("sessionInvalid"));
  });

  test("a token is kept as its hash alone", async () => {
    const { browser } = await people.member();
    const token = browser.cookies.get("session") ?? "";
    const { rows } = await server.services.database.execute("select * from sessions");
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).toContain(hashOf(token));
  });

  test("a Host header makes no link and no cookie of ours", async () => {
    const { browser } = await people.member();
    const { data, headers } = await browser.call(
      "getReferrals",
      {},
      { host: "evil.example", "x-forwarded-host": "evil.example" },
    );
    expect(data.link).toMatch(/^https:\/\/scores\.example\//);
    expect(JSON.stringify([data, headers])).not.toContain("evil");
  });

  test.each([
    ["role", "admin"],
    ["points", "1000000"],
    ["phoneVerified", "true"],
    ["phone", "+84912345678"],
    ["userId", "1"],
    ["id", "1"],
    ["passwordHash", "x"],
    ["__proto__", "1"],
    ["constructor", "1"],
  ])("the profile takes no %s", async (field, value) => {
    const { browser } = await people.member();
    const before = (await browser.call("retrieveUserInfo")).data;
    expect(await browser.call("updateProfile", { nickname: "Other", [field]: value })).toMatchObject({ status: 400 });
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/user/updateProfile",
      headers: { authorization: `Bearer ${browser.cookies.get("session")}`, "content-type": "application/json" },
      payload: `{"nickname":"Other","${field}":{"isAdmin":true}}`,
    });
    expect(reply.statusCode).toBe(400);
    expect((await browser.call("retrieveUserInfo")).data).toEqual(before);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test("nobody ends, reads or changes what is another's by its number", async () => {
    const [one, other] = [await people.member(), await people.member()];
    const [{ sessionId }] = (await other.browser.call("getSessions")).data;
    expect((await one.browser.call("endSession", { sessionId })).data).toEqual({ ended: 0 });
    expect((await other.browser.call("retrieveUserInfo")).businessCode).toBe(0);
    const own = (await one.browser.call("downloadData")).body;
    expect(own).not.toContain(other.phone);
    expect(own).toContain(one.phone);
    expect(own).not.toContain("argon2");
  });
});

describe("referrals", () => {
  test("are not of oneself, not twice, and not in a circle", async () => {
    const [one, other, third] = [await people.member(), await people.member(), await people.member()];
    const codeOf = async ({ browser }: typeof one) => (await browser.call("retrieveUserInfo")).data.referralCode;
    const enter = async ({ browser }: typeof one, friend: typeof one) =>
      browser.call("updateReferralCode", { referralCode: await codeOf(friend) });
    expect(await enter(one, one)).toMatchObject(refusedAs("referralInvalid"));
    expect(await enter(one, other)).toMatchObject(done);
    expect(await enter(one, third)).toMatchObject(refusedAs("referralInvalid"));
    expect(await enter(other, one)).toMatchObject(refusedAs("referralInvalid"));
  });
});
