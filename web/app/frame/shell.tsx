import type { GetData } from "@scoreline/contract/client";
import { type Sport, sports } from "@scoreline/domain/sport";
import { loadAllMessages, loadedTranslator, loadMessages } from "@scoreline/i18n/load";
import { locales } from "@scoreline/i18n/locales";
import { languagesOf, likelyCountry } from "@scoreline/site/home-countries";
import { appLink } from "@scoreline/site/links";
import { isAccountPage, sportIn } from "@scoreline/site/menus";
import { initTarget, localeHomeTarget } from "@scoreline/site/redirects";
import { type MouseEvent, useEffect, useMemo, useState } from "react";
import { Outlet, redirect, useLocation, useParams, useRouteError } from "react-router";
import { dropIntent } from "#account/session/after-login.ts";
import { leaveSignedOut } from "#account/session/leave-signed-out.ts";
import { loadOwnFavourites, loadSignedIn } from "#account/session/signed-in.ts";
import { useSameUser } from "#account/session/use-same-user.ts";
import { useSettingsTravel } from "#account/session/use-settings-travel.ts";
import { FavouritesOfReader } from "#favourite/favourites.tsx";
import { type ShellActions, ShellActionsContext } from "#frame/actions.ts";
import { useRefreshing, useScrollToTop } from "#frame/after-navigation.ts";
import { Arrival } from "#frame/arrival.tsx";
import { AppBanner } from "#frame/banners/app-banner.tsx";
import { StickyBanner } from "#frame/banners/sticky-banner.tsx";
import { contentInput, useContentList } from "#frame/content-list.ts";
import { useFollow } from "#frame/follow.ts";
import { Footer } from "#frame/footer.tsx";
import { Header } from "#frame/header.tsx";
import { LoginTip, type Tip } from "#frame/login-tip.tsx";
import { BottomTabs } from "#frame/menus/bottom-tabs.tsx";
import { Notice } from "#frame/notice.tsx";
import { OfflineNotice } from "#frame/offline-notice.tsx";
import { CurrentPage, type Page } from "#frame/page.ts";
import { messagesOf } from "#frame/page-messages.ts";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import styles from "#frame/shell.module.css";
import { SlimBar } from "#frame/slim-bar.tsx";
import { StaleNotice } from "#frame/stale-notice.tsx";
import { useStayOffline } from "#frame/stay-offline.ts";
import { useServerClock } from "#live/server-clock.ts";
import { TabLiveContext, useClientOf, useOwnTabLive } from "#live/tab-live.ts";
import { PopUpHost } from "#notification/pop-up-host.tsx";
import { useNotificationNews } from "#notification/use-news.ts";
import { pageContext } from "#page-context.ts";
import { keepLocale, readerOf } from "#reader/reader.ts";
import { useReader } from "#reader/settings.ts";
import { SettingsDoor } from "#reader/settings-door.tsx";
import { SearchDoor, useSearchDialog } from "#search/search-door.tsx";
import { CrestShapes } from "#ui/badges/crest.tsx";
import { ToastHost } from "#ui/toasts/toast-host.tsx";
import type { Route } from "./+types/shell";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const reader = readerOf(request, locale);
  const { now, asOf, clockRate, country: known, site, fantasy, user, clientFor } = context.get(pageContext);
  const country = known || likelyCountry({ timeZone: reader.timeZone, locale });
  const elsewhere =
    initTarget(`${url.pathname}${url.search}`, country) ??
    (isLocaleHome(url, locale) ? localeHomeTarget(locale, now()) : undefined);
  if (elsewhere) throw redirect(elsewhere);
  const sport = sportIn(url.pathname) ?? "football";
  const client = clientFor(locale, reader);
  const [signedIn, favourites, { result }, contests] = await Promise.all([
    loadSignedIn(user, client),
    loadOwnFavourites(context, user, client),
    client.get("/content/list", contentInput(sport)),
    client.get("/contest/getContestList", { type: "ongoing", sportType: sports.indexOf(sport) }).catch(whileAway),
    loadAllMessages(locale),
  ]);
  return {
    locale,
    reader,
    user: signedIn,
    languages: languagesOf(signedIn?.preferredCountry || known, locale),
    favourites,
    clock: { now: now(), rate: clockRate },
    asOf,
    ongoing: result.data,
    hasContest: contests.result.data.length > 0,
    openContest: contests.result.data.some(({ participated }) => !participated),
    site: {
      support: site.support,
      newsletter: site.newsletter ?? false,
      social: site.social[locale] ?? [],
      articles: (site.articles[locale] ?? []).map(({ url, linkText }) => ({ url, linkText })),
      app: appLink(site.app, { device: reader.device, country, locale }),
      fantasyLogout: signedIn && fantasy?.logoutUrl,
    },
  };
}

/** Events are in the store: while it is away, the frame is drawn without them. */
function whileAway(error: unknown): { result: { data: GetData<"/contest/getContestList"> } } {
  const { init } = error as { init?: { status?: number } | null };
  if (init?.status !== 503) throw error;
  return { result: { data: [] } };
}

function isLocaleHome({ pathname }: URL, locale: string): boolean {
  return pathname.replace(/\/$/, "") === `/${locale}`;
}

/** The words of the next page come beside its data. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, params, pattern }, next) => {
    const locale = localeOf(params.locale, pageUrl(request));
    const [answer] = await Promise.all([next(), loadMessages(locale, messagesOf(pattern))]);
    return answer;
  },
];

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { locale, user, clock, site, languages, hasContest, openContest } = loaderData;
  const now = useServerClock(clock);
  const [reader, change] = useReader(loaderData.reader);
  const live = useOwnTabLive(locale, reader, user ? () => leaveSignedOut(locale) : undefined);
  const [sport, chooseSport] = useSport();
  const client = useClientOf(live.asker);
  const ongoing = useContentList(loaderData.ongoing, client, sport);
  // Always there for those who have an account, so that no page has to open the stream anew for what is theirs.
  useNotificationNews({
    stream: live.stream,
    client,
    signedIn: user !== undefined,
    flag: user?.notificationFlag ?? false,
    locale,
    now,
  });
  useSameUser(user?.userId);
  useSettingsTravel(user !== undefined, client);
  const page = useMemo(
    (): Page => ({
      locale,
      config: locales[locale],
      t: loadedTranslator(locale),
      reader,
      user,
      change,
      site,
      languages,
      ongoing,
      hasContest,
      openContest,
      now,
      broadcastNow: () => now() - reader.delaySeconds * 1_000,
    }),
    [locale, reader, user, change, site, languages, ongoing, hasContest, openContest, now],
  );
  const signedIn = user !== undefined;
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [tip, setTip] = useState<Tip>({ reason: "account", open: false, after: {} });
  const follow = useFollow();
  const { state: search, openSearch, closeSearch } = useSearchDialog();
  const actions = useMemo(
    (): ShellActions => ({
      openSettings: () => setSettingsOpen(true),
      openSearch,
      askLogin: (reason, after = {}) => setTip({ reason, open: true, after }),
      sport,
      chooseSport,
      follow,
    }),
    [sport, chooseSport, openSearch, follow],
  );
  const { key, pathname, search: query } = useLocation();
  const refreshing = useRefreshing();
  useScrollToTop();
  useStayOffline(page.t);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what lies over the last one
  useEffect(() => {
    setSettingsOpen(new URLSearchParams(query).get("settings") === "open");
    setTip((before) => (before.open ? { ...before, open: false } : before));
    if (!signedIn && !isAccountPage(pathname)) dropIntent();
  }, [key]);
  useEffect(() => keepLocale(locale), [locale]);
  // From now on the page answers to a click: what a test, or a screenshot, waits for.
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return (
    <CurrentPage value={page}>
      <TabLiveContext value={live}>
        <ShellActionsContext value={actions}>
          <FavouritesOfReader loaded={loaderData.favourites}>
            {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, and without script to the content */}
            <a className={styles.skip} href="#content" onClick={skipToMatch}>
              {page.t("shell.skipToContent")}
            </a>
            <div className={styles.refreshing} data-shown={refreshing ? "" : undefined} />
            <CrestShapes />
            <AppBanner />
            <Header />
            <SlimBar />
            <OfflineNotice />
            <StaleNotice asOf={loaderData.asOf} />
            <main id="content" className={styles.main} tabIndex={-1}>
              <Outlet />
            </main>
            <StickyBanner />
            <Footer />
            <BottomTabs />
            <SearchDoor state={search} sport={sport} onClose={closeSearch} />
            <SettingsDoor open={settingsOpen} onClose={() => setSettingsOpen(false)} />
            <LoginTip {...tip} onClose={() => setTip((before) => ({ ...before, open: false }))} />
            <PopUpHost />
            <ToastHost />
            <Arrival />
          </FavouritesOfReader>
        </ShellActionsContext>
      </TabLiveContext>
    </CurrentPage>
  );
}

/** Where there is a list, its first match is what a reader skips to: menus and filters come before it. */
function skipToMatch(event: MouseEvent): void {
  const match = document.querySelector<HTMLElement>("#content [data-match] a");
  if (!match) return;
  event.preventDefault();
  match.focus();
}

/** Pages without a sport in their address keep the last one. */
function useSport(): [Sport, (sport: Sport) => void] {
  const named = sportIn(useLocation().pathname);
  const [last, setLast] = useState<Sport>(named ?? "football");
  if (named && named !== last) setLast(named);
  return [named ?? last, setLast];
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { locale = "en" } = useParams();
  return <Notice locale={locale} error={error} />;
}
