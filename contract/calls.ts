import type { Call } from "#call.ts";
import * as live from "#calls/live.ts";
import * as match from "#calls/match.ts";

/** Every declared call. The server does not start while one of them is unserved. */
export const calls: Readonly<Record<string, Call>> = { ...live, ...match };

export type Calls = typeof live & typeof match;
export type CallName = keyof Calls;
