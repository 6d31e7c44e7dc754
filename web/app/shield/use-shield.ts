import type { MatchRow } from "@scoreline/contract/schemas";
import { coversTeam, hideMatch, openMatch, openTable, type Shield, toggleTeam } from "@scoreline/domain/shield";
import { useRevalidator } from "react-router";
import { usePage } from "#shell/page.ts";
import { coversRow } from "#shield/masked.ts";
import { maskedRow } from "#shield/masked-row.ts";

type Sides = Pick<MatchRow, "matchId" | "kind" | "homeTeam" | "awayTeam">;

export type ShieldControls = {
  hidden: boolean;
  open(): void;
  hide(): void;
  hidesTeam(teamId: number): boolean;
  toggleTeam(teamId: number): void;
};

/** Whether the reader wants to know how this match stands, and how to say so. */
export function useShield(row: Sides): ShieldControls {
  const { reader } = usePage();
  const change = useChange();
  const { matchId, homeTeam, awayTeam } = row;
  const { shield } = reader;
  return {
    hidden: coversRow(row, reader),
    open: () => change(openMatch(shield, matchId)),
    hide: () => change(hideMatch(shield, { matchId, teamIds: [homeTeam.teamId, awayTeam.teamId] })),
    hidesTeam: (teamId) => shield.includes(`t${teamId}`),
    toggleTeam: (teamId) => change(toggleTeam(shield, teamId)),
  };
}

/** A match as far as the reader wants to know it, whatever the stream has told since. */
export function useTold<Row extends MatchRow>(row: Row): Row {
  const { reader } = usePage();
  return coversRow(row, reader) ? maskedRow(row) : row;
}

/** How a covered table is opened. */
export function useOpenTable(): (tableId: number) => void {
  const { reader } = usePage();
  const change = useChange();
  return (tableId) => change(openTable(reader.shield, tableId));
}

/** Whether what a team has done so far is hidden. */
export function useTeamHidden(teamId: number): boolean {
  return coversTeam(usePage().reader, teamId);
}

/** What is hidden never came from the server: what is opened is asked for. */
function useChange(): (shield: Shield) => void {
  const { change } = usePage();
  const { revalidate } = useRevalidator();
  return (shield) => {
    change({ shield });
    void revalidate();
  };
}
