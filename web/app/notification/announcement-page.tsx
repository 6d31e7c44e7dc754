import { isLocale } from "@scoreline/domain/languages";
import { localDay } from "@scoreline/domain/time/local-day";
import { fullDate } from "@scoreline/i18n/format";
import { useEffect } from "react";
import { refusalIn } from "#account/refused.ts";
import { usePage } from "#frame/page.ts";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { notFound } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { useClient } from "#live/tab-live.ts";
import styles from "#notification/page.module.css";
import { pageContext } from "#page-context.ts";
import { readerOf } from "#reader/reader.ts";
import { pageMeta } from "#seo/page-meta.ts";
import type { Route } from "./+types/announcement-page";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = localeOf(params.locale, pageUrl(request));
  const id = /^\d{1,9}$/.test(params.id ?? "") ? Number(params.id) : 0;
  if (id < 1) throw notFound();
  const client = context.get(pageContext).clientFor(locale, readerOf(request, locale));
  try {
    return (await client.get("/notification/announcement", { id })).result.data;
  } catch (error) {
    if (refusalIn(error)) throw notFound();
    throw error;
  }
}

export function meta(args: Route.MetaArgs) {
  const { loaderData, params, location } = args;
  if (!loaderData || !isLocale(params.locale ?? "")) return [];
  const path = location.pathname.slice((params.locale ?? "").length + 1);
  return pageMeta(args, { title: loaderData.title, description: loaderData.content.slice(0, 160), path, hidden: true });
}

export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("notification.announcement") };

/** What operators have to say, for anybody who has the link. */
export default function AnnouncementPage({ loaderData }: Route.ComponentProps) {
  const { t, locale, reader, user } = usePage();
  const { id, title, content, createTime, until, link } = loaderData;
  const client = useClient();
  const signedIn = user !== undefined;
  useEffect(() => {
    if (signedIn) void client.post("/notification/read", { id, type: 1 }).catch(() => {});
  }, [client, id, signedIn]);
  const day = (instant: number) => fullDate(localDay(instant, reader.timeZone), t);
  return (
    <div className={styles.page}>
      <article className={`${styles.card} ${styles.announcement}`}>
        <h1>{title}</h1>
        <time dateTime={new Date(createTime).toISOString()}>{day(createTime)}</time>
        <p className={styles.text}>{content}</p>
        {link && <a href={link.startsWith("/") ? `/${locale}${link}` : link}>{link}</a>}
        {until !== null && <small>{t("notification.until", { date: day(until) })}</small>}
      </article>
    </div>
  );
}
