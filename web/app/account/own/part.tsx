import type { FormEvent, ReactNode } from "react";
import { Link } from "react-router";
import enter from "#account/enter/enter.module.css";
import type { Problem } from "#account/enter/enter-action.ts";
import { ProblemLine } from "#account/enter/enter-page.tsx";
import styles from "#account/own/own.module.css";
import { usePage } from "#frame/page.ts";
import { BackIcon } from "#ui/icons.tsx";

/** One part of the account, with the way back to the rest. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const { t, locale } = usePage();
  return (
    <section className={styles.part}>
      <Link className={`${styles.back} desktop-only`} to={`/${locale}/account`}>
        <BackIcon />
        {t("account.title")}
      </Link>
      <h1>{title}</h1>
      {children}
    </section>
  );
}

type FormProps = {
  button: string;
  busy: boolean;
  problem: Problem | undefined;
  onSend(field: (name: string) => string, form: HTMLFormElement): void;
  children: ReactNode;
};

export function OwnForm({ button, busy, problem, onSend, children }: FormProps) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const filled = new FormData(form);
    onSend((name) => String(filled.get(name) ?? ""), form);
  }
  return (
    <form className={enter.form} onSubmit={send} noValidate>
      {children}
      <ProblemLine problem={problem} />
      <button type="submit" className={enter.submit} aria-disabled={busy || undefined}>
        {button}
      </button>
    </form>
  );
}
