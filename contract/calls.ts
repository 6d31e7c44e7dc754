import type { Call } from "#call.ts";
import * as live from "#calls/live.ts";
import * as match from "#calls/match.ts";

/** Every declared call. The server does not start while one of them is unserved. */
const declared = { ...live, ...match };

export const calls: Readonly<Record<string, Call>> = declared;
export type Calls = typeof declared;
export type CallName = keyof Calls;
