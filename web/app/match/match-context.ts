import type { MatchRow } from "@scoreline/contract/schemas";
import type { MatchInfoReply } from "@scoreline/contract/schemas/match-info";
import type { Sport } from "@scoreline/domain/sport";
import type { MatchTab } from "@scoreline/site/addresses";
import { createContext, useContext } from "react";
import type { MatchLive } from "#match/live/use-match-live.ts";
import type { MatchData } from "#match/match-loader.ts";

/** What every panel of a match page may need to know. */
export type MatchView = {
  sport: Sport;
  matchId: number;
  /** The answer of /match/info, kept fresh. */
  match: MatchInfoReply;
  /** Score, status and clock: moved by the stream, or as they stood at `minute`. */
  row: MatchRow;
  /** Where the time machine stands: "63", "45+2"; nothing in the present. */
  minute: string | undefined;
  /** Moves the time machine; nothing leads back to the present. */
  goTo(minute: string | undefined): void;
  /** The server's time, held back by the stream delay. */
  now(): number;
  /** The reader does not want to know the score yet. */
  hidden: boolean;
  /** Where both sides stand in their table; nothing where that tells what the reader does not want to know. */
  standing: MatchData["standing"];
  /** The address of a tab, with the minute. */
  path(tab?: MatchTab): string;
  live: MatchLive;
};

export const MatchContext = createContext<MatchView | undefined>(undefined);

export function useMatch(): MatchView {
  const view = useContext(MatchContext);
  if (!view) throw new Error("useMatch is for the panels of a match page");
  return view;
}
