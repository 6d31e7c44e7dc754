import { isLocale } from "@scoreline/domain/languages";
import { loadMessages } from "@scoreline/i18n/load";
import { useState } from "react";
import { useLocation } from "react-router";
import { AccountLinks } from "#frame/menus/account-links.tsx";
import styles from "#frame/menus/notification-menu.module.css";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { useClient } from "#live/tab-live.ts";
import { isListPage, seen, useNews } from "#notification/use-news.ts";
import { Dropdown } from "#ui/controls/dropdown.tsx";
import { iconShape } from "#ui/controls/icon-button.tsx";
import { BellIcon } from "#ui/icons.tsx";
import { LatePart } from "#ui/late-part.tsx";
import { lateScript } from "#ui/late-script.ts";

/** What happened to the reader's teams; a visitor is told what it takes. */
export function NotificationMenu() {
  const { t, user } = usePage();
  if (user) return <OwnNotifications />;
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

const panelScript = lateScript(() => import("#notification/panel.tsx"));

/** The list and its words come when somebody looks. */
async function loadPanel() {
  const { locale = "" } = document.documentElement.dataset;
  const [part] = await Promise.all([panelScript(), isLocale(locale) && loadMessages(locale, ["notification"])]);
  return part.NotificationPanel;
}

/** On a desktop a list under the bell, on a phone the way to the page; on that page it is already open. */
function OwnNotifications() {
  const { t, locale } = usePage();
  const client = useClient();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const label = t("shell.notifications");
  const here = isListPage(pathname);
  const link = (
    <PageLink
      className={iconShape}
      to={`/${locale}/notification`}
      aria-label={label}
      aria-current={here ? "page" : undefined}
    >
      <BellWithDot />
    </PageLink>
  );
  return (
    <>
      <div className="desktop-only">
        {here ? (
          link
        ) : (
          <Dropdown
            label={label}
            button={<BellWithDot />}
            opens="click"
            onOpened={() => {
              setOpen(true);
              seen(client);
            }}
            onClosed={() => {
              setOpen(false);
              seen(client);
            }}
          >
            {open && <LatePart load={loadPanel} props={{}} onFailed={() => setOpen(false)} />}
          </Dropdown>
        )}
      </div>
      <div className="mobile-only">{link}</div>
    </>
  );
}

function BellWithDot() {
  const { flag } = useNews();
  return (
    <span className={styles.bell}>
      <BellIcon />
      {flag && <i className={styles.dot} data-notification-dot />}
    </span>
  );
}
