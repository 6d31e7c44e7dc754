import { expect, test } from "vitest";
import { countryByAddress, firstOf } from "#ip-location/database.ts";
import { countryByHeader } from "#ip-location/header.ts";

const shipped = countryByAddress("");
const from = (address: string, country?: string) => ({ headers: { "cf-ipcountry": country }, address });

test("the database that ships tells the country of an address", () => {
  // Of networks that have been in one hand for decades.
  expect(shipped.countryOf(from("133.11.0.1"))).toBe("JP");
  expect(shipped.countryOf(from("203.162.4.190"))).toBe("VN");
  expect(shipped.countryOf(from("::ffff:133.11.0.1"))).toBe("JP");
  expect(shipped.countryOf(from("2001:200::1"))).toBe("JP");
});

test("what is no address, or nobody's, is nowhere", () => {
  for (const address of ["127.0.0.1", "10.0.0.1", "::1", "not-an-ip", ""]) {
    expect([address, shipped.countryOf(from(address))]).toEqual([address, ""]);
  }
});

test("a proxy's header wins where one is named", () => {
  const location = firstOf(countryByHeader("CF-IPCountry"), shipped);
  expect(location.countryOf(from("133.11.0.1", "TH"))).toBe("TH");
  expect(location.countryOf(from("133.11.0.1", "XX"))).toBe("JP");
  expect(firstOf(countryByHeader(""), shipped).countryOf(from("133.11.0.1", "TH"))).toBe("JP");
});

test("a database that is not there is not taken for an empty one", () => {
  expect(() => countryByAddress("/no/such/file.mmdb")).toThrow();
});
