import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "@scoreline/api/server";
import { ConsoleSms } from "@scoreline/gateways/sms/console";
import { afterAll, describe, expect, test } from "vitest";
import { readConfiguration } from "#configuration.ts";
import { openGateways } from "#gateways.ts";
import { isPrivate, serveOutbox } from "#http/outbox.ts";
import { secretKey } from "#keys/secret-key.ts";

const directory = mkdtempSync(join(tmpdir(), "scoreline-gateways-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function opened(environment: Record<string, string>) {
  const lines: string[] = [];
  const gateways = openGateways(readConfiguration(environment), {
    say: (line) => lines.push(line.trim()),
    now: Date.now,
    origin: "http://localhost:3000",
  });
  const { sms, chatLogins, phoneTokens, fantasy } = gateways;
  const on = [
    sms && "codes",
    chatLogins.line && "line",
    chatLogins.zalo && "zalo",
    phoneTokens && "firebase",
    fantasy && "fantasy",
  ];
  return { gateways, lines, on: on.filter(Boolean) };
}

const whole = {
  SMS: "http",
  SMS_ACCOUNT: "AC1",
  SMS_TOKEN: "secret",
  SMS_FROM: "+15005550006",
  LINE_CHANNEL_ID: "1650000000",
  LINE_CHANNEL_SECRET: "0123456789abcdef0123456789abcdef",
  ZALO_APP_ID: "421",
  ZALO_APP_SECRET: "secret",
  FIREBASE_PROJECT_ID: "scoreline-app",
  FIREBASE_API_KEY: "key",
  FANTASY_URL: "https://fantasy.example/play",
  FANTASY_KEY: "x".repeat(43),
};

describe("gateways", () => {
  test("are the local ones when nothing is configured", () => {
    const { on, lines, gateways } = opened({});
    expect([on, lines]).toEqual([["codes"], []]);
    expect(gateways.sms).toBeInstanceOf(ConsoleSms);
    expect(gateways.ipLocation.countryOf({ headers: {}, address: "133.11.0.1" })).toBe("JP");
  });

  test("are all there when everything is configured", () => {
    const { on, lines } = opened(whole);
    expect([on, lines]).toEqual([["codes", "line", "zalo", "firebase", "fantasy"], []]);
  });

  test.each([
    ["codes", "codes", { SMS_TOKEN: "" }, "SMS_TOKEN is missing"],
    ["codes", "codes", { SMS_URL: "http://sms.example" }, "SMS_URL must be an https address"],
    ["codes", "codes", { SMS: "carrier pigeon" }, "SMS must be console, http or off"],
    ["codes", "codes", { SMS_FROM: "a\u0000b" }, "SMS_FROM is not what it should be"],
    ["LINE", "line", { LINE_CHANNEL_SECRET: "" }, "LINE_CHANNEL_SECRET is missing"],
    ["LINE", "line", { LINE_CHANNEL_ID: "" }, "LINE_CHANNEL_ID is missing"],
    // It signs the tokens: a short one could be tried.
    ["LINE", "line", { LINE_CHANNEL_SECRET: "short" }, "LINE_CHANNEL_SECRET is not what it should be"],
    ["LINE", "line", { LINE_API_URL: "ftp://x" }, "LINE_API_URL must be an https address"],
    ["Zalo", "zalo", { ZALO_APP_SECRET: "" }, "ZALO_APP_SECRET is missing"],
    ["Firebase", "firebase", { FIREBASE_PROJECT_ID: "A b" }, "FIREBASE_PROJECT_ID is not what it should be"],
    [
      "Firebase",
      "firebase",
      { FIREBASE_KEYS_URL: "http://keys.example" },
      "FIREBASE_KEYS_URL must be an https address",
    ],
  ])("%s: a mistake turns the method off, with a line, and leaves the others alone", (name, off, mistake, reason) => {
    const { on, lines } = opened({ ...whole, ...mistake });
    expect(on).toEqual(["codes", "line", "zalo", "firebase", "fantasy"].filter((method) => method !== off));
    expect(lines).toEqual([`Logging in with ${name} is off: ${reason}.`]);
  });

  test.each([
    [{ FANTASY_URL: "http://fantasy.example" }, "FANTASY_URL must be an https address"],
    [{ FANTASY_LOGOUT_URL: "javascript:alert(1)" }, "FANTASY_LOGOUT_URL must be an https address"],
    [{ FANTASY_KEY: "short" }, "FANTASY_KEY is not what it should be"],
    // Every process needs the same: none is made up.
    [{ FANTASY_KEY: "", DATABASE_URL: "postgres://localhost/x" }, "FANTASY_KEY is missing"],
  ])("the fantasy site: %o turns it off, with a line", (mistake, reason) => {
    const { on, lines } = opened({ ...whole, ...mistake });
    expect(on).toEqual(["codes", "line", "zalo", "firebase"]);
    expect(lines).toEqual([`The way to the fantasy site is off: ${reason}.`]);
  });

  test("the fantasy site's key is made once beside the embedded database, for its owner's eyes", () => {
    const environment = { FANTASY_URL: "https://fantasy.example", DATA_DIR: join(directory, "fantasy") };
    const [one, two] = [opened(environment), opened(environment)].map(({ gateways }) => gateways.fantasy);
    expect(one?.publicKey.kid).toBe(two?.publicKey.kid);
    expect(statSync(join(directory, "fantasy", "fantasy.key")).mode & 0o777).toBe(0o600);
    expect([one?.arrival("t"), one?.logoutUrl]).toEqual([
      "https://fantasy.example/?token=t",
      "https://fantasy.example/?logout=true",
    ]);
  });

  test("a database of countries that is not there is told, and a proxy's header still counts", () => {
    const { gateways, lines } = opened({ IP_DATABASE: "/no/such/file", COUNTRY_HEADER: "CF-IPCountry" });
    expect(lines).toEqual(["Telling readers' countries by their addresses is off: it could not be opened."]);
    expect(gateways.ipLocation.countryOf({ headers: { "cf-ipcountry": "TH" }, address: "133.11.0.1" })).toBe("TH");
  });
});

describe("the key that codes are sealed with", () => {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);

  test("is made once beside the embedded database, for its owner's eyes", () => {
    const configuration = readConfiguration({ DATA_DIR: join(directory, "data") });
    const key = secretKey(configuration, say);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(secretKey(configuration, say)).toBe(key);
    expect(statSync(join(directory, "data", "secret.key")).mode & 0o777).toBe(0o600);
    const given = "k".repeat(32);
    expect(secretKey(readConfiguration({ SECRET_KEY: given }), say)).toBe(given);
    expect(lines).toEqual([]);
  });

  test("has to be given where processes share a database: there are no codes without", () => {
    const configuration = readConfiguration({ DATABASE_URL: "postgres://localhost/x", DATA_DIR: directory });
    expect(secretKey(configuration, say)).toBeUndefined();
    expect(lines.join()).toContain("SECRET_KEY is missing");
  });
});

describe("the outbox", () => {
  test("exists where nobody but people at this machine can ask", () => {
    const here = (environment: Record<string, string>) => isPrivate(readConfiguration(environment));
    for (const HOST of ["localhost", "127.0.0.1", "::1"]) expect([HOST, here({ HOST })]).toEqual([HOST, true]);
    for (const HOST of ["0.0.0.0", "::", "192.168.1.5", "scores.example", "localhost.evil.example"]) {
      expect([HOST, here({ HOST })]).toEqual([HOST, false]);
    }
    expect(here({ PUBLIC_URL: "https://scores.example" })).toBe(false);
    expect(here({ TRUST_PROXY: "1" })).toBe(false);
  });

  test("shows what was sent, and not to a proxy, a stranger or a name that leads here", async () => {
    const sms = new ConsoleSms(
      () => {},
      () => 0,
    );
    await sms.send({ to: "+84912345678", text: "123456 is your code" });
    const app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
    serveOutbox(app, [sms]);
    const ask = (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
      app.inject({ url: "/outbox", headers: { host: "localhost:3000", ...headers }, remoteAddress });
    expect((await ask()).body).toBe("1970-01-01T00:00:00.000Z  +84912345678  123456 is your code\n");
    expect((await ask()).headers["cache-control"]).toBe("no-store");
    const strange: Record<string, string>[] = [
      { host: "evil.example" },
      { "x-forwarded-for": "203.0.113.1" },
      { forwarded: "for=203.0.113.1" },
      { "x-real-ip": "203.0.113.1" },
      { via: "1.1 proxy" },
    ];
    for (const headers of strange) {
      const reply = await ask(headers);
      expect([headers, reply.statusCode, reply.body.includes("123456")]).toEqual([headers, 404, false]);
    }
    expect((await ask({}, "192.168.1.7")).statusCode).toBe(404);
    await app.close();
  });
});
