import type { AlertSettings } from "@scoreline/contract/schemas/notification";
import type { Sport } from "@scoreline/domain/sport";

export type MatchToHearOf = {
  matchId: number;
  sport: Sport;
  teamIds: readonly number[];
  leagueId: number;
  /** The reader has given the match itself a star. */
  starred: boolean;
};

/**
 * Whether the reader is told of a match, as its bell shows it: what they chose for it is above all else, a team or the match itself
 * brings what they usually want, and a competition only what was chosen for it.
 */
export function hearsOf(settings: AlertSettings, match: MatchToHearOf): boolean {
  const { off, choices, followed } = settings;
  if (off) return false;
  const chosen = (kind: "match" | "team" | "competition", id: number) =>
    choices.find((choice) => choice.kind === kind && choice.id === id)?.kinds;
  const own = chosen("match", match.matchId);
  if (own) return own.length > 0;
  const usual = settings[match.sport];
  if (match.starred && usual.length > 0) return true;
  return followed.some(({ kind, id }) => {
    if (kind === "team") return match.teamIds.includes(id) && (chosen(kind, id) ?? usual).length > 0;
    return id === match.leagueId && (chosen(kind, id) ?? []).length > 0;
  });
}
