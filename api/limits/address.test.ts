import { expect, test } from "vitest";
import { countedAddress } from "#limits/address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:54321", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
])("%s is counted as %s", (told, counted) => {
  expect(countedAddress(told, undefined)).toBe(counted);
});

test("what is no address is counted by the connection that it came by", () => {
  for (const told of [
    "not-an-ip",
    "",
    "unknown",
    "1.2.3",
    "999.1.1.1",
    "a:b:c",
    "203.0.113.7, 1.2.3.4",
    "x".repeat(10_000),
  ]) {
    expect(countedAddress(told, "::ffff:198.51.100.4")).toBe("198.51.100.4");
  }
  expect(countedAddress("nonsense", undefined)).toBe("unknown");
});
