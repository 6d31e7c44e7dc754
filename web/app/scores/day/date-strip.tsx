import { addDays, type LocalDay } from "@scoreline/domain/time/local-day";
import { dayAndMonth, weekdayShort } from "@scoreline/i18n/format";
import { useState } from "react";
import { useNavigate } from "react-router";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#scores/day/day-bar.module.css";
import { type HomeData, homeAddress } from "#scores/home-loader.ts";
import { LatePart } from "#ui/late-part.tsx";
import { lateScript } from "#ui/late-script.ts";

/** Most readers never open it: it comes when somebody does. */
const calendarScript = lateScript(() => import("#scores/day/calendar-popup.tsx"));
const loadCalendar = async () => (await calendarScript()).CalendarPopup;

/** The day that is shown, three before it and three after: links, so that a day has an address. The calendar has all the others. */
export function DateStrip({ data }: { data: HomeData }) {
  const { today, date } = data;
  const { locale, t } = usePage();
  const navigate = useNavigate();
  const [calendar, setCalendar] = useState<"never" | "open" | "closed">("never");
  const days = [-3, -2, -1, 0, 1, 2, 3].map((offset) => addDays(date, offset));
  function choose(day: LocalDay): void {
    setCalendar("closed");
    if (day !== date) void navigate(homeAddress(locale, { ...data, date: day }), { preventScrollReset: true });
  }
  return (
    <div className={styles.days}>
      <nav className={styles.dates} aria-label={t("scores.days")}>
        {days.map((day) => (
          <PageLink
            key={day}
            to={homeAddress(locale, { ...data, date: day })}
            className={styles.date}
            aria-current={day === date ? "date" : undefined}
            preventScrollReset
          >
            <span>{day === today ? t("scores.today") : weekdayShort(day, t)}</span>
            <b>{dayAndMonth(day, t)}</b>
          </PageLink>
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
        <LatePart
          load={loadCalendar}
          props={{
            open: calendar === "open",
            today,
            chosen: date,
            onChoose: choose,
            onClose: () => setCalendar("closed"),
          }}
          onFailed={() => setCalendar("never")}
        />
      )}
    </div>
  );
}
