import type { GetData } from "@scoreline/contract/client";
import { isLocale } from "@scoreline/domain/languages";
import { newsCategories } from "@scoreline/domain/news/news";
import { type Sport, sports } from "@scoreline/domain/sport";
import { loadedTranslator } from "@scoreline/i18n/load";
import { newsListPath } from "@scoreline/site/addresses";
import { useEffect, useRef, useState } from "react";
import { Link, type MetaDescriptor } from "react-router";
import { AdSlot } from "#frame/banners/ad-slot.tsx";
import { loadAd } from "#frame/banners/load-ad.ts";
import { usePage } from "#frame/page.ts";
import { notFound } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { numberIn, orNotFound } from "#league/league-request.ts";
import { useClient } from "#live/tab-live.ts";
import styles from "#news/list-page.module.css";
import { NewsCard } from "#news/news-card.tsx";
import { NewsGrid } from "#news/news-grid.tsx";
import { type NewsArgs, newsRequest } from "#news/news-request.ts";
import { pageMeta } from "#seo/page-meta.ts";
import { PageTabs } from "#ui/controls/page-tabs.tsx";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/list-page";

type List = GetData<"/news/getAllNewsList">;

/** What the stories of a list have in common. */
type By =
  | { by: "all" }
  | { by: "sport"; sport: Sport }
  | { by: "category"; categoryId: (typeof newsCategories)[number] }
  | { by: "author"; authorId: number }
  | { by: "tag"; tag: string };

type ListArgs = NewsArgs & { params: { categoryId?: string; authorId?: string; tag?: string } };

function askedBy({ params }: ListArgs, url: URL): By {
  const sport = sports.find((name) => name === url.pathname.split("/")[3]);
  if (sport) return { by: "sport", sport };
  if (params.categoryId !== undefined) {
    const categoryId = newsCategories.find((one) => one === params.categoryId);
    if (!categoryId) throw notFound();
    return { by: "category", categoryId };
  }
  if (params.authorId !== undefined) {
    const authorId = numberIn(params.authorId);
    if (authorId === undefined) throw notFound();
    return { by: "author", authorId };
  }
  return params.tag === undefined ? { by: "all" } : { by: "tag", tag: params.tag };
}

type Get = ReturnType<typeof newsRequest>["client"]["get"];

async function listOf(get: Get, by: By, page: number): Promise<List> {
  const { result } = await (() => {
    switch (by.by) {
      case "all":
        return get("/news/getAllNewsList", { page });
      case "sport":
        return get("/news/getAllNewsList", { page, sportType: by.sport === "football" ? 0 : 1 });
      case "category":
        return get("/news/getNewsListByCategory", { categoryId: by.categoryId, page });
      case "author":
        return get("/news/getNewsListByAuthor", { authorId: by.authorId, page });
      case "tag":
        return get("/news/getNewsListByTag", { tag: by.tag, page });
    }
  })();
  return result.data;
}

export async function loader(args: ListArgs) {
  const { url, client, reader } = newsRequest(args);
  const by = askedBy(args, url);
  const page = numberIn(url.searchParams.get("page")) ?? 1;
  if (page > 100) throw notFound();
  const ad = loadAd(client, "news", reader, by.by === "sport" ? by.sport : undefined);
  return { by, list: await orNotFound(listOf(client.get, by, page)), ad: await ad };
}

type ListData = Awaited<ReturnType<typeof loader>>;

function titleOf({ by, list }: ListData, t: ReturnType<typeof loadedTranslator>): string {
  if (by.by === "category") return t(`news.category.${by.categoryId}`);
  if (by.by === "author") return t("news.byAuthor", { name: list.name });
  if (by.by === "tag") return t("news.byTag", { name: list.name });
  return by.by === "sport" ? `${t("news.title")}: ${t(`shell.${by.sport}`)}` : t("news.title");
}

function pathOf(locale: Parameters<typeof newsListPath>[0], by: By): string {
  if (by.by === "all") return newsListPath(locale);
  if (by.by === "sport") return newsListPath(locale, "sport", by.sport);
  if (by.by === "category") return newsListPath(locale, "category", by.categoryId);
  return by.by === "author" ? newsListPath(locale, "author", by.authorId) : newsListPath(locale, "tag", by.tag);
}

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const data = args.loaderData as ListData | undefined;
  const { locale } = args.params;
  if (!data || !isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  const { by, list } = data;
  const feed =
    by.by === "sport" ? `${by.sport}` : by.by === "category" ? by.categoryId : by.by === "tag" ? by.tag : "all";
  return pageMeta(args, {
    title: titleOf(data, t),
    description: t("news.description"),
    path: `${pathOf(locale, by).slice(locale.length + 1)}${list.page > 1 ? `?page=${list.page}` : ""}`,
    ...(by.by !== "author" && {
      others: [{ type: "application/atom+xml", href: `/feed/news/${feed}.atom?lang=${locale}` }],
    }),
  });
}

export const handle: PageHandle<ListData> = { shortTitle: (data, t) => titleOf(data, t) };

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { by, list, ad } = loaderData;
  const { locale, t } = usePage();
  const path = pathOf(locale, by);
  const more = useMore(by, list, path);
  const isFront = by.by === "all" || by.by === "sport";
  // What has just been played stands first; a list of one kind begins with the newest.
  const top = (isFront && list.news.find(({ category }) => category === "report")) || more.news[0];
  const rest = more.news.filter((story) => story !== top);
  const tabs = [
    { to: newsListPath(locale), label: t("news.top"), current: by.by === "all" },
    ...sports.map((sport) => ({
      to: newsListPath(locale, "sport", sport),
      label: t(`shell.${sport}`),
      current: by.by === "sport" && by.sport === sport,
    })),
    ...newsCategories
      .filter((one) => list.categories.includes(one))
      .map((categoryId) => ({
        to: newsListPath(locale, "category", categoryId),
        label: t(`news.category.${categoryId}`),
        current: by.by === "category" && by.categoryId === categoryId,
      })),
  ];
  return (
    <div className={styles.page} data-wide>
      <PageTabs label={t("news.sections")} tabs={tabs} />
      <h1 className={isFront ? "visually-hidden" : styles.heading}>{titleOf(loaderData, t)}</h1>
      {!top && <NoData>{t("news.empty")}</NoData>}
      {top && <NewsCard story={top} top />}
      {top && <AdSlot ad={ad} />}
      <NewsGrid id="latest-news" title={t("news.latest")} stories={rest} />
      {more.next !== undefined && (
        <Link
          ref={more.sentinel}
          className={styles.next}
          to={`${path}?page=${more.next}`}
          onClick={(event) => {
            event.preventDefault();
            more.load();
          }}
        >
          {t("news.next")}
        </Link>
      )}
    </div>
  );
}

/** The list goes on when its end comes into sight; without script its end is a link. */
function useMore(by: By, list: List, path: string) {
  const client = useClient();
  const [added, setAdded] = useState<{ of: List; pages: readonly List[] }>({ of: list, pages: [] });
  const busy = useRef(false);
  const sentinel = useRef<HTMLAnchorElement>(null);
  const pages = added.of === list ? added.pages : [];
  const last = pages.at(-1) ?? list;
  const next = last.hasNext && last.page < 100 ? last.page + 1 : undefined;
  const load = () => {
    if (busy.current || next === undefined) return;
    busy.current = true;
    listOf(client.get, by, next).then(
      (page) => {
        busy.current = false;
        setAdded((before) => ({ of: list, pages: [...(before.of === list ? before.pages : []), page] }));
      },
      () => {
        busy.current = false;
      },
    );
  };
  const latest = useRef(load);
  latest.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another end
  useEffect(() => {
    const end = sentinel.current;
    if (!end) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: "600px",
    });
    watch.observe(end);
    return () => watch.disconnect();
  }, [path, next]);
  // What is told meanwhile moves others to the next page: each is shown once.
  const news = [
    ...new Map([list, ...pages].flatMap((page) => page.news).map((story) => [story.newsId, story])).values(),
  ];
  return { news, next, load, sentinel };
}
