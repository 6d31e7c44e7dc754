import type { NewsCard } from "@scoreline/contract/schemas/news";
import type { NewsTagKind } from "@scoreline/domain/news/news";
import type { Sport } from "@scoreline/domain/sport";
import { timeAgo } from "@scoreline/i18n/format";
import { newsListPath, newsPath } from "@scoreline/site/addresses";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import styles from "#news/news-panel.module.css";
import { Panel } from "#ui/panel.tsx";

type About = { sport: Sport } | { kind: NewsTagKind; id: number };

const shown = 5;

/** What is told of a team, a player, a competition, a match or a sport; nothing where nothing is. */
export function NewsPanel(about: About) {
  const { locale, now, t } = usePage();
  const client = useClient();
  const [news, setNews] = useState<readonly NewsCard[]>([]);
  const key = "sport" in about ? about.sport : `${about.kind}-${about.id}`;
  useEffect(() => {
    let wanted = true;
    const isSport = key === "football" || key === "basketball";
    const asked = isSport
      ? client.get("/news/getAllNewsList", { size: shown, sportType: key === "football" ? 0 : 1 })
      : client.get("/news/getNewsListByTag", { tag: key, size: shown });
    asked.then(
      ({ result }) => wanted && setNews(result.data.news),
      // The page has a subject of its own: without the news it is whole.
      () => wanted && setNews([]),
    );
    return () => {
      wanted = false;
    };
  }, [client, key]);
  if (news.length === 0) return null;
  const all = "sport" in about ? newsListPath(locale, "sport", about.sport) : newsListPath(locale, "tag", key);
  return (
    <Panel title={t("shell.news")} action={<Link to={all}>{t("shell.allNews")}</Link>}>
      <ul className={styles.lines}>
        {news.map((story) => (
          <li key={story.newsId}>
            <Link to={newsPath(locale, story)}>{story.title}</Link>
            <small>{timeAgo(story.publishedAt, now(), t)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
