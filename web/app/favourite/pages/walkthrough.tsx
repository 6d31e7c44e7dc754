import { useState } from "react";
import { useFavourites } from "#favourite/favourites-context.ts";
import styles from "#favourite/pages/fav.module.css";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { StarIcon } from "#ui/icons.tsx";
import { Modal } from "#ui/modal.tsx";

const steps = ["star", "matches", "devices"] as const;

/** In this tab: what the page was loaded with still says that they have not. */
const seenBy = new Set<number>();

/** On the first visit, and never again: however it is left, it has been seen. */
export function Walkthrough() {
  const { t, user } = usePage();
  const { openDialog } = useFavourites();
  const client = useClient();
  const [open, setOpen] = useState(user !== undefined && !user.walkthroughFlag && !seenBy.has(user.userId));
  const [at, setAt] = useState(0);
  const step = steps[at] ?? "star";
  const isLast = at === steps.length - 1;
  function leave() {
    setOpen(false);
    if (user) seenBy.add(user.userId);
    // Whom it does not reach is shown it once more.
    void client.post("/fav/walkthrough", {}).catch(() => {});
  }
  return (
    <Modal open={open} onClose={leave} title={t("favourites.walk.title")}>
      <div className={styles.walk}>
        <span className={styles.art}>
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
