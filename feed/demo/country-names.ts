import { languageTags } from "@scoreline/domain/languages";
import { type LocaleCode, localeCodes, type Names } from "@scoreline/domain/names";

/** What Intl does not know, or names otherwise than football does. */
const own: Readonly<Record<string, Names>> = {
  "gb-eng": {
    en: "England",
    th: "อังกฤษ",
    vn: "Anh",
    kh: "អង់គ្លេស",
    "zh-Hans": "英格兰",
    "zh-Hant": "英格蘭",
    ja: "イングランド",
    pt: "Inglaterra",
  },
  "gb-sct": {
    en: "Scotland",
    th: "สกอตแลนด์",
    vn: "Scotland",
    kh: "ស្កុតឡែន",
    "zh-Hans": "苏格兰",
    "zh-Hant": "蘇格蘭",
    ja: "スコットランド",
    pt: "Escócia",
  },
  "gb-wls": {
    en: "Wales",
    th: "เวลส์",
    vn: "Xứ Wales",
    kh: "វ៉ែល",
    "zh-Hans": "威尔士",
    "zh-Hant": "威爾斯",
    ja: "ウェールズ",
    pt: "País de Gales",
  },
  "gb-nir": {
    en: "Northern Ireland",
    th: "ไอร์แลนด์เหนือ",
    vn: "Bắc Ireland",
    kh: "អៀរឡង់ខាងជើង",
    "zh-Hans": "北爱尔兰",
    "zh-Hant": "北愛爾蘭",
    ja: "北アイルランド",
    pt: "Irlanda do Norte",
  },
  tw: {
    en: "Chinese Taipei",
    th: "จีนไทเป",
    vn: "Đài Bắc Trung Hoa",
    kh: "ចិនតៃប៉ិ",
    "zh-Hans": "中华台北",
    "zh-Hant": "中華台北",
    ja: "チャイニーズタイペイ",
    pt: "Taipé Chinês",
  },
  hk: {
    en: "Hong Kong",
    th: "ฮ่องกง",
    vn: "Hồng Kông",
    kh: "ហុងកុង",
    "zh-Hans": "中国香港",
    "zh-Hant": "香港",
    ja: "香港",
    pt: "Hong Kong",
  },
  mo: {
    en: "Macau",
    th: "มาเก๊า",
    vn: "Ma Cao",
    kh: "ម៉ាកាវ",
    "zh-Hans": "中国澳门",
    "zh-Hant": "澳門",
    ja: "マカオ",
    pt: "Macau",
  },
  kr: {
    en: "South Korea",
    th: "เกาหลีใต้",
    vn: "Hàn Quốc",
    kh: "កូរ៉េខាងត្បូង",
    "zh-Hans": "韩国",
    "zh-Hant": "南韓",
    ja: "韓国",
    pt: "Coreia do Sul",
  },
  europe: {
    en: "Europe",
    th: "ยุโรป",
    vn: "Châu Âu",
    kh: "អឺរ៉ុប",
    "zh-Hans": "欧洲",
    "zh-Hant": "歐洲",
    ja: "ヨーロッパ",
    pt: "Europa",
  },
  asia: {
    en: "Asia",
    th: "เอเชีย",
    vn: "Châu Á",
    kh: "អាស៊ី",
    "zh-Hans": "亚洲",
    "zh-Hant": "亞洲",
    ja: "アジア",
    pt: "Ásia",
  },
  africa: {
    en: "Africa",
    th: "แอฟริกา",
    vn: "Châu Phi",
    kh: "អាហ្វ្រិក",
    "zh-Hans": "非洲",
    "zh-Hant": "非洲",
    ja: "アフリカ",
    pt: "África",
  },
  "south-america": {
    en: "South America",
    th: "อเมริกาใต้",
    vn: "Nam Mỹ",
    kh: "អាមេរិកខាងត្បូង",
    "zh-Hans": "南美洲",
    "zh-Hant": "南美洲",
    ja: "南米",
    pt: "América do Sul",
  },
  "north-america": {
    en: "North America",
    th: "อเมริกาเหนือ",
    vn: "Bắc Mỹ",
    kh: "អាមេរិកខាងជើង",
    "zh-Hans": "北美洲",
    "zh-Hant": "北美洲",
    ja: "北米",
    pt: "América do Norte",
  },
  world: {
    en: "World",
    th: "โลก",
    vn: "Thế giới",
    kh: "ពិភពលោក",
    "zh-Hans": "世界",
    "zh-Hant": "世界",
    ja: "世界",
    pt: "Mundo",
  },
};

const platform = new Map(
  localeCodes.map((locale): [LocaleCode, Intl.DisplayNames] => [
    locale,
    new Intl.DisplayNames(languageTags[locale], { type: "region", fallback: "code" }),
  ]),
);

/** A country or confederation as readers of each language call it. */
export function countryNames(code: string): Names {
  const known = own[code];
  if (known) return known;
  const named = localeCodes.map((locale) => [locale, platform.get(locale)?.of(code.toUpperCase()) ?? code]);
  return Object.fromEntries(named) as Names;
}
