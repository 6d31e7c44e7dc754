import { useState } from "react";
import { useFavourites } from "#favourite/favourites-context.ts";
import styles from "#favourite/walkthrough/walkthrough.module.css";
import { usePage } from "#frame/page.ts";
import tip from "#frame/tip.module.css";
import { Modal } from "#ui/controls/modal.tsx";
import { StarIcon } from "#ui/icons.tsx";

const steps = ["star", "matches", "devices"] as const;

/** What stars are for, in three sentences. However it is left, it has been seen. */
export function Walkthrough({ onSeen }: { onSeen(): void }) {
  const { t } = usePage();
  const { openDialog } = useFavourites();
  const [open, setOpen] = useState(true);
  const [at, setAt] = useState(0);
  const step = steps[at] ?? "star";
  const isLast = at === steps.length - 1;
  function leave() {
    setOpen(false);
    onSeen();
  }
  return (
    <Modal open={open} onClose={leave} title={t("favourites.walk.title")}>
      <div className={tip.tip}>
        <span className={tip.art} data-star>
          <StarIcon />
        </span>
        <p aria-live="polite">{t(`favourites.walk.${step}`)}</p>
        <p className={styles.step}>{t("favourites.walk.step", { at: at + 1, all: steps.length })}</p>
        <div className={styles.ways}>
          <button type="button" className={styles.skip} onClick={leave}>
            {t("favourites.walk.skip")}
          </button>
          <button
            type="button"
            className={styles.next}
            onClick={() => {
              if (!isLast) return setAt(at + 1);
              leave();
              openDialog();
            }}
          >
            {t(isLast ? "favourites.walk.start" : "favourites.walk.next")}
          </button>
        </div>
      </div>
    </Modal>
  );
}
