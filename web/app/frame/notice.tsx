import { isLocale } from "@scoreline/domain/languages";
import { loadedTranslator } from "@scoreline/i18n/load";
import styles from "#frame/shell.module.css";

/** One sentence and one way on, where a page cannot be shown. */
export function Notice({ locale, kind }: { locale: string; kind: "notFound" | "failure" }) {
  const own = isLocale(locale) ? locale : "en";
  const t = loadedTranslator(own);
  return (
    <main className={styles.notice}>
      <h1>{t(`shell.${kind}.title`)}</h1>
      <p>{t(`shell.${kind}.text`)}</p>
      <a className={styles.noticeLink} href={`/${own}/football`}>
        {t("shell.toMatches")}
      </a>
    </main>
  );
}
