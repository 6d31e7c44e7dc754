import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { isPushEndpoint } from "@scoreline/domain/notify/push-hosts";
import { removeSubscription, saveSubscription } from "@scoreline/store/notify/push";
import { userOf } from "#account/sign-in.ts";
import type { Handler } from "#handler.ts";

type PushCalls = "pushKey" | "pushSubscribe" | "pushUnsubscribe";

export const pushCalls: { [Name in PushCalls]: Handler<Calls[Name]> } = {
  pushKey: async (_input, _caller, { push }) => succeed({ data: { key: push?.publicKey ?? null } }),

  pushSubscribe: async ({ endpoint, p256dh, auth, language, withoutScores }, caller, services) => {
    const { userId, sessionId } = userOf(caller);
    const { database, accounts, push } = services;
    if (!push) throw new Refusal("methodOff");
    if (!isPushEndpoint(endpoint, push.hosts)) {
      throw new Refusal("badRequest", [{ field: "endpoint", expected: "an address of a push service" }]);
    }
    const browser = { endpoint, p256dh, auth, locale: language, ...(withoutScores !== undefined && { withoutScores }) };
    const owner = { userId, sessionId, timeZone: caller.timeZone };
    const saved = await saveSubscription(database, { ...browser, ...owner, createdAt: accounts.now() });
    return succeed({ data: saved });
  },

  pushUnsubscribe: async ({ endpoint }, caller, { database }) => {
    await removeSubscription(database, userOf(caller).userId, endpoint);
    return succeed({ data: null });
  },
};
