import type { Call } from "#call.ts";
import * as league from "#calls/league.ts";
import * as live from "#calls/live.ts";
import * as match from "#calls/match.ts";
import * as player from "#calls/player.ts";
import * as search from "#calls/search.ts";
import * as team from "#calls/team.ts";

/** Every declared call. The server does not start while one of them is unserved. */
export const calls: Readonly<Record<string, Call>> = { ...league, ...live, ...match, ...player, ...search, ...team };

export type Calls = typeof league & typeof live & typeof match & typeof player & typeof search & typeof team;
export type CallName = keyof Calls;
