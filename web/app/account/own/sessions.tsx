import { timeAgo } from "@scoreline/i18n/format";
import { useId } from "react";
import { ProblemLine } from "#account/enter/enter-page.tsx";
import styles from "#account/own/own.module.css";
import { useCall } from "#account/own/use-call.ts";
import { usePage } from "#frame/page.ts";
import { MonitorIcon, PhoneIcon } from "#ui/icons.tsx";
import { showToast } from "#ui/toasts/toasts.ts";

export type SessionRow = {
  sessionId: number;
  agent: string;
  /** Its name. */
  country: string;
  seenTime: number;
  isCurrent: boolean;
};

/** Where one is signed in; any of them can be ended from here. */
export function Sessions({ rows, onChanged }: { rows: readonly SessionRow[]; onChanged(): void }) {
  const { t, now } = usePage();
  const { busy, problem, run } = useCall();
  const heading = useId();
  const others = rows.filter(({ isCurrent }) => !isCurrent);

  async function end(sessionId?: number) {
    const done = await run((client) => client.post("/user/endSession", sessionId === undefined ? {} : { sessionId }));
    if (!done) return;
    showToast({ type: "success", message: t("account.sessions.ended") });
    onChanged();
  }
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.cardHead}>
        <h2 id={heading}>{t("account.sessions")}</h2>
        {others.length > 0 && (
          <button type="button" className={styles.link} disabled={busy} onClick={() => void end()}>
            {t("account.sessions.endOthers")}
          </button>
        )}
      </div>
      <ProblemLine problem={problem} />
      <ul>
        {rows.map(({ sessionId, agent, country, seenTime, isCurrent }) => {
          const name = isCurrent ? t("account.sessions.this") : agent || t("account.sessions.unknown");
          const details = [isCurrent && agent, country, !isCurrent && timeAgo(seenTime, now(), t)];
          return (
            <li key={sessionId} className={styles.row}>
              {/android|iphone|ios|mobile/i.test(agent) ? <PhoneIcon /> : <MonitorIcon />}
              <span>
                {name}
                <em>{details.filter(Boolean).join(" · ")}</em>
              </span>
              {isCurrent ? (
                <strong className={styles.good}>{t("account.sessions.now")}</strong>
              ) : (
                <button type="button" className={styles.end} disabled={busy} onClick={() => void end(sessionId)}>
                  {t("account.sessions.end")}
                  <span className="visually-hidden"> {name}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
