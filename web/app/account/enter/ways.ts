import { chatApps } from "@scoreline/domain/account/methods";

/**
 * What a page before an account can do with the ways that the calls offer. A browser has no token of Firebase's: that way is the
 * app's. `inApp` and `closed` are said where the page has nothing of its own to offer.
 */
export type Ways = { byCode: boolean; said: "inApp" | "closed" | undefined };

/** `withChat`: people come by chat apps, too. A forgotten password does not come back by one. */
export function waysOf(methods: readonly string[], { withChat }: { withChat: boolean }): Ways {
  const byCode = methods.includes("code");
  const isOpen = byCode || (withChat && chatApps.some((app) => methods.includes(app)));
  if (isOpen) return { byCode, said: undefined };
  return { byCode, said: methods.includes("firebase") ? "inApp" : "closed" };
}
