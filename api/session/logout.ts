import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { endSession } from "@scoreline/store/account/sessions";
import type { Handler } from "#handler.ts";

export const sessionCalls: { userLogout: Handler<Calls["userLogout"]> } = {
  userLogout: async (_input, { session }, { database, hub, wake, now }) => {
    if (!session) throw new Refusal("sessionInvalid");
    const ended = await endSession(database, session.id, now());
    // Here at once; the other processes hear of it by the fact.
    hub.endSession(session.id);
    if (ended) wake();
    return succeed({ data: null });
  },
};
