import type { SquadLine } from "@scoreline/domain/people";
import type { Sport } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";

/** Where somebody plays. Both sports have forwards, and most languages call them differently. */
export function lineKey(line: SquadLine, sport: Sport): MessageKey {
  return line === "forward" ? `people.line.forward.${sport}` : `people.line.${line}`;
}

/** All who play there; those of whom it is not known are others. */
export function linesKey(line: SquadLine | null, sport: Sport): MessageKey {
  return line === "forward" ? `people.lines.forward.${sport}` : `people.lines.${line ?? "other"}`;
}
