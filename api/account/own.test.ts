import { crc32, deflateSync } from "node:zlib";
import { pictureRules } from "@scoreline/domain/account/picture";
import { smallNow } from "@scoreline/live/testing/small-store";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { finishHandOver } from "#account/hand-over.ts";
import { sizeOf } from "#account/picture.ts";
import { serveAvatars } from "#account/serve-avatars.ts";
import { createServer } from "#server.ts";
import { noVisit } from "#session/visit.ts";
import { People } from "#testing/account-people.ts";
import { Browser, refusedAs } from "#testing/browser.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
let people: People;
let avatars: ReturnType<typeof createServer>;
beforeAll(async () => {
  server = await testServer();
  people = new People(server);
  avatars = createServer({ logger: false, rateLimit: 0, trustProxy: false });
  serveAvatars(avatars, server.services);
});
afterAll(async () => {
  await avatars.close();
  await server.close();
});
beforeEach(() => server.forgetLimits());
afterEach(() => {
  server.services.now = () => smallNow;
});

const done = { status: 200, businessCode: 0 };

describe("the profile", () => {
  test("is changed, and the changes are there", async () => {
    const { browser } = await people.member();
    expect((await browser.call("updateProfile", { nickname: "A" })).data.username).toBe("A");
    expect((await browser.call("updateProfilePicture", { avatarId: 7 })).data).toMatchObject({
      profilePicture: "/avatars/7.svg",
      avatarId: 7,
    });
    expect(await browser.call("updateProfilePreferredCountry", { preferredCountry: "JP" })).toMatchObject(done);
    expect(await browser.call("updateProfilePreferredLanguage", { preferredLanguage: "ja_JP" })).toMatchObject(done);
    expect((await browser.call("retrieveUserInfo")).data).toMatchObject({
      preferredCountry: "JP",
      preferredLanguage: "ja",
    });
    for (const [call, fields] of [
      ["updateProfile", { nickname: "" }],
      ["updateProfilePicture", { avatarId: 13 }],
      ["updateProfilePicture", {}],
      ["updateProfilePreferredCountry", { preferredCountry: "US" }],
      ["updateProfilePreferredLanguage", { preferredLanguage: "de" }],
      ["updateSettings", { theme: "x".repeat(1_001) }],
    ] as const) {
      expect([call, (await browser.call(call, fields)).status]).toEqual([call, 400]);
    }
  });

  test("downloads as one file with everything and no secret", async () => {
    const { browser, phone } = await people.member();
    const { data, body } = await browser.call("downloadData");
    expect(data).toMatchObject({
      exportedAt: new Date(smallNow).toISOString(),
      account: { phone, nickname: "Tester1" },
      sessions: [{ agent: "" }],
      referrals: [],
      identities: [],
      favourites: [],
      brought: [],
    });
    expect(body).not.toContain("$argon2id");
    expect(body).not.toContain(browser.cookies.get("session"));
  });
});

describe("the password", () => {
  test("is changed with the old one, and the other sessions end", async () => {
    const { browser, phone } = await people.member();
    const other = new Browser(server.app);
    await other.call("login", { phoneNumber: phone, password: "abcd1234" });
    const change = (oldPassword: string) => browser.call("updatePassword", { oldPassword, newPassword: "efgh5678" });
    expect(await change("wrong123")).toMatchObject(refusedAs("wrongPassword"));
    expect(await change("abcd1234")).toMatchObject(done);
    expect(await other.call("retrieveUserInfo")).toMatchObject(refusedAs("sessionInvalid"));
    expect(await browser.call("retrieveUserInfo")).toMatchObject(done);
    expect(await other.call("login", { phoneNumber: phone, password: "abcd1234" })).toMatchObject(
      refusedAs("loginFailed"),
    );
    expect(await browser.call("setPassword", { password: "ijkl9012" })).toMatchObject(refusedAs("passwordThere"));
  });

  test("is not guessed at somebody's open screen for long", async () => {
    const { browser } = await people.member();
    let answer = await browser.call("updatePassword", { oldPassword: "wrong123", newPassword: "efgh5678" });
    for (let i = 0; i < 10; i++)
      answer = await browser.call("updatePassword", { oldPassword: "wrong123", newPassword: "efgh5678" });
    expect(answer).toMatchObject(refusedAs("tooManyTries"));
  });
});

describe("the number", () => {
  const askForNew = async (browser: Browser, phoneNumber: string) =>
    browser.call("getPhoneCode", { to: "new", phoneNumber, captcha: await browser.captcha() });

  test("is changed with a code to the new one and the password", async () => {
    const { browser, phone } = await people.member();
    const next = people.newPhone();
    expect(await askForNew(browser, next)).toMatchObject(done);
    const given = { phoneNumber: next, otp: people.codeFor(next) };
    expect(await browser.call("updatePhone", given)).toMatchObject(refusedAs("wrongPassword"));
    expect(await browser.call("updatePhone", { ...given, password: "wrong123" })).toMatchObject(
      refusedAs("wrongPassword"),
    );
    expect((await browser.call("updatePhone", { ...given, password: "abcd1234" })).data.phoneNumber).toContain(
      next.slice(-3),
    );
    const login = (phoneNumber: string) => new Browser(server.app).call("login", { phoneNumber, password: "abcd1234" });
    expect(await login(phone)).toMatchObject(refusedAs("loginFailed"));
    expect(await login(next)).toMatchObject(done);
  });

  test("is changed with a code to the old one instead", async () => {
    const { browser, phone } = await people.member();
    const next = people.newPhone();
    await askForNew(browser, next);
    expect(await browser.call("getPhoneCode", { to: "own", captcha: await browser.captcha() })).toMatchObject(done);
    const [otp, ownOtp] = [people.codeFor(next), people.codeFor(phone)];
    // Neither code stands for the other.
    const swapped = { phoneNumber: next, otp: ownOtp, ownOtp: otp };
    if (otp !== ownOtp) expect(await browser.call("updatePhone", swapped)).toMatchObject(refusedAs("codeInvalid"));
    expect(await browser.call("updatePhone", { phoneNumber: next, otp, ownOtp })).toMatchObject(done);
  });

  test("of somebody else is told to nobody but them", async () => {
    const [one, other] = [await people.member(), await people.member()];
    await server.forgetLimits();
    expect(await askForNew(one.browser, other.phone)).toMatchObject({ ...done, data: { waitSeconds: 60 } });
    expect(people.messageTo(other.phone)).toContain("already have a Scoreline account");
  });
});

describe("sessions", () => {
  test("are listed with the device by name, and ended one by one or all others", async () => {
    const { browser, phone } = await people.member();
    const iphone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";
    const others = [iphone, "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/150.0", "curl"].map(
      (agent) => new Browser(server.app, { "user-agent": agent, "sec-fetch-site": "same-origin", "x-country": "TH" }),
    );
    for (const other of others) await other.call("login", { phoneNumber: phone, password: "abcd1234" });
    const { data } = await browser.call("getSessions");
    expect(data.map(({ agent, isCurrent }: { agent: string; isCurrent: boolean }) => [agent, isCurrent])).toEqual([
      ["", false],
      ["Firefox, Linux", false],
      ["Safari, iPhone", false],
      ["", true],
    ]);
    expect(data[0].country).toBe("TH");
    expect((await browser.call("endSession", { sessionId: data[2].sessionId })).data).toEqual({ ended: 1 });
    expect(await others[0]?.call("retrieveUserInfo")).toMatchObject(refusedAs("sessionInvalid"));
    expect((await browser.call("endSession")).data).toEqual({ ended: 2 });
    expect(await browser.call("retrieveUserInfo")).toMatchObject(done);
  });
});

describe("the way from the app to the site", () => {
  const enter = (token: string, page?: "own" | "foreign") => {
    const kept = new Map<string, string>();
    const visit = { ...noVisit, page, keepCookie: (name: string, value: string) => void kept.set(name, value) };
    return finishHandOver(token, { locale: "en", timeZone: "UTC", visit }, server.services).then((isIn) => ({
      isIn,
      kept,
    }));
  };

  test("is a token that logs in once, within a minute, and not from another site", async () => {
    const { browser } = await people.member();
    const newToken = async (): Promise<string> => (await browser.call("handOver")).data.token;
    const token = await newToken();
    expect((await enter(token, "foreign")).isIn).toBe(false);
    const { isIn, kept } = await enter(token);
    expect(isIn).toBe(true);
    const site = new Browser(server.app);
    site.cookies.set("session", kept.get("session") ?? "");
    expect((await site.call("retrieveUserInfo")).data.username).toBe("Tester1");
    expect((await enter(token)).isIn).toBe(false);
    const late = await newToken();
    server.services.now = () => smallNow + 60_000;
    expect((await enter(late)).isIn).toBe(false);
    for (const text of ["football", "x".repeat(43), `${token}x`, ""])
      expect([text, (await enter(text)).isIn]).toEqual([text, false]);
  });
});

describe("deleting the account", () => {
  test("wants one of nine reasons, and then everything is gone", async () => {
    const { browser, phone } = await people.member();
    const app = new Browser(server.app, {});
    const { token } = (await app.call("login", { phoneNumber: phone, password: "abcd1234" })).data;
    const handOver = (await browser.call("handOver")).data.token;
    for (const reason of ["", "because", "__proto__"]) {
      expect([reason, (await browser.call("deleteAccount", { reason })).status]).toEqual([reason, 400]);
    }
    const cookie = browser.cookies.get("session") ?? "";
    expect(await browser.call("deleteAccount", { reason: "privacy", text: "too many messages" })).toMatchObject(done);
    expect(browser.cookies.has("session")).toBe(false);
    // Neither the cookie, nor the app's token, nor a way in that was begun leads anywhere.
    browser.cookies.set("session", cookie);
    expect(await browser.call("retrieveUserInfo")).toMatchObject(refusedAs("sessionInvalid"));
    const bearer = new Browser(server.app, { authorization: `Bearer ${token}` });
    expect(await bearer.call("retrieveUserInfo")).toMatchObject(refusedAs("sessionInvalid"));
    expect(await finishHandOver(handOver, { locale: "en", timeZone: "UTC" }, server.services)).toBe(false);
    expect(await browser.call("login", { phoneNumber: phone, password: "abcd1234" })).toMatchObject(
      refusedAs("loginFailed"),
    );
    // What is counted for a day does not say whose number it was.
    const counted = await server.services.database.execute("select key from counters");
    expect(counted.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(counted.rows)).not.toContain(phone.slice(1));
    const { rows } = await server.services.database.execute("select reason, text from deletions");
    expect(rows).toEqual([{ reason: "privacy", text: "too many messages" }]);
    // The number can sign up again.
    await server.forgetLimits();
    await people.askForCode(browser, "getSignUpCode", phone);
    const given = { phoneNumber: phone, otp: people.codeFor(phone), password: "abcd1234", nickname: "Tester1" };
    expect(await browser.call("signUp", given)).toMatchObject(done);
  });
});

/** A PNG of any size in its header; what is in it need not be. */
function png(
  width: number,
  height: number,
  rows = Buffer.alloc((width * 3 + 1) * height, 120),
  extra = Buffer.alloc(0),
): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const zeroed = Buffer.from(rows);
  for (let y = 0; y * (width * 3 + 1) < zeroed.length; y++) zeroed[y * (width * 3 + 1)] = 0;
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    extra.length ? chunk("tEXt", extra) : extra,
    chunk("IDAT", deflateSync(zeroed)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("a picture of one's own", () => {
  const bring = async (browser: Browser, bytes: Buffer | string) =>
    browser.call("updateProfilePicture", { picture: Buffer.from(bytes).toString("base64") });

  test("is made anew: a square, with nothing of the file but its looks", async () => {
    const { browser } = await people.member();
    const secret = "GPS 13.7563,100.5018 <script>alert(1)</script>";
    const polyglot = Buffer.concat([png(400, 300, undefined, Buffer.from(`Comment\0${secret}`)), Buffer.from(secret)]);
    const { data } = await bring(browser, polyglot);
    expect(data.avatarId).toBeNull();
    expect(data.profilePicture).toMatch(/^\/avatars\/own\/[\da-f-]{36}\.png$/);
    const shown = await avatars.inject({ url: data.profilePicture });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers["content-type"]).toBe("image/png");
    expect(sizeOf(shown.rawPayload)).toEqual({
      type: "image/png",
      width: pictureRules.side,
      height: pictureRules.side,
    });
    expect(shown.rawPayload.includes("GPS")).toBe(false);
    expect(shown.rawPayload.includes("script")).toBe(false);
    // The last one is gone with the next, and with the account.
    const next = (await bring(browser, png(50, 50))).data.profilePicture;
    expect((await avatars.inject({ url: data.profilePicture })).statusCode).toBe(404);
    await browser.call("deleteAccount", { reason: "other" });
    expect((await avatars.inject({ url: next })).statusCode).toBe(404);
  });

  test("with where it was taken is stripped of that", async () => {
    // A JPEG of a few pixels with an Exif block of GPS data before its frame.
    const jpeg = Buffer.from(smallJpeg, "base64");
    const exif = Buffer.from("Exif\0\0MM\0*GPSLatitude 13.7563", "latin1");
    const app1 = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
    const { browser } = await people.member();
    const { data, status } = await bring(browser, Buffer.concat([jpeg.subarray(0, 2), app1, jpeg.subarray(2)]));
    expect(status).toBe(200);
    const shown = await avatars.inject({ url: data.profilePicture });
    expect(shown.rawPayload.includes("GPS")).toBe(false);
    expect(shown.rawPayload.includes("Exif")).toBe(false);
  });

  test.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a GIF", "GIF89a\x01\x00\x01\x00"],
    ["nothing", " "],
    ["20,000 by 20,000 pixels", png(20_000, 20_000, Buffer.alloc(10))],
    ["many pixels in a small file", png(8_000, 8_000, Buffer.alloc(10))],
    ["no pixels", png(0, 10, Buffer.alloc(10))],
    ["a torn PNG", png(100, 100).subarray(0, 60)],
    ["a JPEG in name only", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3, 4, 5, 6])],
  ])("is not %s", async (_what, bytes) => {
    const { browser } = await people.member();
    expect(await bring(browser, bytes)).toMatchObject(refusedAs("pictureRefused"));
    expect((await browser.call("retrieveUserInfo")).data.profilePicture).toBe("/avatars/1.svg");
  });

  test("is not larger than three megabytes, and larger bodies are not read", async () => {
    const { browser } = await people.member();
    const large = Buffer.concat([png(50, 50), Buffer.alloc(pictureRules.mostBytes)]);
    expect((await bring(browser, large)).status).toBeGreaterThanOrEqual(200);
    expect((await bring(browser, large)).businessCode).not.toBe(0);
    expect((await bring(browser, Buffer.alloc(2 * pictureRules.mostBytes))).status).toBe(413);
    expect((await browser.call("updateProfile", { nickname: "x".repeat(70_000) })).status).toBe(413);
  });

  test("that is drawn is there by its number", async () => {
    for (const file of ["1.svg", "12.svg"]) {
      const reply = await avatars.inject({ url: `/avatars/${file}` });
      expect([file, reply.statusCode, reply.headers["content-type"]]).toEqual([file, 200, "image/svg+xml"]);
    }
    for (const file of ["0.svg", "13.svg", "1.png", "own/x.png", "..%2f1.svg", "own/..%2f..%2fetc%2fpasswd.png"]) {
      expect([file, (await avatars.inject({ url: `/avatars/${file}` })).statusCode]).toEqual([file, 404]);
    }
  });
});

/** Eight by eight pixels of one colour. */
const smallJpeg = [
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABh",
  "Y3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  "AAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAAB",
  "UAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAA",
  "AAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9Y",
  "WVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAM",
  "ZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQy",
  "SUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8",
  "fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/",
  "xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIR",
  "AxEAPwCUAZbf/9k=",
].join("");
