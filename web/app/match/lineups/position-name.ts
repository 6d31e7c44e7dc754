import type { Sport } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import type { Translate } from "@scoreline/i18n/translate";

const positions = {
  football: ["goalkeeper", "defender", "midfielder", "forward"],
  basketball: ["guard", "forward", "center", "point-guard", "shooting-guard", "small-forward", "power-forward"],
};

/** The short name of a position; nothing for one that the sport does not have. */
export function positionName(position: string, sport: Sport, t: Translate): string | undefined {
  if (!positions[sport].includes(position)) return undefined;
  const key =
    sport === "football" ? `lineups.position.football.${position}` : `lineups.position.basketball.${position}`;
  return t(key as MessageKey);
}
