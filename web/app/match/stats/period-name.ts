import type { MessageKey } from "@scoreline/i18n/catalogue";
import type { Translate } from "@scoreline/i18n/translate";

/** A half, a quarter or an overtime as fans call it. */
export function periodName(period: string, t: Translate): string {
  const counted = /^(q|ot)(\d+)$/.exec(period);
  if (!counted) return t(`stats.period.${period}` as MessageKey);
  return t(counted[1] === "q" ? "stats.period.quarter" : "stats.period.overtime", { number: Number(counted[2]) });
}
