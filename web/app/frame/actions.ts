import type { Sport } from "@scoreline/domain/sport";
import { createContext, type MouseEvent, useContext } from "react";
import type { Intent } from "#account/session/after-login.ts";

/** What needs an account: the login tip says why. */
export const loginReasons = ["favourites", "fantasy", "notifications", "video", "events", "account"] as const;
export type LoginReason = (typeof loginReasons)[number];

/** What follows a login: the page to go on to, this one where none is named, and what was about to be done. */
export type AfterLogin = { to?: string; intent?: Intent };

export type FollowOptions = { preventScrollReset?: boolean };

/** What any part of a page may ask of the frame around it. */
export type ShellActions = {
  openSettings(): void;
  openSearch(): void;
  askLogin(reason: LoginReason, after?: AfterLogin): void;
  /** The reader's sport: the address's, else the last one. */
  sport: Sport;
  chooseSport(sport: Sport): void;
  /** Goes where a link of the site leads without a load, unless the click was for something else. */
  follow(event: MouseEvent, to: string, options?: FollowOptions): void;
};

export const ShellActionsContext = createContext<ShellActions | undefined>(undefined);

export function useShell(): ShellActions {
  const actions = useContext(ShellActionsContext);
  if (!actions) throw new Error("useShell is for components inside the shell");
  return actions;
}
