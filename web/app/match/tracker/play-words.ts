import type { CourtPlay } from "@scoreline/contract/schemas/match-statistics";
import type { Person } from "@scoreline/contract/schemas/person";
import type { Translate } from "@scoreline/i18n/translate";

/** A play and who made it. */
export function playInWords(play: CourtPlay, people: ReadonlyMap<number, Person>, t: Translate): string {
  const who = people.get(play.player ?? 0)?.shortName;
  const what = playName(play, t);
  return who ? t("tracker.state", { what, team: who }) : what;
}

function playName(play: CourtPlay, t: Translate): string {
  if (play.type === "basket" || play.type === "miss") {
    return t(`tracker.play.${play.type}`, { points: String(play.points ?? 2) });
  }
  if (play.type === "period") return t(play.edge === "start" ? "tracker.play.period-start" : "tracker.play.period-end");
  return t(`tracker.play.${play.type}`);
}
