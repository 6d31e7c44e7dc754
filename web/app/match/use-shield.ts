import type { MatchRow } from "@scoreline/contract/schemas";
import { hideMatch, isShielded, openMatch, toggleTeam } from "@scoreline/domain/shield";
import { usePage } from "#shell/page.ts";

export type ShieldControls = {
  hidden: boolean;
  open(): void;
  hide(): void;
  hidesTeam(teamId: number): boolean;
  toggleTeam(teamId: number): void;
};

/** Whether the reader wants to know how this match stands, and how to say so. */
export function useShield({ matchId, homeTeam, awayTeam }: MatchRow): ShieldControls {
  const { reader, change } = usePage();
  const { shield, hideScores } = reader;
  return {
    hidden: isShielded(shield, hideScores, { matchId, teamIds: [homeTeam.teamId, awayTeam.teamId] }),
    open: () => change({ shield: openMatch(shield, matchId) }),
    hide: () => change({ shield: hideMatch(shield, matchId) }),
    hidesTeam: (teamId) => shield.includes(`t${teamId}`),
    toggleTeam: (teamId) => change({ shield: toggleTeam(shield, teamId) }),
  };
}
