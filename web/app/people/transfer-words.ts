import type { Transfer } from "@scoreline/contract/schemas/people";
import type { LocaleCode } from "@scoreline/domain/names";
import { euros } from "@scoreline/i18n/euros";
import type { Translate } from "@scoreline/i18n/translate";

/** The fee, or what kind of move it was. */
export function transferWords({ kind, feeEur }: Pick<Transfer, "kind" | "feeEur">, locale: LocaleCode, t: Translate) {
  if (feeEur !== null && feeEur > 0) return euros(feeEur, locale, t);
  return kind === "fee" ? t("people.transfer.undisclosed") : t(`people.transfer.${kind}`);
}
