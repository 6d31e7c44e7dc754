import type { AfterLogin, LoginReason } from "#frame/actions.ts";
import { AccountLinks } from "#frame/menus/account-links.tsx";
import { usePage } from "#frame/page.ts";
import styles from "#frame/tip.module.css";
import { Modal } from "#ui/controls/modal.tsx";
import { BellIcon, FilmIcon, ShirtIcon, StarIcon, TrophyIcon } from "#ui/icons.tsx";

const icons = {
  favourites: StarIcon,
  fantasy: ShirtIcon,
  notifications: BellIcon,
  video: FilmIcon,
  events: TrophyIcon,
  account: StarIcon,
};

export type Tip = { reason: LoginReason; open: boolean; after: AfterLogin };

/** Says what the account is for, where a visitor meets something that needs one. */
export function LoginTip({ reason, open, after, onClose }: Tip & { onClose(): void }) {
  const { t } = usePage();
  const Icon = icons[reason];
  return (
    <Modal open={open} onClose={onClose} title={t("shell.loginTip.title")}>
      <div className={styles.tip}>
        <span className={styles.art}>
          <Icon />
        </span>
        <p>{t(`shell.loginTip.${reason}`)}</p>
        <p className={styles.free}>{t("shell.loginTip.free")}</p>
        <AccountLinks everywhere {...after} />
      </div>
    </Modal>
  );
}
