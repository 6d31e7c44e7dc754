import styles from "#account/enter/enter.module.css";
import type { Ways } from "#account/enter/ways.ts";
import { usePage } from "#frame/page.ts";

const words = {
  signUp: { inApp: "account.signUp.inApp", closed: "account.signUp.closed" },
  reset: { inApp: "account.reset.inApp", closed: "account.reset.closed" },
} as const;

/** Where a page has no way of its own: that it is done in the app, with the way to it, or that it is not possible now. */
export function NotHere({ what, said }: { what: "signUp" | "reset"; said: NonNullable<Ways["said"]> }) {
  const { t, site } = usePage();
  return (
    <>
      <p className={styles.notice} role="status">
        {t(words[what][said])}
      </p>
      {said === "inApp" && site.app && (
        <a className={styles.chat} href={site.app} rel="noopener">
          {t("shell.app.title")}
        </a>
      )}
    </>
  );
}
