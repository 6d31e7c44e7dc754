import { describe, expect, test } from "vitest";
import { countedEmail, readEmail } from "#newsletter/email.ts";
import { nextIssue } from "#newsletter/rules.ts";

describe("an e-mail address", () => {
  test.each([
    ["fan@example.com", "fan@example.com"],
    ["  Fan.Name+scores@Example.CO.TH ", "fan.name+scores@example.co.th"],
    ["o'neil@sub.example.org", "o'neil@sub.example.org"],
    ["bóng@example.vn", undefined],
    ["fan@bóng.vn", "fan@xn--bng-gna.vn"],
  ])("%s is read as %s", (text, email) => expect(readEmail(text)).toBe(email));

  test.each([
    "",
    "fan",
    "@example.com",
    "fan@",
    "fan@localhost",
    "fan@127.0.0.1",
    "fan@[::1]",
    "fan@example.com, other@example.com",
    "fan@example.com;other@example.com",
    "fan@example.com other@example.com",
    "fan@example.com\nBcc: other@example.com",
    "fan@example.com\r\n\r\nbody",
    "fan\r\nBcc: x@example.com@example.com",
    "fan@example.com%0ABcc:other@example.com",
    '"fan other"@example.com',
    "Fan <fan@example.com>",
    "fan@exam\u0000ple.com",
    "fan@-example.com",
    "fan..name@example.com",
    ".fan@example.com",
    `${"a".repeat(65)}@example.com`,
    `fan@${"a.".repeat(130)}com`,
    "fan@example.com/path",
    "fan@user:pass@example.com",
  ])("%j is none", (text) => expect(readEmail(text)).toBeUndefined());

  test("all spellings of one box count as one", () => {
    const spellings = ["f.a.n+1@gmail.com", "fan@googlemail.com", "fan+2@gmail.com"];
    expect(new Set(spellings.map(countedEmail))).toEqual(new Set(["fan@gmail.com"]));
    expect(countedEmail("a.b+c@example.com")).toBe("a.b@example.com");
    expect(countedEmail("+c@example.com")).toBe("+c@example.com");
  });
});

test("an issue comes on Monday at eight where its reader is, and never twice for one Monday", () => {
  const at = (text: string, timeZone: string) => new Date(nextIssue(Date.parse(text), timeZone)).toISOString();
  expect(at("2026-11-18T10:00:00Z", "UTC")).toBe("2026-11-23T08:00:00.000Z");
  expect(at("2026-11-18T10:00:00Z", "Asia/Bangkok")).toBe("2026-11-23T01:00:00.000Z");
  expect(at("2026-11-23T00:59:59Z", "Asia/Bangkok")).toBe("2026-11-23T01:00:00.000Z");
  expect(at("2026-11-23T01:00:00Z", "Asia/Bangkok")).toBe("2026-11-30T01:00:00.000Z");
});
