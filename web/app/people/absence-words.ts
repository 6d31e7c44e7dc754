import { type AbsenceReason, isKnownAbsence } from "@scoreline/domain/people";
import type { Translate } from "@scoreline/i18n/translate";

/** A source may know kinds of injuries that we have no word for: then it is an injury. */
export function absenceWords({ kind, reason }: { kind: string; reason: AbsenceReason }, t: Translate): string {
  return isKnownAbsence(kind) ? t(`absence.kind.${kind}`) : t(`absence.reason.${reason}`);
}
