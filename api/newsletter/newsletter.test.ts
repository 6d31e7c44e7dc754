import type { ConsoleMail } from "@scoreline/gateways/mail/console";
import type { Mail } from "@scoreline/gateways/mail/port";
import { newsletterSubscribers } from "@scoreline/store/schema/newsletter";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { serveOneClick } from "#newsletter/one-click.ts";
import { createServer } from "#server.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.forgetLimits();
  await server.services.database.delete(newsletterSubscribers);
});

const outbox = () => (server.services.accounts.mail as ConsoleMail).outbox;
const subscribed = () => server.services.database.select().from(newsletterSubscribers);

async function call(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const reply = await server.app.inject({
    method: "POST",
    url: `/api/newsLetter/${path}`,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: reply.statusCode, result: reply.json().result };
}

/** The mails that asking brings about. */
async function asked(form: Record<string, string>, headers: Record<string, string> = {}): Promise<Mail[]> {
  const before = outbox()[0];
  const { result } = await call("subscribe", form, headers);
  expect(result).toMatchObject({ businessCode: 0, data: null });
  const all = outbox();
  return all.slice(0, before ? all.indexOf(before) : all.length);
}

const linkIn = (mail: Mail | undefined) => /[?&](?:confirm|leave)=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

test("nobody is subscribed before they have confirmed it from their box", async () => {
  const { authorization, session } = await server.signIn();
  const [mail] = await asked(
    { email: "Fan@Example.com", withoutScores: "true", lang: "th_TH", timeZone: "Asia/Bangkok" },
    { authorization },
  );
  expect(mail?.to).toBe("fan@example.com");
  expect(mail?.subject).toContain("จดหมายข่าว");
  expect(mail?.html).toContain('lang="th"');
  expect(mail?.text).toContain("https://scores.example/th/newsletter?confirm=");
  expect(mail?.text).not.toContain("fan@example.com");
  expect(await subscribed()).toEqual([]);
  expect((await call("confirm", { link: linkIn(mail) })).result.businessCode).toBe(0);
  const [one] = await subscribed();
  expect(one).toMatchObject({
    email: "fan@example.com",
    userId: session.userId,
    locale: "th",
    timeZone: "Asia/Bangkok",
    withoutScores: true,
  });
  // Twice is once, and another link changes how it comes.
  await call("confirm", { link: linkIn(mail) });
  await server.forgetLimits();
  const [other] = await asked({ email: "fan@example.com", lang: "vi_VN" });
  await call("confirm", { link: linkIn(other) });
  expect(await subscribed()).toMatchObject([{ id: one?.id, locale: "vn", userId: null, withoutScores: false }]);
});

test("a link is ours, whole and young, or it is none", async () => {
  const [mail] = await asked({ email: "fan@example.com" });
  const link = linkIn(mail);
  const { accounts } = server.services;
  const now = accounts.now();
  const changed = `${link.slice(0, -2)}${link.endsWith("A") ? "B" : "A"}A`;
  for (const wrong of ["", "x", "a".repeat(200), changed, link.slice(4)]) {
    const { status, result } = await call("confirm", { link: wrong });
    expect([wrong, status, result.businessCode]).toEqual([wrong, 200, 600002]);
  }
  accounts.now = () => now + 2 * 86_400_000 + 1;
  expect((await call("confirm", { link })).result.businessCode).toBe(600002);
  accounts.now = () => now;
  expect(await subscribed()).toEqual([]);
  expect((await call("confirm", { link: "a".repeat(2_001) })).status).toBe(400);
});

test.each([
  "fan@example.com\r\nBcc: everybody@example.com",
  "fan@example.com\nSubject: Buy",
  "fan@example.com%0d%0aBcc: x@example.com",
  "fan@example.com,other@example.com",
  "fan@example.com;other@example.com",
  "<fan@example.com> other@example.com",
  '"a\\r\\nb"@example.com',
  "fan",
])("%j is refused, and nothing is sent", async (email) => {
  const before = outbox().length;
  expect((await call("subscribe", { email })).result.businessCode).toBe(600001);
  expect(outbox()).toHaveLength(before);
});

test("nobody's box is filled: in whatever spelling, from whatever address, and nobody is told why", async () => {
  expect(await asked({ email: "fan.one@gmail.com" })).toHaveLength(1);
  expect(await asked({ email: "f.a.n.one+scores@googlemail.com" })).toHaveLength(0);
  expect(await asked({ email: "fan.one@gmail.com" })).toHaveLength(0);
});

test("one address asks for a few, whoever they are for", async () => {
  for (let i = 0; i < 5; i++) expect(await asked({ email: `victim${i}@example.com` })).toHaveLength(1);
  const { result } = await call("subscribe", { email: "victim9@example.com" });
  expect(result.businessCode).toBe(300003);
  expect(result.waitSeconds).toBeGreaterThan(0);
});

test("the GET of the specification asks, too, and not for a page of another site", async () => {
  const get = (headers: Record<string, string>) =>
    server.app.inject({ url: "/api/newsLetter/subscribe?email=by-get@example.com", headers });
  expect((await get({ "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  const before = outbox().length;
  expect((await get({})).json().result.businessCode).toBe(0);
  expect(outbox().length).toBe(before + 1);
});

test("one click of a mail program ends it, by a form of either kind; opening the address does not", async () => {
  const { services } = server;
  const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  serveOneClick(app, services);
  const { newsletterOf } = await import("#newsletter/newsletter.ts");
  const links = newsletterOf(services.accounts)?.links;
  const join = async (email: string) => {
    await server.forgetLimits();
    const [mail] = await asked({ email });
    await call("confirm", { link: linkIn(mail) });
    const [row] = (await subscribed()).filter((one) => one.email === email);
    return links?.leave(row?.id ?? 0) ?? "";
  };
  const one = await join("one@example.com");
  const opened = await app.inject({ url: `/newsletter/leave/${one}` });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/en/newsletter?leave=${one}`]);
  expect(await subscribed()).toHaveLength(1);
  const click = (link: string, type: string, payload: string) =>
    app.inject({ method: "POST", url: `/newsletter/leave/${link}`, headers: { "content-type": type }, payload });
  const form = "application/x-www-form-urlencoded";
  // Somebody else's number with one's own seal, and a seal that was guessed.
  const [id = "", seal = ""] = [one.slice(0, one.indexOf("-")), one.slice(one.indexOf("-") + 1)];
  for (const wrong of [`${Number(id) + 1}-${seal}`, `${id}-${"A".repeat(43)}`, id, "0-"]) {
    expect([wrong, (await click(wrong, form, "List-Unsubscribe=One-Click")).statusCode]).toEqual([wrong, 404]);
  }
  expect(await subscribed()).toHaveLength(1);
  expect((await click(one, form, "List-Unsubscribe=One-Click")).statusCode).toBe(200);
  expect(await subscribed()).toEqual([]);
  // A second click is as good as the first.
  expect((await click(one, form, "List-Unsubscribe=One-Click")).statusCode).toBe(200);
  const two = await join("two@example.com");
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await click(two, "multipart/form-data; boundary=x", parts)).statusCode).toBe(200);
  expect(await subscribed()).toEqual([]);
  const three = await join("three@example.com");
  expect((await call("unsubscribe", { link: three })).result.businessCode).toBe(0);
  expect(await subscribed()).toEqual([]);
  await app.close();
});

test("without a way to send mail there is no newsletter", async () => {
  const { accounts } = server.services;
  const { mail } = accounts;
  delete accounts.mail;
  expect((await call("subscribe", { email: "fan@example.com" })).result.businessCode).toBe(300008);
  Object.assign(accounts, { mail });
});
