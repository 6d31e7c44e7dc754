import type { IpLocation } from "#ip-location/port.ts";

/**
 * The local default asks nobody: a proxy or CDN of one's own knows the country and says it in a header, such as
 * CF-IPCountry. Without a name no header is believed, because anybody can send one.
 */
export function countryByHeader(name: string): IpLocation {
  const key = name.toLowerCase();
  return {
    countryOf({ headers }) {
      const value = key ? headers[key] : undefined;
      // XX and T1 are how proxies say "unknown" and "Tor".
      return typeof value === "string" && /^[A-Z]{2}$/.test(value) && value !== "XX" ? value : "";
    },
  };
}
