import { isLocale } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";
import { fullDate, timeAgo } from "@scoreline/i18n/format";
import { loadedTranslator } from "@scoreline/i18n/load";
import { locales } from "@scoreline/i18n/locales";
import { newsListPath, newsPath } from "@scoreline/site/addresses";
import { Link, type MetaDescriptor, redirect } from "react-router";
import { AdSlot } from "#frame/banners/ad-slot.tsx";
import { loadAd } from "#frame/banners/load-ad.ts";
import { usePage } from "#frame/page.ts";
import { notFound } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { numberIn, orNotFound } from "#league/league-request.ts";
import { Comments } from "#news/comments/comments.tsx";
import { NewsArt } from "#news/news-art.tsx";
import { NewsGrid } from "#news/news-grid.tsx";
import { type NewsArgs, newsRequest } from "#news/news-request.ts";
import { StoryContent } from "#news/story-content.tsx";
import styles from "#news/story-page.module.css";
import { HiddenNote } from "#reader/hidden/hidden-note.tsx";
import { useOpenCounted } from "#reader/hidden/use-shield.ts";
import { breadcrumbs, newsArticle } from "#seo/json-ld.ts";
import { pageMeta } from "#seo/page-meta.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { ShareIcon } from "#ui/icons.tsx";
import { share } from "#ui/share.ts";
import type { Route } from "./+types/story-page";

type StoryArgs = NewsArgs & { params: { sport?: string; title?: string; newsId?: string } };

/** One story and what is said below it. A wrong title, or the other sport, leads to the right address. */
export async function loader(args: StoryArgs) {
  const { url, locale, client, reader } = newsRequest(args);
  const newsId = numberIn(args.params.newsId);
  if (newsId === undefined) throw notFound();
  const { result } = await orNotFound(client.get("/news/getNewsDetail", { newsId }));
  const { story } = result.data;
  const right = newsPath(locale, story);
  // While its result is hidden, the address does not tell it either.
  const isRight = args.params.sport === story.sport && (args.params.title === story.slug || story.slug === hiddenSlug);
  if (!isRight) throw redirect(`${encodeURI(right)}${url.search}`, 301);
  const commentId = numberIn(url.searchParams.get("comment"));
  const comments = await client
    .get("/news/listComment", { newsId, ...(commentId !== undefined && { commentId }) })
    // Somebody links to what is gone: the others can be read all the same.
    .catch(() => client.get("/news/listComment", { newsId }));
  return { ...result.data, comments, commentId, ad: await loadAd(client, "story", reader, story.sport) };
}

const hiddenSlug = "story";
type StoryData = Awaited<ReturnType<typeof loader>>;

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const data = args.loaderData as StoryData | undefined;
  const { locale } = args.params;
  if (!data || !isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  const { story, languages } = data;
  const inLanguage = (code: LocaleCode) => {
    const slug = languages.find(({ language }) => language === code)?.slug;
    return slug && newsPath(code, { ...story, slug }).slice(code.length + 1);
  };
  return pageMeta(args, {
    title: story.title,
    description: story.summary || story.title,
    path: newsPath(locale, story).slice(locale.length + 1),
    pathIn: inLanguage,
    picture: `/share/news/${story.newsId}.png`,
    data: [
      newsArticle(args, locale, story),
      breadcrumbs(args, [
        { name: t("news.title"), path: newsListPath(locale) },
        { name: story.title, path: newsPath(locale, story) },
      ]),
    ],
  });
}

export const handle: PageHandle<StoryData> = {
  shortTitle: ({ story }, t) => story.league?.leagueName ?? t("news.title"),
};

export default function StoryPage({ loaderData }: Route.ComponentProps) {
  const { story, content, readingMinutes, languages, tags, related, seq, comments, commentId, ad, changedResults } =
    loaderData;
  const { locale, now, t } = usePage();
  const show = useOpenCounted(`n${story.newsId}`);
  const others = languages.filter(({ language }) => language !== story.language);
  const isHidden = content.length === 0;
  return (
    <div className={styles.page}>
      <article className={styles.story} lang={locales[story.language].languageTag}>
        <header className={styles.head}>
          <p className={styles.kicker}>
            <Link to={newsListPath(locale, "category", story.category)}>{t(`news.category.${story.category}`)}</Link>
            {story.league && <span> · {story.league.leagueName}</span>}
          </p>
          <h1>{story.title}</h1>
          <div className={styles.byline}>
            <span className={styles.initial} aria-hidden="true">
              {[...story.authorName][0]}
            </span>
            <p>
              <Link to={newsListPath(locale, "author", story.authorId)}>{story.authorName}</Link>
              <small>
                <time dateTime={new Date(story.publishedAt).toISOString()} title={timeAgo(story.publishedAt, now(), t)}>
                  {fullDate(new Date(story.publishedAt).toISOString().slice(0, 10), t)}
                </time>{" "}
                · {t("news.minutes", { count: readingMinutes })}
              </small>
            </p>
            <button
              type="button"
              className={styles.share}
              aria-label={t("shell.share")}
              onClick={() => void share({ title: story.title, url: window.location.href }, t)}
            >
              <ShareIcon />
            </button>
          </div>
        </header>
        {story.language !== locale && (
          <p className={styles.notice} lang={locales[locale].languageTag} role="note">
            {t("news.otherLanguage", {
              language: locales[locale].displayName,
              other: locales[story.language].displayName,
            })}
          </p>
        )}
        {story.correctedAt !== null && (
          <p className={styles.notice} lang={locales[locale].languageTag} role="note">
            {t("news.corrected", { time: fullDate(new Date(story.correctedAt).toISOString().slice(0, 10), t) })}
          </p>
        )}
        {!isHidden &&
          changedResults.map(({ tag, name, path }) => (
            <p key={tag} className={styles.notice} lang={locales[locale].languageTag} role="note">
              <Link to={path}>{t("news.resultChanged", { match: name })}</Link>
            </p>
          ))}
        <figure className={styles.figure}>
          <NewsArt story={story} large />
          {story.shots.length > 0 && story.match && (
            <figcaption>
              {story.match.matches.map(({ homeTeam, awayTeam }) => `${homeTeam.name} – ${awayTeam.name}`).join()}
              {" · "}
              {t("news.shotKey")}
            </figcaption>
          )}
        </figure>
        {isHidden ? (
          <HiddenNote show={t("shell.hidden.show")} onShow={show}>
            {t("news.hidden")}
          </HiddenNote>
        ) : (
          <StoryContent blocks={content} seq={seq} />
        )}
        <nav className={styles.tags} aria-label={t("news.about")}>
          {tags.map(({ tag, name, path, team }) => (
            <Link key={tag} to={path}>
              {team && <Crest team={team} size={18} />}
              {name}
            </Link>
          ))}
        </nav>
        {others.length > 0 && (
          <p className={styles.languages}>
            {t("shell.labelled", { name: t("news.readIn"), value: "" })}
            {others.map(({ language, slug }) => (
              <a
                key={language}
                href={newsPath(language, { ...story, slug })}
                lang={locales[language].languageTag}
                hrefLang={locales[language].languageTag}
              >
                {locales[language].displayName}
              </a>
            ))}
          </p>
        )}
      </article>
      <AdSlot ad={ad} />
      <Comments
        key={`${story.newsId} ${commentId} ${isHidden}`}
        newsId={story.newsId}
        first={comments}
        linked={commentId}
      />
      <NewsGrid id="related-news" title={t("news.related")} stories={related} />
    </div>
  );
}
