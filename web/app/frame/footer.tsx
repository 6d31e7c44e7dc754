import { isAccountPage } from "@scoreline/site/menus";
import { useLocation } from "react-router";
import { useShell } from "#frame/actions.ts";
import styles from "#frame/footer.module.css";
import { articleLinks } from "#frame/menus/article-links.ts";
import { usePage } from "#frame/page.ts";

/** Thai and Vietnamese readers get articles in the place of a description. */
const withoutDescription = ["th", "vn"];

export function Footer() {
  const { locale, t, site } = usePage();
  const { openSettings } = useShell();
  const { pathname } = useLocation();
  const articles = articleLinks[locale] ?? [];
  return (
    <footer id="footer" className={`${styles.footer} ${isAccountPage(pathname) ? "desktop-only" : ""}`}>
      {articles.length > 0 && (
        <nav className={styles.articles} aria-label={t("shell.footer.articles")}>
          {articles.map(({ path, words }) => (
            <a key={path} href={`/${locale}/${path}`}>
              {words}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.row}>
        {site.social.map(({ network, url }) => (
          <a key={network} href={url} target="_blank" rel="noopener noreferrer">
            {network}
          </a>
        ))}
        <a href={site.support}>{t("shell.footer.support")}</a>
        <button type="button" onClick={openSettings}>
          {t("shell.settings")}
        </button>
      </div>
      {!withoutDescription.includes(locale) && <p>{t("shell.footer.about")}</p>}
      <p>{t("shell.footer.affiliation")}</p>
    </footer>
  );
}
