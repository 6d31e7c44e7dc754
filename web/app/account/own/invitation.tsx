import { useId } from "react";
import { Link } from "react-router";
import styles from "#account/own/own.module.css";
import type { Qr } from "#account/own/qr.ts";
import { usePage } from "#frame/page.ts";
import { CopyIcon, ShareIcon } from "#ui/icons.tsx";
import { showToast } from "#ui/toasts/toasts.ts";

type Props = { referralCode: string; link: string; total: number; qr: Qr };

/** One's code, and the ways to hand it on. */
export function Invitation({ referralCode, link, total, qr }: Props) {
  const { t, locale } = usePage();
  const heading = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ type: "success", message: t("account.invite.copied") });
    } catch {
      showToast({ type: "warning", message: t("account.invite.copyFailed", { link }), duration: 8_000 });
    }
  }
  async function share() {
    if (!navigator.share) return copy();
    // Whoever changes their mind in the sheet has seen it: there is nothing to say.
    await navigator.share({ text: t("account.invite.message"), url: link }).catch(() => {});
  }
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.cardHead}>
        <h2 id={heading}>{t("account.invite")}</h2>
        <Link className={styles.quiet} to={`/${locale}/account/myReferralCode`}>
          {t("account.invite.count", { count: total })}
        </Link>
      </div>
      <div className={styles.invite}>
        <svg
          className={styles.qr}
          viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
          role="img"
          aria-label={t("account.invite.qr")}
        >
          <path d={qr.path} shapeRendering="crispEdges" />
        </svg>
        <div>
          <p>{t("account.invite.yours")}</p>
          <p className={styles.code}>{referralCode}</p>
          <p>{t("account.invite.text")}</p>
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.second}
              aria-label={t("account.invite.copy")}
              onClick={() => void copy()}
            >
              <CopyIcon />
            </button>
            <button type="button" className={styles.main} onClick={() => void share()}>
              <ShareIcon />
              {t("account.invite.share")}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
