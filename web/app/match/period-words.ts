import type { Translate } from "@scoreline/i18n/translate";

/** A period of basketball beside a clock: Q3, OT. */
export function periodMark(phase: string, t: Translate): string {
  const [, kind, number = ""] = counted(phase);
  if (kind === "q") return t("match.period.quarter.short", { number });
  return kind === "ot" ? t("match.period.overtime.short", { number }) : t("status.HT");
}

/** A period of basketball in a sentence or over a list: third quarter, overtime. */
export function periodInWords(phase: string, t: Translate): string {
  const [, kind, number = ""] = counted(phase);
  if (kind === "q") return t("match.period.quarter", { number });
  return kind === "ot" ? t("match.period.overtime", { number }) : t("status.HT");
}

function counted(phase: string): readonly string[] {
  return /^(q|ot)(\d+)$/.exec(phase) ?? [];
}
