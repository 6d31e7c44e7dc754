import { loadAllMessages, loadedTranslator, loadMessages } from "@scoreline/i18n/load";
import { locales } from "@scoreline/i18n/locales";
import { useEffect, useMemo } from "react";
import { isRouteErrorResponse, Outlet, useParams, useRevalidator, useRouteError } from "react-router";
import { useServerClock } from "#live/server-clock.ts";
import { pageContext } from "#page-context.ts";
import { Footer } from "#shell/footer.tsx";
import { Header } from "#shell/header.tsx";
import { localeOf } from "#shell/locale-of.ts";
import { Notice } from "#shell/notice.tsx";
import { type Page, PageContext } from "#shell/page.ts";
import { messagesOf } from "#shell/page-messages.ts";
import { keepCookie, readerOf } from "#shell/reader.ts";
import styles from "#shell/shell.module.css";
import type { Route } from "./+types/shell";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = localeOf(params.locale, new URL(request.url));
  await loadAllMessages(locale);
  const { now, clockRate } = context.get(pageContext);
  return { locale, reader: readerOf(request, locale), clock: { now: now(), rate: clockRate } };
}

/** The words of the next page come beside its data. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, params }, next) => {
    const url = new URL(request.url);
    const [answer] = await Promise.all([next(), loadMessages(localeOf(params.locale, url), messagesOf(url.pathname))]);
    return answer;
  },
];

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { locale, reader, clock } = loaderData;
  const now = useServerClock(clock);
  const page = useMemo(
    (): Page => ({ locale, config: locales[locale], t: loadedTranslator(locale), reader, now }),
    [locale, reader, now],
  );
  useDeviceTimeZone(reader.timeZone, reader.timeZoneKnown);
  // From now on the page answers to a click: what a test, or a screenshot, waits for.
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return (
    <PageContext value={page}>
      <a className={styles.skip} href="#content">
        {page.t("shell.skipToContent")}
      </a>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </PageContext>
  );
}

/** On a first visit the server guesses where the reader is; the device knows, and the next answer is right. */
function useDeviceTimeZone(rendered: string, known: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (known) return;
    const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
    keepCookie("tz", device);
    if (device !== rendered) revalidate();
  }, [known, rendered, revalidate]);
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { locale = "en" } = useParams();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Notice locale={locale} kind={missing ? "notFound" : "failure"} />;
}
