import type { NewsCard as Card } from "@scoreline/contract/schemas/news";
import { timeAgo } from "@scoreline/i18n/format";
import { newsPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { NewsArt } from "#news/news-art.tsx";
import styles from "#news/news-card.module.css";
import { Crest } from "#ui/badges/crest.tsx";

/** A story in a list; the first one stands large, with the match that it is about. */
export function NewsCard({ story, top = false }: { story: Card; top?: boolean }) {
  const { locale, now, t } = usePage();
  const [row] = story.match?.matches ?? [];
  const Title = top ? "h2" : "h3";
  return (
    <article className={styles.card} data-top={top || undefined} data-story={story.newsId}>
      <NewsArt story={story} large={top} />
      <div className={styles.words}>
        <p className={styles.kicker}>{story.league?.leagueName ?? t(`news.category.${story.category}`)}</p>
        <Title className={styles.title}>
          <Link to={newsPath(locale, story)}>{story.title}</Link>
        </Title>
        {top && story.summary && <p className={styles.summary}>{story.summary}</p>}
        <p className={styles.meta}>
          <time dateTime={new Date(story.publishedAt).toISOString()}>{timeAgo(story.publishedAt, now(), t)}</time>
          {` · ${t("shell.comments", { count: story.comments })}`}
        </p>
        {top && row && row.homeTeamScore !== null && (
          <p className={styles.score}>
            <span className={styles.side}>
              <Crest team={row.homeTeam} size={20} />
              <span>{row.homeTeam.shortName}</span>
            </span>
            <b className="num">
              {row.homeTeamScore} – {row.awayTeamScore}
            </b>
            <span className={styles.side}>
              <Crest team={row.awayTeam} size={20} />
              <span>{row.awayTeam.shortName}</span>
            </span>
          </p>
        )}
      </div>
    </article>
  );
}
