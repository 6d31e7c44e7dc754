import { loadAllMessages, loadedTranslator, loadMessages } from "@scoreline/i18n/load";
import { locales } from "@scoreline/i18n/locales";
import { useEffect, useMemo } from "react";
import { isRouteErrorResponse, Outlet, useParams, useRouteError } from "react-router";
import { useServerClock } from "#live/server-clock.ts";
import { pageContext } from "#page-context.ts";
import { Footer } from "#shell/footer.tsx";
import { Header } from "#shell/header.tsx";
import { localeOf } from "#shell/locale-of.ts";
import { Notice } from "#shell/notice.tsx";
import { type Page, PageContext } from "#shell/page.ts";
import { messagesOf } from "#shell/page-messages.ts";
import { readerOf } from "#shell/reader.ts";
import { useReader } from "#shell/settings.ts";
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
  const { locale, clock } = loaderData;
  const now = useServerClock(clock);
  const [reader, change] = useReader(loaderData.reader);
  const page = useMemo(
    (): Page => ({ locale, config: locales[locale], t: loadedTranslator(locale), reader, change, now }),
    [locale, reader, change, now],
  );
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

export function ErrorBoundary() {
  const error = useRouteError();
  const { locale = "en" } = useParams();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Notice locale={locale} kind={missing ? "notFound" : "failure"} />;
}
