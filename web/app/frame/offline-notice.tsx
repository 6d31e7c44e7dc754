import { clockTime } from "@scoreline/i18n/format";
import { useState } from "react";
import styles from "#frame/offline-notice.module.css";
import { usePage } from "#frame/page.ts";
import { useOnline } from "#live/online.ts";

/** What is on the page stays, and the reader knows of what time it is. */
export function OfflineNotice() {
  const { t, reader, now } = usePage();
  const online = useOnline();
  const [lostAt, setLostAt] = useState<number>();
  if (online && lostAt !== undefined) setLostAt(undefined);
  if (!online && lostAt === undefined) setLostAt(now());
  return (
    <div role="status">
      {lostAt !== undefined && (
        <p className={styles.notice}>{t("shell.offline", { time: clockTime(lostAt, reader, t) })}</p>
      )}
    </div>
  );
}
