import type { MessageKey } from "@scoreline/i18n/catalogue";
import type { Translate } from "@scoreline/i18n/translate";
import { periodMark } from "#match/period-words.ts";

/** A half, a quarter or an overtime as fans call it. */
export function periodName(period: string, t: Translate): string {
  return /^(q|ot)\d+$/.test(period) ? periodMark(period, t) : t(`stats.period.${period}` as MessageKey);
}
