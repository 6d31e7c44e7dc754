import type { TrackMoment } from "@scoreline/contract/schemas/match-statistics";
import type { Person } from "@scoreline/contract/schemas/person";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import type { Translate } from "@scoreline/i18n/translate";

const named = [
  "goal",
  "own-goal",
  "penalty-goal",
  "penalty-awarded",
  "penalty-saved",
  "penalty-missed",
  "corner",
  "free-kick",
  "offside",
  "yellow-card",
  "second-yellow-card",
  "red-card",
  "substitution",
  "var-confirmed",
  "var-overturned",
];

/** What happened and who did it. */
export function momentInWords(moment: TrackMoment, people: readonly Person[], t: Translate): string {
  const name = (id: number | undefined) => people.find(({ playerId }) => playerId === id)?.shortName;
  const what = momentName(moment.code, t);
  const who = moment.code === "substitution" ? name(moment.other) : name(moment.player);
  return who ? t("tracker.state", { what, team: who }) : what;
}

export function momentName(code: TrackMoment["code"], t: Translate): string {
  if (code.startsWith("chance-")) return t("tracker.code.chance");
  if (code.startsWith("shot-")) return t("tracker.kind.shot");
  return named.includes(code) ? t(`tracker.code.${code}` as MessageKey) : t("tracker.code.whistle");
}

/** Worth standing in a list: what is only a whistle or a throw is not. */
export function isNotable(code: TrackMoment["code"]): boolean {
  return named.includes(code) || code.startsWith("chance-");
}
