import type { LocaleCode, Names, ShortNames } from "@scoreline/domain/names";
import { localeCodes } from "@scoreline/domain/names";
import type { Sport } from "@scoreline/domain/sport";

/** The other sides that a club sends out, and what they are called after its name. */
export const variants = ["u18", "u19", "u20", "u21", "u22", "u23", "reserves", "ii", "women"] as const;
export type Variant = (typeof variants)[number];

type Suffix = Record<LocaleCode, string>;

const same = (text: string): Suffix => ({
  en: text,
  th: text,
  vn: text,
  kh: text,
  "zh-Hans": text,
  "zh-Hant": text,
  ja: text,
  pt: text,
});
const under = (age: number): Suffix => ({
  ...same(` U${age}`),
  "zh-Hans": `U${age}`,
  "zh-Hant": `U${age}`,
  ja: `U-${age}`,
  pt: ` Sub-${age}`,
});

const women: Record<Sport, Suffix> = {
  football: {
    en: " Women",
    th: " หญิง",
    vn: " Nữ",
    kh: " នារី",
    "zh-Hans": "女足",
    "zh-Hant": "女足",
    ja: "女子",
    pt: " Feminino",
  },
  basketball: {
    en: " Women",
    th: " หญิง",
    vn: " Nữ",
    kh: " នារី",
    "zh-Hans": "女篮",
    "zh-Hant": "女籃",
    ja: "女子",
    pt: " Feminino",
  },
};
const reserves: Suffix = {
  en: " Reserves",
  th: " ทีมสำรอง",
  vn: " (dự bị)",
  kh: " បម្រុង",
  "zh-Hans": "预备队",
  "zh-Hant": "預備隊",
  ja: "リザーブ",
  pt: " Reservas",
};

function suffixOf(sport: Sport, variant: Variant): Suffix {
  if (variant === "women") return women[sport];
  if (variant === "reserves") return reserves;
  if (variant === "ii") return same(" II");
  return under(Number(variant.slice(1)));
}

/** Every language gets a name, also where the club or the league has none of its own in it. */
export function suffixed(names: Names, sport: Sport, variant: Variant): Names {
  const suffix = suffixOf(sport, variant);
  const pairs = localeCodes.map((code) => [code, set(names[code] ?? names.en, suffix[code])] as const);
  return { ...Object.fromEntries(pairs), en: set(names.en, suffix.en) };
}

/** Only the languages that have a short name of their own. */
export function suffixedShort(shorts: ShortNames, sport: Sport, variant: Variant): ShortNames {
  const suffix = suffixOf(sport, variant);
  const own = Object.entries(shorts) as [keyof ShortNames, string][];
  return Object.fromEntries(own.map(([code, name]) => [code, set(name, suffix[code])]));
}

/** Letters and digits of a name and of what follows it do not run into each other: FC 1995 U21, 曼谷FC U21. */
function set(name: string, suffix: string): string {
  return /[a-z0-9]$/i.test(name) && /^[a-z0-9]/i.test(suffix) ? `${name} ${suffix}` : `${name}${suffix}`;
}

/** What an English name says about the side, and the name without it: "Arsenal U-21" is the u21 of Arsenal. */
export function withoutVariant(name: string): { name: string; variant: Variant } | undefined {
  const [, base = "", side = ""] = /^(.+?)\s+\(?(U-?\d\d|Women|Reserves|II)\)?$/i.exec(name) ?? [];
  const variant = variants.find((known) => known === side.toLowerCase().replace("-", ""));
  return variant && { name: base, variant };
}
