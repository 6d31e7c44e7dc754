import { timeAgo } from "@scoreline/i18n/format";
import { newsListPath, newsPath } from "@scoreline/site/addresses";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import type { NewsAbout, NewsLine } from "#news/load-lines.ts";
import styles from "#news/news-panel.module.css";
import { Panel } from "#ui/panel.tsx";

/** What is told of something, beside what a page is about; nothing where nothing is. */
export function NewsPanel({ about, news }: { about: NewsAbout; news: readonly NewsLine[] }) {
  const { locale, now, t } = usePage();
  if (news.length === 0) return null;
  const all =
    "sport" in about
      ? newsListPath(locale, "sport", about.sport)
      : newsListPath(locale, "tag", `${about.kind}-${about.id}`);
  return (
    <Panel title={t("shell.news")} action={<PageLink to={all}>{t("shell.allNews")}</PageLink>}>
      <ul className={styles.lines}>
        {news.map((story) => (
          <li key={story.newsId}>
            <PageLink to={newsPath(locale, story)}>{story.title}</PageLink>
            <small>{`${timeAgo(story.publishedAt, now(), t)} · ${t("shell.comments", { count: story.comments })}`}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
