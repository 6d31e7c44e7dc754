import { isLocale } from "@scoreline/domain/languages";
import { loadedTranslator } from "@scoreline/i18n/load";
import { type MetaDescriptor, Outlet, useLocation } from "react-router";
import { useFavourites } from "#favourite/favourites-context.ts";
import styles from "#favourite/pages/fav.module.css";
import { type FavLoaderArgs, favRequest } from "#favourite/pages/fav-loader.ts";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { pageMeta } from "#seo/page-meta.ts";
import { PageTabs } from "#ui/controls/page-tabs.tsx";
import { StarIcon } from "#ui/icons.tsx";
import type { Route } from "./+types/fav-layout";

const tabs = ["matches", "teams", "competitions"] as const;

export function loader(args: FavLoaderArgs) {
  const { sport } = favRequest(args);
  return { sport };
}

export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("favourites.title") };

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const { locale } = args.params;
  const { sport } = (args.loaderData ?? { sport: "football" }) as Awaited<ReturnType<typeof loader>>;
  if (!isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  const title = `${t("favourites.title")} · ${t(`shell.${sport}`)}`;
  return pageMeta(args, { title, description: title, path: `/${sport}/fav/matches`, hidden: true });
}

/** What the reader follows of a sport. */
export default function FavLayout({ loaderData: { sport } }: Route.ComponentProps) {
  const { locale, t } = usePage();
  const { openDialog } = useFavourites();
  const current = useLocation().pathname.split("/")[4] ?? "matches";
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div className={styles.head}>
          <h1>{t("favourites.title")}</h1>
          <button type="button" className={styles.add} onClick={openDialog}>
            <StarIcon />
            {t("favourites.add")}
          </button>
        </div>
        <PageTabs
          label={t("favourites.tabs")}
          tabs={tabs.map((tab) => ({
            to: `/${locale}/${sport}/fav/${tab}`,
            label: t(`favourites.tab.${tab}`),
            current: tab === current,
          }))}
        />
      </header>
      <Outlet />
    </div>
  );
}
