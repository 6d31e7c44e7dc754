import { useEffect } from "react";
import { Link } from "react-router";
import { ownClient } from "#account/own/own-loader.ts";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { useClient } from "#live/tab-live.ts";
import { NotificationGroups, useNotificationList } from "#notification/list.tsx";
import styles from "#notification/page.module.css";
import { seen } from "#notification/use-news.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import type { Route } from "./+types/notification-page";

export async function loader(args: Route.LoaderArgs) {
  const { result } = await ownClient(args).client.get("/notification/list", {});
  return result.data;
}

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "shell.notifications", "shell.loginTip.notifications");
export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("shell.notifications") };

const tolerancePx = 2;

/** All that somebody was told, and what is announced. */
export default function NotificationPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = usePage();
  const client = useClient();
  const { onScroll: _, ...list } = useNotificationList(loaderData);
  // Whoever sees the page has seen what is new.
  useEffect(() => seen(client), [client]);
  const { more } = list;
  useEffect(() => {
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - tolerancePx) void more();
    };
    document.addEventListener("scroll", look, { passive: true });
    return () => document.removeEventListener("scroll", look);
  }, [more]);
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <header className={styles.head}>
          <h1>{t("shell.notifications")}</h1>
          <Link to={`/${locale}/notification/settings`}>{t("notification.alertSettings")}</Link>
        </header>
        <NotificationGroups {...list} />
      </div>
    </div>
  );
}
