import { AccountLinks } from "#frame/menus/account-links.tsx";
import styles from "#frame/menus/notification-menu.module.css";
import { usePage } from "#frame/page.ts";
import { Dropdown } from "#ui/dropdown.tsx";
import { BellIcon } from "#ui/icons.tsx";

/** What happened to the reader's teams; a visitor is told what it takes. */
export function NotificationMenu() {
  const { t } = usePage();
  return (
    <div className="desktop-only">
      <Dropdown label={t("shell.notifications")} button={<BellIcon />}>
        <div className={styles.frame}>
          <h2>{t("shell.notifications")}</h2>
          <div className={styles.tip}>
            <span className={styles.art}>
              <BellIcon />
            </span>
            <p>{t("shell.loginTip.notifications")}</p>
            <AccountLinks everywhere />
          </div>
        </div>
      </Dropdown>
    </div>
  );
}
