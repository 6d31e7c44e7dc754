import { sports } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { clockTime, fullDate } from "@scoreline/i18n/format";
import { useState } from "react";
import styles from "#frame/offline-notice.module.css";
import { usePage } from "#frame/page.ts";
import { useTopics } from "#live/tab-live.ts";

const topics = sports.map((sport) => `scores:${sport}` as const);

/** Nothing new reaches us: what is shown stays, and the reader knows of what time it is, until there are news again. */
export function StaleNotice({ asOf }: { asOf: number | undefined }) {
  const { t, reader, now } = usePage();
  const [overFor, setOverFor] = useState<number>();
  const shown = asOf !== undefined && asOf !== overFor ? asOf : undefined;
  useTopics(shown === undefined ? [] : topics, undefined, { onScores: () => setOverFor(asOf) });
  if (shown === undefined) return null;
  const day = localDay(shown, reader.timeZone);
  const clock = clockTime(shown, reader, t);
  const time = day === localDay(now(), reader.timeZone) ? clock : `${fullDate(day, t)}, ${clock}`;
  return (
    <p role="status" className={styles.notice}>
      {t("shell.stale", { time })}
    </p>
  );
}
