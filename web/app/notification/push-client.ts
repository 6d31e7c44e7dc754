import type { LocaleCode } from "@scoreline/domain/names";
import type { TabClient } from "#live/tab-client.ts";

/** This browser as one that takes pushes. Nothing here asks for a permission by itself: somebody has touched a bell. */

export type PushState = "unsupported" | "denied" | "off" | "on";

/** One worker for the whole site: it shows pushes, and will keep what the installed app needs. */
export const workerAddress = "/sw.js";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export async function pushState(): Promise<PushState> {
  if (!canPush()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the reader, then the browser, then tells the server where to send. */
export async function turnPushOn(client: TabClient, locale: LocaleCode): Promise<PushState> {
  if (!canPush()) return "unsupported";
  const { key } = (await client.get("/notification/push/key", {})).result.data;
  if (!key) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted")
    return Notification.permission === "denied" ? "denied" : "off";
  await navigator.serviceWorker.register(workerAddress, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await tellServer(client, locale, subscription);
  return "on";
}

export type Device = { withoutScores: boolean };

async function tellServer(
  client: TabClient,
  locale: LocaleCode,
  subscription: PushSubscription,
  change: Partial<Device> = {},
): Promise<Device> {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error("the browser gave no keys");
  const { p256dh, auth } = keys;
  const own = { endpoint, p256dh, auth, language: locale, ...change };
  return (await client.post("/notification/push/subscribe", own)).result.data;
}

/**
 * After a login, or in another language: the browser is this user's now, and speaks like them. Says what this browser alone has
 * chosen; nothing where it takes no pushes.
 */
export async function rebindPush(
  client: TabClient,
  locale: LocaleCode,
  change: Partial<Device> = {},
): Promise<Device | undefined> {
  if (!canPush() || Notification.permission !== "granted") return undefined;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? tellServer(client, locale, subscription, change) : undefined;
}

export async function turnPushOff(client: TabClient): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await client.post("/notification/push/unsubscribe", { endpoint: subscription.endpoint }).catch(() => {});
    await subscription.unsubscribe();
  }
  return "off";
}
