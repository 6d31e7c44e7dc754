import type { Counted } from "@scoreline/contract/hidden/subject";
import type { MatchRow } from "@scoreline/contract/schemas";
import { useRevalidator } from "react-router";
import { usePage } from "#frame/page.ts";
import { coversRow, maskedRow } from "#reader/hidden/masked.ts";
import { hideMatch, openCounted, openMatch, type Shield, toggleTeam } from "#reader/shield.ts";

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
  return maskedRow(row, reader);
}

/** How something covered is opened that counts matches. */
export function useOpenCounted(counted: Counted): () => void {
  const { reader } = usePage();
  const change = useChange();
  return () => change(openCounted(reader.shield, counted));
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
