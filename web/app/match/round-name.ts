import type { MessageKey } from "@scoreline/i18n/catalogue";
import type { Translate } from "@scoreline/i18n/translate";

const named = [
  "final",
  "semi-final",
  "quarter-final",
  "third-place",
  "first-round",
  "conference-semi-finals",
  "conference-finals",
  "playoff-round",
  "play-in",
  "play-in-last",
];
const prefixes = {
  "promotion-playoff-": "match.round.promotion",
  "playoff-": "match.round.playoffs",
  "season-cup-": "match.round.seasonCup",
} as const;

/** A round as fans call it: from its number, or from the code of a knock-out. What nobody knows is shown as it came. */
export function roundName(round: string, t: Translate): string {
  const week = /^week-(\d{1,3})$/.exec(round)?.[1];
  if (week) return t("match.week", { round: week });
  if (/^\d{1,3}$/.test(round)) return t("match.round", { round });
  if (named.includes(round)) return t(`match.round.${round}` as MessageKey);
  const size = /^round-of-(\d{1,4})$/.exec(round)?.[1];
  if (size) return t("match.round.roundOf", { count: size });
  for (const [prefix, key] of Object.entries(prefixes)) {
    if (round.startsWith(prefix)) return t(key as MessageKey, { round: roundName(round.slice(prefix.length), t) });
  }
  return round;
}
