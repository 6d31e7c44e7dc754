import type { Sport } from "@scoreline/domain/sport";
import { createContext, useContext } from "react";

/** What needs an account: the login tip says why. */
export const loginReasons = ["favourites", "fantasy", "notifications", "video", "events", "account"] as const;
export type LoginReason = (typeof loginReasons)[number];

/** What any part of a page may ask of the frame around it. */
export type ShellActions = {
  openSettings(): void;
  openSearch(): void;
  askLogin(reason: LoginReason): void;
  /** The reader's sport: the address's, else the last one. */
  sport: Sport;
  chooseSport(sport: Sport): void;
};

export const ShellActionsContext = createContext<ShellActions | undefined>(undefined);

export function useShell(): ShellActions {
  const actions = useContext(ShellActionsContext);
  if (!actions) throw new Error("useShell is for components inside the shell");
  return actions;
}
