import { Link } from "react-router";
import styles from "#events/actions.module.css";
import type { Enter } from "#events/use-enter.ts";
import { usePage } from "#frame/page.ts";
import { Modal } from "#ui/controls/modal.tsx";

/** What went wrong, and what the account lacks. */
export function EnterNotes({ problem, lacks }: Pick<Enter, "problem" | "lacks">) {
  const { locale, t } = usePage();
  if (lacks) {
    const part = lacks === "phone" ? "myPhoneNumber" : "myProfile";
    return (
      <p className={styles.problem} role="alert">
        {t(`events.need.${lacks}`)} <Link to={`/${locale}/account/${part}`}>{t("events.need.go")}</Link>
      </p>
    );
  }
  return problem ? (
    <p className={styles.problem} role="alert">
      {problem}
    </p>
  ) : null;
}

/** Nobody takes part by accident. */
export function ConfirmEntry({ open, onClose, onYes }: { open: boolean; onClose(): void; onYes(): void }) {
  const { t } = usePage();
  return (
    <Modal open={open} onClose={onClose} title={t("events.confirm")}>
      <p>{t("events.confirm.text")}</p>
      <div className={styles.choices}>
        <button type="button" className={styles.second} onClick={onClose}>
          {t("events.confirm.no")}
        </button>
        <button
          type="button"
          className={styles.first}
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {t("events.confirm.yes")}
        </button>
      </div>
    </Modal>
  );
}
