import type { ReactNode } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import styles from "#account/enter/enter.module.css";
import type { Problem } from "#account/enter/enter-action.ts";
import type { EnterNotice } from "#account/enter/with-back.ts";
import { usePage } from "#frame/page.ts";
import { AlertIcon } from "#ui/icons.tsx";

const notices: Record<EnterNotice, "account.reset.done" | "account.chat.failed"> = {
  reset: "account.reset.done",
  chat: "account.chat.failed",
};

/** A page before an account: one thing to do, and a way out. */
export function EnterPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t, locale } = usePage();
  const [query] = useSearchParams();
  const notice = notices[query.get("notice") as EnterNotice];
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {notice && (
        <p className={styles.notice} role="status">
          {t(notice)}
        </p>
      )}
      {children}
      <p className={styles.other}>
        <Link to={`/${locale}/privacy-policy`}>{t("shell.footer.privacy")}</Link>
      </p>
    </section>
  );
}

/** A form is on its way. */
export function useSending(): boolean {
  return useNavigation().state !== "idle";
}

/** What was wrong, said once, where the eye is. */
export function ProblemLine({ problem }: { problem: Problem | undefined }) {
  return (
    <p className={styles.problem} role="alert">
      {problem && (
        <>
          <AlertIcon />
          {problem.message}
        </>
      )}
    </p>
  );
}

export function SubmitButton({ intent, busy, children }: { intent: string; busy: boolean; children: ReactNode }) {
  return (
    <button type="submit" name="intent" value={intent} className={styles.submit} aria-disabled={busy || undefined}>
      {children}
    </button>
  );
}
