import { localDay } from "@scoreline/domain/time/local-day";
import { clockTime, dayWithWeekday } from "@scoreline/i18n/format";
import { usePage } from "#frame/page.ts";
import { useTick } from "#live/ticking.ts";
import styles from "#match/header/match-header.module.css";
import { useMatch } from "#match/match-context.ts";

const dayMs = 86_400_000;

/** In the place of a score: when it begins by the reader's clock, and how long that is. */
export function KickOff() {
  const { t, reader } = usePage();
  const { row } = useMatch();
  const open = row.matchStatus === "TBA" || row.matchStatus === "TBD";
  return (
    <>
      <p className={styles.day}>
        <Day instant={row.kickoff} />
      </p>
      <p className={`${styles.hour} num`} data-hour data-long={reader.hours === "12" || open || undefined}>
        <time dateTime={new Date(row.kickoff).toISOString()}>
          {open ? t(`status.${row.matchStatus}` as "status.TBA") : clockTime(row.kickoff, reader, t)}
        </time>
      </p>
      {!open && <Countdown />}
    </>
  );
}

/** Today and tomorrow are called so, unless the date is wanted. */
export function Day({ instant, named = true }: { instant: number; named?: boolean }) {
  const { t, reader, broadcastNow } = usePage();
  const day = localDay(instant, reader.timeZone);
  const now = broadcastNow();
  if (named && day === localDay(now, reader.timeZone)) return <>{t("match.today")}</>;
  if (named && day === localDay(now + dayMs, reader.timeZone)) return <>{t("match.tomorrow")}</>;
  return <>{dayWithWeekday(day, t)}</>;
}

/** By the second on the last day, by days before; gone once it should have begun. */
function Countdown() {
  const { t } = usePage();
  const { row, now } = useMatch();
  const near = row.kickoff - now() < 2 * dayMs;
  useTick(1_000, near);
  const left = row.kickoff - now();
  if (left <= 0) return null;
  const seconds = Math.floor(left / 1_000);
  const part = (value: number) => String(value).padStart(2, "0");
  const clock = `${part(Math.floor(seconds / 3_600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}`;
  return (
    <p className={`${styles.state} num`} data-countdown suppressHydrationWarning>
      {left < dayMs ? clock : t("match.inDays", { count: Math.floor(left / dayMs) })}
    </p>
  );
}
