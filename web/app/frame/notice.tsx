import { isLocale } from "@scoreline/domain/languages";
import { loadedTranslator } from "@scoreline/i18n/load";
import { isRouteErrorResponse } from "react-router";
import styles from "#frame/shell.module.css";

/** Why a page cannot be shown: there is none, it cannot be made just now, or something went wrong on the way. */
export function failureOf(error: unknown): "notFound" | "unavailable" | "failure" {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? "notFound" : status === 503 ? "unavailable" : "failure";
}

/** What cannot be shown just now is asked for again by the browser, also without a script. */
export function AgainSoon() {
  return <meta httpEquiv="refresh" content="5" />;
}

/** One sentence and one way on, where a page cannot be shown. */
export function Notice({ locale, error }: { locale: string; error: unknown }) {
  const kind = failureOf(error);
  const own = isLocale(locale) ? locale : "en";
  const t = loadedTranslator(own);
  return (
    <main className={styles.notice}>
      {kind === "unavailable" && <AgainSoon />}
      <h1>{t(`shell.${kind}.title`)}</h1>
      <p>{t(`shell.${kind}.text`)}</p>
      <a className={styles.noticeLink} href={`/${own}/football`}>
        {t("shell.toMatches")}
      </a>
    </main>
  );
}
