import type { NewsCard as Card } from "@scoreline/contract/schemas/news";
import { NewsCard } from "#news/news-card.tsx";
import styles from "#news/news-grid.module.css";

/** Stories side by side under a heading; nothing where there are none. */
export function NewsGrid({ id, title, stories }: { id: string; title: string; stories: readonly Card[] }) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.grid} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.cards}>
        {stories.map((story) => (
          <NewsCard key={story.newsId} story={story} />
        ))}
      </div>
    </section>
  );
}
