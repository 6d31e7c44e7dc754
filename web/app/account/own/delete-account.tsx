import { type DeletionReason, deletionReasons, longestDeletionText } from "@scoreline/domain/account/deletion";
import { useId, useState } from "react";
import enter from "#account/enter/enter.module.css";
import { ProblemLine } from "#account/enter/enter-page.tsx";
import styles from "#account/own/own.module.css";
import { Part } from "#account/own/part.tsx";
import { useCall } from "#account/own/use-call.ts";
import { leaveFantasy } from "#account/session/leave-fantasy.ts";
import { usePage } from "#frame/page.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { Modal } from "#ui/controls/modal.tsx";
import type { Route } from "./+types/delete-account";

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "account.delete", "account.delete.hint");

/** What it means, why, and a second yes; afterwards nobody is signed in. */
export default function DeleteAccount() {
  const { t, locale, site } = usePage();
  const ids = { reason: useId(), text: useId() };
  const [reason, setReason] = useState<DeletionReason>();
  const [text, setText] = useState("");
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useCall();

  async function deleteIt() {
    if (!reason) return;
    const told = text.trim();
    const done = await run((client) =>
      client.post("/user/deleteAccount", { reason, ...(told !== "" && { text: told }) }),
    );
    if (!done) return setAsking(false);
    await leaveFantasy(site.fantasyLogout);
    location.assign(`/${locale}`);
  }
  return (
    <Part title={t("account.delete")}>
      <section className={styles.card}>
        <h2 className={styles.cardHead}>{t("account.delete.before")}</h2>
        <ol className={styles.steps}>
          <li>{t("account.delete.step.gone")}</li>
          <li>
            {t("account.delete.step.data")}{" "}
            <a className={styles.link} href="/api/user/downloadData" download="scoreline.json">
              {t("account.data")}
            </a>
          </li>
          <li>{t("account.delete.step.again")}</li>
        </ol>
      </section>
      <form
        className={enter.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason) setAsking(true);
        }}
      >
        <div className={enter.field}>
          <label htmlFor={ids.reason}>{t("account.delete.reason")}</label>
          <span className={enter.box}>
            <select
              id={ids.reason}
              className={styles.select}
              required
              value={reason ?? ""}
              onChange={({ target }) => setReason(deletionReasons.find((name) => name === target.value))}
            >
              <option value="" disabled>
                {t("account.delete.choose")}
              </option>
              {deletionReasons.map((name) => (
                <option key={name} value={name}>
                  {t(`account.delete.reason.${name}`)}
                </option>
              ))}
            </select>
          </span>
        </div>
        <div className={enter.field}>
          <label htmlFor={ids.text}>{t("account.delete.text")}</label>
          <textarea
            id={ids.text}
            className={styles.area}
            rows={4}
            maxLength={longestDeletionText}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <ProblemLine problem={problem} />
        <button type="submit" className={styles.delete}>
          {t("account.delete.button")}
        </button>
      </form>
      <Modal open={asking} onClose={() => setAsking(false)} title={t("account.delete.sure")}>
        <div className={styles.padded}>
          <p>{t("account.delete.sure.text")}</p>
          <div className={styles.actions}>
            <button type="button" className={styles.second} onClick={() => setAsking(false)}>
              {t("account.delete.cancel")}
            </button>
            <button type="button" className={styles.delete} disabled={busy} onClick={() => void deleteIt()}>
              {t("account.delete.confirm")}
            </button>
          </div>
        </div>
      </Modal>
    </Part>
  );
}
