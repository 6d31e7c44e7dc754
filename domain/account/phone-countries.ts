/** The countries whose telephone numbers are taken, by code. */
export const phoneCountries = ["BR", "KH", "CN", "HK", "JP", "MY", "PH", "PT", "SG", "TH", "AE", "VN"] as const;
export type PhoneCountry = (typeof phoneCountries)[number];

export function isPhoneCountry(text: string): text is PhoneCountry {
  return (phoneCountries as readonly string[]).includes(text);
}
