import { isAccountPage } from "@scoreline/site/menus";
import { callBackPath } from "@scoreline/site/redirects";
import { useLocation } from "react-router";
import { dropIntent, keepIntent } from "#account/session/after-login.ts";
import type { AfterLogin } from "#frame/actions.ts";
import styles from "#frame/menus/account-links.module.css";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";

/** Log in and Sign up, with the way back to this page or on to another, and what is done there then. */
export function AccountLinks({ everywhere = false, to, intent }: AfterLogin & { everywhere?: boolean }) {
  const { locale, t } = usePage();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const entering = isAccountPage(pathname);
  const back = to ?? (entering ? callBackPath(new URLSearchParams(search).get("callBackUrl"), locale) : here);
  const query = `?callBackUrl=${encodeURIComponent(back)}`;
  const keep = () => {
    if (intent) keepIntent(intent);
    else if (!entering) dropIntent();
  };
  return (
    <div className={`${styles.links} ${everywhere ? styles.wide : "desktop-only"}`}>
      <PageLink className={styles.login} to={`/${locale}/signin${query}`} onClick={keep}>
        {t("shell.login")}
      </PageLink>
      <PageLink className={styles.signup} to={`/${locale}/signup${query}`} onClick={keep}>
        {t("shell.signup")}
      </PageLink>
    </div>
  );
}
