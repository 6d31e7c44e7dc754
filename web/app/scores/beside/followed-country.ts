import type { LocaleCode } from "@scoreline/domain/names";

/** Zones whose clocks only one country keeps, for the countries that most readers live in. */
const countryOfZone: Readonly<Record<string, string>> = {
  "Asia/Bangkok": "th",
  "Asia/Ho_Chi_Minh": "vn",
  "Asia/Saigon": "vn",
  "Asia/Phnom_Penh": "kh",
  "Asia/Shanghai": "cn",
  "Asia/Urumqi": "cn",
  "Asia/Hong_Kong": "hk",
  "Asia/Tokyo": "jp",
  "Asia/Kuala_Lumpur": "my",
  "Asia/Kuching": "my",
  "Asia/Singapore": "sg",
  "Asia/Manila": "ph",
  "Asia/Dubai": "ae",
  "Europe/Lisbon": "pt",
  "Atlantic/Madeira": "pt",
  "Atlantic/Azores": "pt",
  "America/Sao_Paulo": "br",
  "America/Bahia": "br",
  "America/Fortaleza": "br",
  "America/Recife": "br",
  "America/Belem": "br",
  "America/Manaus": "br",
  "America/Cuiaba": "br",
  "America/Campo_Grande": "br",
  "America/Porto_Velho": "br",
  "America/Rio_Branco": "br",
  "Europe/London": "gb-eng",
  "Europe/Madrid": "es",
  "Europe/Rome": "it",
  "Europe/Berlin": "de",
  "Europe/Paris": "fr",
  "Europe/Amsterdam": "nl",
  "Asia/Jakarta": "id",
  "Asia/Seoul": "kr",
  "Australia/Sydney": "au",
};

/** Where a language is spoken most, when the clock does not tell. English is spoken everywhere. */
const countryOfLocale: Readonly<Partial<Record<LocaleCode, string>>> = {
  th: "th",
  vn: "vn",
  kh: "kh",
  "zh-Hans": "cn",
  "zh-Hant": "hk",
  ja: "jp",
  pt: "br",
};

/** The country whose competitions a reader most likely follows, as its code; none when nothing tells. */
export function followedCountry(timeZone: string, locale: LocaleCode): string | undefined {
  return countryOfZone[timeZone] ?? countryOfLocale[locale];
}
