import type { LocaleCode } from "@scoreline/domain/names";
import { decimal } from "#numbers.ts";
import type { Translate } from "#translate.ts";

/** The two units in which a language speaks of much money: millions and thousands, or 10⁸ and 10⁴. */
const western = [1_000_000, 1_000] as const;
const eastern = [100_000_000, 10_000] as const;
const units: Partial<Record<LocaleCode, readonly [large: number, small: number]>> = {
  "zh-Hans": eastern,
  "zh-Hant": eastern,
  ja: eastern,
};

/** €2.5M; 250万欧元. Rounded as people say it. */
export function euros(amount: number, locale: LocaleCode, t: Translate): string {
  const [large, small] = units[locale] ?? western;
  if (amount >= large) return t("people.money.large", { amount: rounded(amount / large, locale) });
  if (amount >= small) return t("people.money.small", { amount: rounded(amount / small, locale) });
  return t("people.money.units", { amount: String(amount) });
}

/** Text, so that the message does not write it by rules that browsers do not share. */
function rounded(value: number, locale: LocaleCode): string {
  return decimal(value, locale, value < 10 ? 1 : 0);
}
