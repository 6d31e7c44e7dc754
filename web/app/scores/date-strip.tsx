import { addDays, type LocalDay } from "@scoreline/domain/time/local-day";
import { dayAndMonth, weekdayShort } from "@scoreline/i18n/format";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#scores/day-bar.module.css";
import { type HomeData, homeAddress } from "#scores/home-loader.ts";

/** Most readers never open it: it comes when somebody does. */
const CalendarPopup = lazy(() => import("#scores/calendar-popup.tsx"));

/** Three days back, three ahead: links, so that a day has an address. The calendar has all the others. */
export function DateStrip({ data }: { data: HomeData }) {
  const { today, date } = data;
  const { locale, t } = usePage();
  const navigate = useNavigate();
  const strip = useRef<HTMLElement>(null);
  const [calendar, setCalendar] = useState<"never" | "open" | "closed">("never");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is chosen
  useEffect(() => centre(strip.current), [date]);
  const days = [-3, -2, -1, 0, 1, 2, 3].map((offset) => addDays(today, offset));
  function choose(day: LocalDay): void {
    setCalendar("closed");
    if (day !== date) void navigate(homeAddress(locale, { ...data, date: day }), { preventScrollReset: true });
  }
  return (
    <div className={styles.days}>
      <nav key={today} ref={strip} className={styles.dates} aria-label={t("scores.days")}>
        {inOrder(days, date).map((day) => (
          <Link
            key={day}
            to={homeAddress(locale, { ...data, date: day })}
            className={styles.date}
            aria-current={day === date ? "date" : undefined}
            preventScrollReset
          >
            <span>{day === today ? t("scores.today") : weekdayShort(day, t)}</span>
            <b>{dayAndMonth(day, t)}</b>
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className={styles.calendar}
        aria-label={t("scores.calendar")}
        aria-haspopup="dialog"
        onClick={() => setCalendar("open")}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6.5h16V20H4ZM4 10.5h16M8.5 3.5v5M15.5 3.5v5" />
        </svg>
      </button>
      {calendar !== "never" && (
        <Suspense>
          <CalendarPopup
            open={calendar === "open"}
            today={today}
            chosen={date}
            onChoose={choose}
            onClose={() => setCalendar("closed")}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A day from further away stands before or behind the others. */
function inOrder(days: readonly LocalDay[], date: LocalDay): readonly LocalDay[] {
  return days.includes(date) ? days : [...days, date].sort();
}

/** Only the strip scrolls, never the page. */
function centre(strip: HTMLElement | null): void {
  const chosen = strip?.querySelector<HTMLElement>("[aria-current]");
  if (strip && chosen) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;
}
