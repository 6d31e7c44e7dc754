import { Link, useLocation } from "react-router";
import styles from "#shell/account-links.module.css";
import { usePage } from "#shell/page.ts";

/** Log in and Sign up, with the way back to this page. */
export function AccountLinks({ everywhere = false }: { everywhere?: boolean }) {
  const { locale, t } = usePage();
  const { pathname, search } = useLocation();
  const back = `?callBackUrl=${encodeURIComponent(`${pathname}${search}`)}`;
  return (
    <div className={`${styles.links} ${everywhere ? styles.wide : "desktop-only"}`}>
      <Link className={styles.login} to={`/${locale}/signin${back}`}>
        {t("shell.login")}
      </Link>
      <Link className={styles.signup} to={`/${locale}/signup${back}`}>
        {t("shell.signup")}
      </Link>
    </div>
  );
}
