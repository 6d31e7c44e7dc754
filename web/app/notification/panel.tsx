import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { NotificationGroups, useNotificationList } from "#notification/list.tsx";
import styles from "#notification/panel.module.css";

/** What stands under the bell of a desktop. */
export function NotificationPanel() {
  const { t, locale } = usePage();
  const { onScroll, ...list } = useNotificationList(undefined);
  return (
    <div className={styles.panel} data-notification-panel>
      <header>
        <h2>{t("shell.notifications")}</h2>
        <Link to={`/${locale}/notification/settings`}>{t("notification.alertSettings")}</Link>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard as well */}
      <section className={styles.list} tabIndex={0} aria-label={t("shell.notifications")} onScroll={onScroll}>
        <NotificationGroups {...list} />
      </section>
      <Link className={styles.all} to={`/${locale}/notification`}>
        {t("notification.seeAll")}
      </Link>
    </div>
  );
}
