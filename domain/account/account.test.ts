import full from "libphonenumber-js/metadata.mobile.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { codeRules, prefixOf, waitAfter } from "#account/codes.ts";
import { deletionReasons } from "#account/deletion.ts";
import { methodsIn } from "#account/methods.ts";
import { countryOfPhone, maskedPhone, normalisePhone, phoneAsTyped } from "#account/phone.ts";
import { phoneCountries } from "#account/phone-countries.ts";
import metadata from "#account/phone-metadata.json" with { type: "json" };
import { readReferralCode, referralCodeFrom } from "#account/referral.ts";
import { isCode, isNickname, isPassword } from "#account/rules.ts";
import { sessionEnd, sessionRules } from "#account/sessions.ts";
import { readTravelling } from "#account/settings.ts";

describe("a telephone number", () => {
  test.each([
    "+84912345678",
    "0912345678",
    "84912345678",
    "912345678",
    "091 234 56 78",
    "+84 (91) 234-5678",
    " +84912345678 ",
    "+84０９１２３４５６７８",
    "０９１２３４５６７８",
  ])("is the same number written as %s", (text) => {
    expect(normalisePhone(text, "VN")).toBe("+84912345678");
  });

  test.each([
    "",
    "abc",
    "+84",
    "12",
    "+4915112345678",
    "0912345678 ext 5",
    "+84912345678;+84912345679",
    "9".repeat(60),
  ])("is not %j", (text) => {
    expect(normalisePhone(text, "VN")).toBeUndefined();
  });

  test.each([
    ["BR", "11961234567", "+5511961234567"],
    ["KH", "091234567", "+85591234567"],
    ["CN", "13123456789", "+8613123456789"],
    ["HK", "51234567", "+85251234567"],
    ["JP", "09012345678", "+819012345678"],
    ["MY", "0123456789", "+60123456789"],
    ["PH", "09051234567", "+639051234567"],
    ["PT", "912345678", "+351912345678"],
    ["SG", "81234567", "+6581234567"],
    ["TH", "0812345678", "+66812345678"],
    ["AE", "0501234567", "+971501234567"],
    ["VN", "0912345678", "+84912345678"],
  ] as const)("of %s may be written as there: %s", (country, text, phone) => {
    expect(normalisePhone(text, country)).toBe(phone);
    expect(countryOfPhone(phone)).toBe(country);
    expect(normalisePhone(phoneAsTyped(text, country), country)).toBe(phone);
  });

  test("is not one of a telephone on a wall, which shows no messages", () => {
    expect(normalisePhone("022123456", "TH")).toBeUndefined();
  });

  test("is known by the latest figures of the library, of the twelve countries alone", () => {
    const all = full as unknown as { version: string; countries: Record<string, unknown> };
    expect(Object.keys(metadata.countries).sort()).toEqual([...phoneCountries].sort());
    expect(metadata.version).toBe(all.version);
    for (const country of phoneCountries) expect(metadata.countries[country]).toEqual(all.countries[country]);
  });

  test("can be shown to its owner without being told", () => {
    expect(maskedPhone("+84912345678")).toBe("+84 ••••• 678");
    expect(prefixOf("+84912345678")).toBe("+8491234");
  });
});

test("a password is 8 to 20 letters and digits", () => {
  for (const good of ["abcdefgh", "ABCD1234", "12345678", "a".repeat(20)])
    expect([good, isPassword(good)]).toEqual([good, true]);
  for (const bad of ["", "abc1234", "a".repeat(21), "abcd 123", "abcd-1234", "pässword1", "abcdefg\n", "รหัสผ่าน1"]) {
    expect([bad, isPassword(bad)]).toEqual([bad, false]);
  }
});

test("a nickname is 4 to 15 letters and digits with a letter, and may be shorter when it is changed", () => {
  for (const good of ["abcd", "12a4", "A".repeat(15)]) expect([good, isNickname(good, "signUp")]).toEqual([good, true]);
  for (const bad of ["abc", "1234", "a".repeat(16), "ab cd", "ab_cd", "<b>x</b>", ""]) {
    expect([bad, isNickname(bad, "signUp")]).toEqual([bad, false]);
  }
  for (const good of ["a", "1", "abc"]) expect([good, isNickname(good, "profile")]).toEqual([good, true]);
  for (const bad of ["", "a".repeat(16), "a b"]) expect([bad, isNickname(bad, "profile")]).toEqual([bad, false]);
});

test("a code is six digits as telephones show them", () => {
  expect(isCode("012345")).toBe(true);
  for (const bad of ["12345", "1234567", "１２３４５６", "๑๒๓๔๕๖", "12345a", " 123456", "123456\n"]) {
    expect([bad, isCode(bad)]).toEqual([bad, false]);
  }
});

test("the next code waits a minute, then two", () => {
  expect([0, 1, 2, 3, 9].map(waitAfter)).toEqual([0, 60_000, 120_000, 120_000, 120_000]);
  expect(codeRules).toMatchObject({ lifeMs: 300_000, tries: 3 });
});

test("a session ends 30 days after the last visit, and 180 days after it began", () => {
  const day = 86_400_000;
  expect(sessionEnd({ createdAt: 0, seenAt: 0 })).toBe(30 * day);
  expect(sessionEnd({ createdAt: 0, seenAt: 170 * day })).toBe(180 * day);
  expect(sessionRules.seenEveryMs).toBeLessThan(sessionRules.idleMs);
});

test("Zalo is for Vietnam, and nothing is offered that this server cannot do", () => {
  expect(methodsIn("VN", ["zalo", "password", "line"])).toEqual(["password", "line", "zalo"]);
  expect(methodsIn("TH", ["zalo", "password", "line"])).toEqual(["password", "line"]);
  expect(methodsIn("", [])).toEqual([]);
});

test("a referral code is read as people write it", () => {
  const code = referralCodeFrom(Uint8Array.from({ length: 8 }, (_, i) => i * 37));
  expect(readReferralCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(code);
  for (const bad of ["", "ABC", `${code}X`, code.replace(/.$/, "0"), "__proto__"]) {
    expect([bad, readReferralCode(bad)]).toEqual([bad, undefined]);
  }
});

test("there are nine reasons to leave", () => {
  expect(new Set(deletionReasons).size).toBe(9);
});

test("settings travel as they are, and what cannot be one is left behind", () => {
  const device: Record<string, string> = {
    theme: "dark",
    tz: "Asia/Bangkok!",
    leagues: "x".repeat(2_000),
    shield: "a\nb",
  };
  expect(readTravelling((name) => device[name])).toEqual({ theme: "dark", tz: "Asia/Bangkok!" });
});
