import type { LocaleCode } from "@scoreline/domain/names";
import en from "./words/en.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import kh from "./words/kh.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };
import th from "./words/th.json" with { type: "json" };
import vn from "./words/vn.json" with { type: "json" };
import zhHans from "./words/zh-Hans.json" with { type: "json" };
import zhHant from "./words/zh-Hant.json" with { type: "json" };

/**
 * Sentences by what they say, in several wordings. Names are never inflected: they differ in every language, and nobody knows
 * their gender. `{goals|one=# goal|other=# goals}` chooses by the plural rules of the language.
 */
export type Templates = Readonly<Record<string, readonly string[]>>;

export const words: Readonly<Record<LocaleCode, Templates>> = {
  en,
  th,
  vn,
  kh,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
  ja,
  pt,
};
