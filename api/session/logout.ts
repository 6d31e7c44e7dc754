import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { userOf } from "#account/sign-in.ts";
import type { Handler } from "#handler.ts";
import { sessionCookie } from "#session/cookie.ts";
import { endSessions } from "#session/end.ts";

export const sessionCalls: { userLogout: Handler<Calls["userLogout"]> } = {
  userLogout: async (_input, caller, services) => {
    const { userId, sessionId } = userOf(caller);
    await endSessions(services, { userId, only: sessionId });
    caller.visit?.dropCookie(sessionCookie);
    return succeed({ data: null });
  },
};
