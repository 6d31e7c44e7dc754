import { dayAndMonth } from "@scoreline/i18n/format";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#scores/beside/ongoing-events.module.css";

/** The tournaments of these days; no card while there is none. */
export function OngoingEvents() {
  const { locale, ongoing, t } = usePage();
  return ongoing.map(
    ({ key, path, name, from, to }) =>
      name && (
        <section key={key} className={styles.card} aria-labelledby={`event-${key}`}>
          <p className={styles.on}>{t("scores.filter.live")}</p>
          <h2 id={`event-${key}`}>
            <PageLink to={`/${locale}/${path}`}>{name}</PageLink>
          </h2>
          <p className={styles.days}>
            {dayAndMonth(from, t)} – {dayAndMonth(to, t)}
          </p>
        </section>
      ),
  );
}
