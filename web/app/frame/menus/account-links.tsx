import { isAccountPage } from "@scoreline/site/menus";
import { callBackPath } from "@scoreline/site/redirects";
import { Link, useLocation } from "react-router";
import styles from "#frame/menus/account-links.module.css";
import { usePage } from "#frame/page.ts";

/** Log in and Sign up, with the way back to this page. */
export function AccountLinks({ everywhere = false }: { everywhere?: boolean }) {
  const { locale, t } = usePage();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const back = isAccountPage(pathname) ? callBackPath(new URLSearchParams(search).get("callBackUrl"), locale) : here;
  const query = `?callBackUrl=${encodeURIComponent(back)}`;
  return (
    <div className={`${styles.links} ${everywhere ? styles.wide : "desktop-only"}`}>
      <Link className={styles.login} to={`/${locale}/signin${query}`}>
        {t("shell.login")}
      </Link>
      <Link className={styles.signup} to={`/${locale}/signup${query}`}>
        {t("shell.signup")}
      </Link>
    </div>
  );
}
