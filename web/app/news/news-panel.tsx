import { timeAgo } from "@scoreline/i18n/format";
import { newsListPath, newsPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
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
    <Panel title={t("shell.news")} action={<Link to={all}>{t("shell.allNews")}</Link>}>
      <ul className={styles.lines}>
        {news.map((story) => (
          <li key={story.newsId}>
            <Link to={newsPath(locale, story)}>{story.title}</Link>
            <small>{`${timeAgo(story.publishedAt, now(), t)} · ${t("shell.comments", { count: story.comments })}`}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
