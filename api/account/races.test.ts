import { openStore } from "@scoreline/store/engine/open";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { finishHandOver } from "#account/hand-over.ts";
import { People } from "#testing/account-people.ts";
import { Browser, refusedAs } from "#testing/browser.ts";
import { type TestServer, testServer } from "#testing/server.ts";

const binaries = postgresBinaries();
const done = { status: 200, businessCode: 0 };

// The embedded database has one connection, and so no race.
describe.skipIf(!binaries)("what many do at once, on PostgreSQL", () => {
  let postgres: PrivatePostgres;
  let server: TestServer;
  let people: People;
  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? "");
    const databaseUrl = await postgres.createDatabase();
    server = await testServer({ open: () => openStore({ databaseUrl }) });
    people = new People(server);
  });
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });
  beforeEach(() => server.forgetLimits());

  const atOnce = <Result>(count: number, work: (i: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, i) => work(i)));
  const succeeded = (answers: readonly { businessCode: number }[]) =>
    answers.filter(({ businessCode }) => businessCode === 0).length;

  /** Somebody with a code for logging in, in a browser that nobody knows. */
  async function withCode() {
    const { phone } = await people.member();
    await server.forgetLimits();
    const browser = new Browser(server.app);
    await people.askForCode(browser, "getLoginCode", phone);
    const enter = (otp: string) => browser.call("loginOtp", { phoneNumber: phone, otp });
    return { code: people.codeFor(phone), enter };
  }

  test("a code lets one of fifty in who bring it", async () => {
    const { code, enter } = await withCode();
    expect(succeeded(await atOnce(50, () => enter(code)))).toBe(1);
  });

  test("a code is void after fifty guesses: three of them counted", async () => {
    const { code, enter } = await withCode();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    await atOnce(50, () => enter(wrong));
    await server.services.database.execute("delete from counters");
    expect(await enter(code)).toMatchObject(refusedAs("codeInvalid"));
  });

  test("sign-ups of one number make one account", async () => {
    const phone = await people.askForCode(new Browser(server.app), "getSignUpCode");
    const given = { phoneNumber: phone, otp: people.codeFor(phone), password: "abcd1234", nickname: "Tester1" };
    expect(succeeded(await atOnce(10, () => new Browser(server.app).call("signUp", given)))).toBe(1);
    const { rows } = await server.services.database.execute(`select id from users where phone = '${phone}'`);
    expect(rows).toHaveLength(1);
  });

  const codeOf = async (browser: Browser): Promise<string> =>
    (await browser.call("retrieveUserInfo")).data.referralCode;

  test("a referral is counted once, however often it is claimed", async () => {
    const [one, friend] = [await people.member(), await people.member()];
    const referralCode = await codeOf(friend.browser);
    expect(succeeded(await atOnce(20, () => one.browser.call("updateReferralCode", { referralCode })))).toBe(1);
    const { data, body } = await friend.browser.call("getReferrals");
    expect(data.total).toBe(1);
    expect(body).not.toContain(one.phone.slice(-7));
  });

  test("of two who bring each other, one has been brought", async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [(await people.member()).browser, (await people.member()).browser];
      const codes = [await codeOf(other), await codeOf(one)];
      const answers = await atOnce(2, (i) =>
        (i === 0 ? one : other).call("updateReferralCode", { referralCode: codes[i] }),
      );
      expect(succeeded(answers)).toBe(1);
      await server.forgetLimits();
    }
  });

  test("a hand-over token lets one of twenty in", async () => {
    const { browser } = await people.member();
    const { data } = await browser.call("handOver");
    const caller = { locale: "en", timeZone: "UTC" } as const;
    const came = await atOnce(20, () => finishHandOver(data.token, caller, server.services));
    expect(came.filter(Boolean)).toHaveLength(1);
  });

  test("who is deleted while they do something is gone, whatever they were doing", async () => {
    const { browser, phone } = await people.member();
    const referralCode = await codeOf((await people.member()).browser);
    const [deleted] = await Promise.all([
      browser.call("deleteAccount", { reason: "other" }),
      browser.call("updateProfile", { nickname: "Ghost" }),
      browser.call("updateReferralCode", { referralCode }),
      browser.call("handOver"),
    ]);
    expect(deleted).toMatchObject(done);
    const { rows } = await server.services.database.execute(`select id from users where phone = '${phone}'`);
    expect(rows).toEqual([]);
  });
});
