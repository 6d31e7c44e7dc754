import styles from "#frame/banners/app-banner.module.css";
import { usePage } from "#frame/page.ts";
import { useSettings } from "#reader/settings.ts";
import { CloseIcon, LogoMark } from "#ui/icons.tsx";

/** The app for this device's platform. Once closed it stays closed. */
export function AppBanner() {
  const { t, site } = usePage();
  const { settings, change } = useSettings();
  if (!site.app || !settings.appBanner) return null;
  return (
    <aside className={`${styles.banner} mobile-only`} aria-label={t("shell.app.title")}>
      <LogoMark />
      <p>
        <b>{t("shell.app.title")}</b>
        <span>{t("shell.app.text")}</span>
      </p>
      <a href={site.app} rel="noopener">
        {t("shell.app.get")}
      </a>
      <button type="button" onClick={() => change({ appBanner: false })} aria-label={t("shell.close")}>
        <CloseIcon />
      </button>
    </aside>
  );
}
