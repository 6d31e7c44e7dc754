import { apiParams, languageTags } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";

/** Everything about a language that is not a message: how it is named, written and set. */
export type LocaleConfig = {
  code: LocaleCode;
  displayName: string;
  displayShorterName: string;
  /** What the calls take as `lang`. */
  apiParam: string;
  /** What browsers, search engines and Intl take. */
  languageTag: string;
  direction: "ltr";
  /** The type scale and the fonts follow the script, not the language. */
  script: "latin" | "thai" | "khmer" | "chinese-simplified" | "chinese-traditional" | "japanese";
  /** 0 is Sunday. */
  weekStart: 0 | 1;
};

type Own = Pick<LocaleConfig, "displayName" | "displayShorterName" | "script" | "weekStart">;

const own: Record<LocaleCode, Own> = {
  en: { displayName: "English", displayShorterName: "EN", script: "latin", weekStart: 1 },
  th: { displayName: "ไทย", displayShorterName: "TH", script: "thai", weekStart: 0 },
  vn: { displayName: "Tiếng Việt", displayShorterName: "VN", script: "latin", weekStart: 1 },
  kh: { displayName: "ខ្មែរ", displayShorterName: "KH", script: "khmer", weekStart: 0 },
  "zh-Hans": { displayName: "简体中文", displayShorterName: "简", script: "chinese-simplified", weekStart: 1 },
  "zh-Hant": { displayName: "繁體中文", displayShorterName: "繁", script: "chinese-traditional", weekStart: 0 },
  ja: { displayName: "日本語", displayShorterName: "JA", script: "japanese", weekStart: 0 },
  pt: { displayName: "Português", displayShorterName: "PT", script: "latin", weekStart: 0 },
};

export const locales = Object.fromEntries(
  (Object.keys(own) as LocaleCode[]).map((code): [LocaleCode, LocaleConfig] => [
    code,
    { code, apiParam: apiParams[code], languageTag: languageTags[code], direction: "ltr", ...own[code] },
  ]),
) as Record<LocaleCode, LocaleConfig>;
