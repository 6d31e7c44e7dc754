import "#ui/theme/fonts.css";
import "#ui/theme/tokens.css";
import "#ui/theme/base.css";
import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import khmer from "@fontsource-variable/noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2?url";
import thai from "@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url";
import { isLocale, languageTags, localeAliases } from "@scoreline/domain/languages";
import { utcOffset } from "@scoreline/domain/time/local-day";
import { locales } from "@scoreline/i18n/locales";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useParams,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { FirstClock } from "#first-clock.tsx";
import { messagesOf } from "#frame/page-messages.ts";
import { pageContext } from "#page-context.ts";
import { readerOf } from "#reader/reader.ts";
import type { Route } from "./+types/root";

export function loader({ request, params, pattern, context }: Route.LoaderArgs) {
  const segment = params.locale ?? "en";
  const locale = isLocale(segment) ? segment : (localeAliases[segment] ?? "en");
  const { origin, now } = context.get(pageContext);
  const reader = readerOf(request, locale);
  // Told only while it is a guess: the device looks before anything is drawn.
  const guessedOffset = reader.timeZoneFrom === "guess" ? utcOffset(now(), reader.timeZone) : undefined;
  return { reader, guessedOffset, messages: messagesOf(pattern).join(" "), origin };
}

/** Fetched beside the style sheet that names them: text is laid out once, in the letters that it stays in. */
const scriptFonts: Readonly<Record<string, readonly string[]>> = { thai: [latin, thai], khmer: [latin, khmer] };

/** The reader's choices travel in cookies: nothing in the root changes on navigation. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { locale: segment = "en" } = useParams();
  const locale = isLocale(segment) ? segment : "en";
  const theme = data?.reader.theme ?? "system";
  return (
    <html
      lang={languageTags[locale]}
      dir={locales[locale].direction}
      data-locale={locale}
      data-script={locales[locale].script}
      data-messages={data?.messages}
      data-device={data && data.reader.device !== "desktop" ? "mobile" : undefined}
      data-theme={theme === "system" ? undefined : theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {data?.guessedOffset !== undefined && <FirstClock offset={data.guessedOffset} />}
        {/* A page is painted once as a whole: its HTML is small, and a part of it would only be laid out a second time. */}
        <link rel="expect" href="#footer" blocking="render" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121922" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        {(scriptFonts[locales[locale].script] ?? [latin]).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort, outside the shell and its languages: a page inside it has its own boundary. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main style={{ maxWidth: 480, margin: "20vh auto", padding: 24, textAlign: "center" }}>
      <h1>{status}</h1>
      <p>
        <a href="/">Scoreline</a>
      </p>
    </main>
  );
}
