import { type LocaleCode, localeCodes } from "@scoreline/domain/names";

/** A country that the product is made for: how its people telephone, what time it is there, what they read. */
export type HomeCountry = {
  code: string;
  callingCode: number;
  /** The most people's zone first. */
  timeZones: readonly string[];
  /** The first is the one that a visitor from there is led to. */
  locales: readonly [LocaleCode, ...LocaleCode[]];
};

const brazil = ["Sao_Paulo", "Bahia", "Fortaleza", "Recife", "Maceio", "Araguaina", "Belem", "Santarem", "Manaus"];
const brazilInland = ["Cuiaba", "Campo_Grande", "Boa_Vista", "Porto_Velho", "Rio_Branco", "Eirunepe", "Noronha"];

export const homeCountries: readonly HomeCountry[] = [
  {
    code: "BR",
    callingCode: 55,
    timeZones: [...brazil, ...brazilInland].map((city) => `America/${city}`),
    locales: ["pt", "en"],
  },
  { code: "KH", callingCode: 855, timeZones: ["Asia/Phnom_Penh"], locales: ["kh", "en"] },
  { code: "CN", callingCode: 86, timeZones: ["Asia/Shanghai", "Asia/Urumqi"], locales: ["zh-Hans", "en"] },
  { code: "HK", callingCode: 852, timeZones: ["Asia/Hong_Kong"], locales: ["zh-Hant", "en"] },
  { code: "JP", callingCode: 81, timeZones: ["Asia/Tokyo"], locales: ["ja", "en"] },
  { code: "MY", callingCode: 60, timeZones: ["Asia/Kuala_Lumpur", "Asia/Kuching"], locales: ["en", "zh-Hans"] },
  { code: "PH", callingCode: 63, timeZones: ["Asia/Manila"], locales: ["en"] },
  {
    code: "PT",
    callingCode: 351,
    timeZones: ["Europe/Lisbon", "Atlantic/Madeira", "Atlantic/Azores"],
    locales: ["pt", "en"],
  },
  { code: "SG", callingCode: 65, timeZones: ["Asia/Singapore"], locales: ["en", "zh-Hans"] },
  { code: "TH", callingCode: 66, timeZones: ["Asia/Bangkok"], locales: ["th", "en"] },
  { code: "AE", callingCode: 971, timeZones: ["Asia/Dubai"], locales: ["en"] },
  { code: "VN", callingCode: 84, timeZones: ["Asia/Ho_Chi_Minh", "Asia/Saigon"], locales: ["vn", "en"] },
];

export function homeCountry(code: string): HomeCountry | undefined {
  return homeCountries.find((country) => country.code === code);
}

/** What is offered to whoever reads this language there: the country's own, and what they read; elsewhere all there are. */
export function languagesOf(country: string, read: LocaleCode): readonly LocaleCode[] {
  const { locales } = homeCountry(country) ?? { locales: localeCodes };
  return locales.includes(read) ? locales : [...locales, read];
}

/** Where a reader probably is when nobody can tell by the address: by the clock, else by the language; else nowhere. */
export function likelyCountry({ timeZone, locale }: { timeZone: string; locale: LocaleCode }): string {
  const byZone = homeCountries.find(({ timeZones }) => timeZones.includes(timeZone));
  const byLanguage = locale === "en" ? undefined : homeCountries.find(({ locales }) => locales[0] === locale);
  return (byZone ?? byLanguage)?.code ?? "";
}
