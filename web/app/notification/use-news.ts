import type { LocaleCode } from "@scoreline/domain/names";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { TabClient } from "#live/tab-client.ts";
import { useTopicsOf } from "#live/tab-live.ts";
import type { TabStream } from "#live/tab-stream.ts";
import { lookAfter } from "#notification/look-after.ts";
import { clearNews, currentNews, type News, noNews, onNews, setFlag, takeCards } from "#notification/pop-ups.ts";

/** So many may come at once and be shown. */
const lookedAt = 5;

export function useNews(): News {
  return useSyncExternalStore(onNews, currentNews, noNews);
}

type Options = {
  stream: TabStream;
  client: TabClient;
  signedIn: boolean;
  flag: boolean;
  locale: LocaleCode;
  now(): number;
};

/** For the shell: looks when the stream says that there is something of the reader's own, and when it comes back. */
export function useNotificationNews({ stream, client, signedIn, flag, locale, now }: Options): void {
  const since = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    since.current = now();
  }, [now]);
  useEffect(() => setFlag(signedIn && flag), [signedIn, flag]);
  const look = useRef(() => {});
  look.current = () => {
    client.fresh.get("/notification/list", { size: lookedAt }).then(
      ({ result: { data } }) => takeCards(data.otherList, data.notificationFlag, since.current, Date.now()),
      // The next one is told again.
      () => {},
    );
  };
  useTopicsOf(stream, signedIn ? ["user"] : [], undefined, {
    onUser: ({ changed }) => {
      const wait = lookAfter(changed, Math.random);
      if (wait === 0) look.current();
      else if (wait !== undefined) setTimeout(() => look.current(), wait);
    },
    onResync: () => signedIn && look.current(),
  });
  useEffect(() => {
    // A browser that took pushes before takes this user's now, in the language that they read.
    if (!signedIn || typeof Notification === "undefined" || Notification.permission !== "granted") return;
    import("#notification/push-client.ts").then(({ rebindPush }) => rebindPush(client, locale)).catch(() => {});
  }, [client, signedIn, locale]);
  useEffect(() => {
    if (!signedIn) return;
    let was = stream.connected;
    return stream.watchConnection(() => {
      if (!was && stream.connected) look.current();
      was = stream.connected;
    });
  }, [stream, signedIn]);
}

export function isListPage(pathname: string): boolean {
  return /^\/[^/]+\/notification\/?$/.test(pathname);
}

/** The reader sees the list: the dot goes, here and on their other screens. */
export function seen(client: TabClient): void {
  clearNews();
  void client.post("/notification/notified", {}).catch(() => {});
}
