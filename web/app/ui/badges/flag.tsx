import styles from "#ui/badges/flag.module.css";
import { GlobeIcon } from "#ui/icons.tsx";

/** A nation's flag, or a globe for what belongs to several. The name stands beside it. */
export function Flag({ code }: { code: string }) {
  const nation = /^[a-z]{2}(-[a-z]{3})?$/.test(code);
  return (
    <span className={styles.flag}>
      {nation ? (
        <img src={`/flags/${code.toUpperCase()}.svg`} alt="" width="20" height="14" loading="lazy" />
      ) : (
        <GlobeIcon />
      )}
    </span>
  );
}
