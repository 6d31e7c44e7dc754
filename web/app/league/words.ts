import type { MessageKey } from "@scoreline/i18n/catalogue";
import type { Translate } from "@scoreline/i18n/translate";

const single = [
  "regular",
  "quarter-final",
  "semi-final",
  "final",
  "third-place",
  "playoff-round",
  "first-round",
  "conference-semi-finals",
  "conference-finals",
  "play-in",
  "play-in-last",
];
const prefixes = ["promotion-playoff", "playoff", "season-cup"] as const;

/** A stage by its own name, or as fans call it by its code. What nobody knows is shown as it came. */
export function stageName({ code, name }: { code: string; name: string | null }, t: Translate): string {
  if (name) return name;
  if (single.includes(code)) return t(`league.stage.${code}` as MessageKey);
  const [, kind, mark = ""] = /^(group|conference|split|round-of)-(\w+)$/.exec(code) ?? [];
  if (kind === "group") return t("league.stage.group", { letter: mark.toUpperCase() });
  if (kind === "conference") return t("league.stage.conference", { number: mark });
  if (kind === "split") return t("league.stage.split", { number: mark });
  if (kind === "round-of") return t("league.stage.roundOf", { count: mark });
  const prefix = prefixes.find((one) => code.startsWith(`${one}-`));
  if (prefix) {
    const stage = stageName({ code: code.slice(prefix.length + 1), name: null }, t);
    return t(`league.stage.${prefix}` as MessageKey, { stage });
  }
  return code;
}

/** A round by its number, or by the stage that it is. */
export function leagueRoundName(round: string, t: Translate): string {
  const week = /^week-(\d{1,4})$/.exec(round)?.[1];
  if (week) return t("league.week", { number: week });
  return /^\d{1,4}$/.test(round) ? t("league.round", { number: round }) : stageName({ code: round, name: null }, t);
}
