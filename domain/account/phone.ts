import { AsYouType, type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";
import { isPhoneCountry, type PhoneCountry } from "#account/phone-countries.ts";
import metadata from "./phone-metadata.json" with { type: "json" };

/** What libphonenumber knows of mobile numbers in these countries, and of no others: browsers load it too. */
const known = metadata as unknown as MetadataJson;
const longestText = 40;

/**
 * A mobile number in the one form in which it is kept, compared and counted (+84912345678), however it was written: with
 * the country's code or a leading zero, with spaces, in other scripts' digits. Nothing for what is no mobile number of the
 * twelve countries.
 */
export function normalisePhone(text: string, country?: PhoneCountry): string | undefined {
  if (text.length > longestText) return undefined;
  const number = parsePhoneNumberFromString(
    text.trim(),
    { ...(country && { defaultCountry: country }), extract: false },
    known,
  );
  return number?.isValid() && !number.ext && number.country ? number.number : undefined;
}

/** Whose number it is, of one in the form above. */
export function countryOfPhone(phone: string): PhoneCountry | undefined {
  const country = parsePhoneNumberFromString(phone, known)?.country;
  return country && isPhoneCountry(country) ? country : undefined;
}

/** As people of the country write it, while it is being typed. */
export function phoneAsTyped(text: string, country: PhoneCountry): string {
  return new AsYouType(country, known).input(text.slice(0, longestText));
}

/** So that its owner knows which one is meant and nobody else learns it: +84 ••••• 678. */
export function maskedPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone, known);
  return number ? `+${number.countryCallingCode} ••••• ${number.nationalNumber.slice(-3)}` : "•••••";
}
