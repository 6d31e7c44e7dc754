import { isAccountPage } from "@scoreline/site/menus";
import { useLocation } from "react-router";
import { useShell } from "#frame/actions.ts";
import styles from "#frame/footer.module.css";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";

export function Footer() {
  const { t, locale, site } = usePage();
  const { openSettings } = useShell();
  const { pathname } = useLocation();
  return (
    <footer id="footer" className={`${styles.footer} ${isAccountPage(pathname) ? "desktop-only" : ""}`}>
      <div className={styles.row}>
        {site.social.map(({ network, url }) => (
          <a key={network} href={url} target="_blank" rel="noopener noreferrer">
            {network}
          </a>
        ))}
        <a href={site.support}>{t("shell.footer.support")}</a>
        <PageLink to={`/${locale}/privacy-policy`}>{t("shell.footer.privacy")}</PageLink>
        {site.newsletter && <PageLink to={`/${locale}/newsletter`}>{t("shell.footer.newsletter")}</PageLink>}
        <button type="button" onClick={openSettings}>
          {t("shell.settings")}
        </button>
      </div>
      {locale === "vn" && (
        <nav className={styles.row} aria-label={t("shell.footer.articles")}>
          {site.articles.map(({ url, linkText }) => (
            <PageLink key={url} to={`/${locale}/${url}`}>
              {linkText}
            </PageLink>
          ))}
        </nav>
      )}
      <p>{t("shell.footer.about")}</p>
      <p>{t("shell.footer.affiliation")}</p>
    </footer>
  );
}
