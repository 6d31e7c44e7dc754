import type { MatchRow } from "@scoreline/contract/schemas";
import { parseMatchPick } from "@scoreline/domain/contest/picks";
import type { Translate } from "@scoreline/i18n/translate";

/** A pick of a match as a reader would say it. */
export function pickWords(
  text: string,
  match: Pick<MatchRow, "homeTeam" | "awayTeam"> | undefined,
  t: Translate,
): string {
  const pick = parseMatchPick(text);
  if (!pick) return "";
  const { score, outcome, sure, joker } = pick;
  const team = (outcome === "home" ? match?.homeTeam : match?.awayTeam)?.shortName ?? "";
  const said = score
    ? `${score.home} – ${score.away}`
    : outcome === "draw"
      ? t("events.outcome.draw")
      : t("events.outcome.home", { team });
  return [said, ...(sure ? [t("events.sure")] : []), ...(joker ? [t("events.joker")] : [])].join(" · ");
}
