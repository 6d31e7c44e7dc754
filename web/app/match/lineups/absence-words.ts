import type { AbsenceReason } from "@scoreline/domain/people";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import type { Translate } from "@scoreline/i18n/translate";

/** The kinds that we have a word for; of others only the reason is said. */
const kinds = [
  "hamstring",
  "muscle",
  "ankle",
  "knee",
  "groin",
  "calf",
  "back",
  "foot",
  "shoulder",
  "hand",
  "head",
  "illness",
  "fracture",
  "cruciate-ligament",
  "red-card",
  "yellow-cards",
];

export function absenceInWords({ reason, kind }: { reason: AbsenceReason; kind: string }, t: Translate): string {
  return kinds.includes(kind) ? t(`absence.kind.${kind}` as MessageKey) : t(`absence.reason.${reason}`);
}
