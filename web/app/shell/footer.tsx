import { usePage } from "#shell/page.ts";
import styles from "#shell/shell.module.css";

export function Footer() {
  const { t } = usePage();
  return (
    <footer className={styles.footer}>
      <p>{t("shell.footer.about")}</p>
    </footer>
  );
}
