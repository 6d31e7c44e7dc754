import { addDays, type LocalDay } from "@scoreline/domain/time/local-day";
import { dayAndMonth, monthAndYear, monthShort, weekdayShort } from "@scoreline/i18n/format";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#scores/day/calendar-popup.module.css";
import {
  addMonths,
  type Month,
  monthGrid,
  monthOf,
  sameDayIn,
  weekOf,
  yearGrid,
  yearOf,
} from "#scores/day/month-grid.ts";
import { useSwipe } from "#scores/day/use-swipe.ts";

type Props = {
  open: boolean;
  today: LocalDay;
  chosen: LocalDay;
  onChoose(day: LocalDay): void;
  onClose(): void;
};

type View = "days" | "months" | "years";

/** Any day of any year: six weeks of a month, the months of a year, twelve years. By finger, mouse or keyboard. */
export function CalendarPopup({ open, today, chosen, onChoose, onClose }: Props) {
  const { config, t } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>("days");
  /** The day that the keyboard stands on; the month shown is its. */
  const [at, setAt] = useState(chosen);
  const month = monthOf(at);
  const year = yearOf(month);

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      setAt(chosen);
      setView("days");
      element?.showModal();
    } else if (!open) element?.close();
  }, [open, chosen]);

  // Whatever is shown, the keyboard stands on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cell is the one to stand on
  useEffect(() => grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus(), [at, view, open]);

  const show = (next: Month) => setAt((day) => sameDayIn(next, day));
  const leaf = (pages: number) => show(addMonths(month, pages * { days: 1, months: 12, years: 144 }[view]));
  const swipe = useSwipe((direction) => leaf(direction));
  const move = (event: KeyboardEvent) => {
    const next = destination(event.key, view, at, config.weekStart);
    if (!next) return;
    event.preventDefault();
    setAt(next);
  };

  const title = { days: monthAndYear(month, t), months: String(year), years: years(year) }[view];
  const upwards: View = view === "days" ? "months" : "years";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself, through its cancel event
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-label={t("scores.calendar")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.body} {...swipe}>
        <header className={styles.head}>
          <button type="button" className={styles.leaf} aria-label={t("scores.earlier")} onClick={() => leaf(-1)}>
            <Arrow d="m15 5-7 7 7 7" />
          </button>
          <button
            type="button"
            className={styles.title}
            aria-live="polite"
            disabled={view === "years"}
            onClick={() => setView(upwards)}
          >
            {title}
          </button>
          <button type="button" className={styles.leaf} aria-label={t("scores.later")} onClick={() => leaf(1)}>
            <Arrow d="m9 5 7 7-7 7" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells are the controls, their keys are read in one place */}
        <div ref={grid} className={styles.grid} data-view={view} onKeyDown={move}>
          {view === "days" && <Days month={month} at={at} today={today} chosen={chosen} onChoose={onChoose} />}
          {view === "months" &&
            Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, "0")}`).map((each) => (
              <Cell
                key={each}
                here={each === month}
                chosen={each === monthOf(chosen)}
                onClick={() => {
                  show(each);
                  setView("days");
                }}
              >
                {monthShort(each, t)}
              </Cell>
            ))}
          {view === "years" &&
            yearGrid(year).map((each) => (
              <Cell
                key={each}
                here={each === year}
                chosen={each === yearOf(chosen)}
                onClick={() => {
                  show(`${each}${month.slice(4)}`);
                  setView("months");
                }}
              >
                {String(each)}
              </Cell>
            ))}
        </div>
        <footer className={styles.foot}>
          <button type="button" onClick={() => onChoose(today)}>
            {t("scores.today")}
          </button>
          <button type="button" onClick={onClose}>
            {t("scores.closeCalendar")}
          </button>
        </footer>
      </div>
    </dialog>
  );
}

type DaysProps = { month: Month; at: LocalDay } & Pick<Props, "today" | "chosen" | "onChoose">;

function Days({ month, at, today, chosen, onChoose }: DaysProps) {
  const { config, t } = usePage();
  const weeks = monthGrid(month, config.weekStart);
  return (
    <>
      {weeks[0]?.map((day) => (
        <span key={day} className={styles.weekday} aria-hidden="true">
          {weekdayShort(day, t)}
        </span>
      ))}
      {weeks.flat().map((day) => (
        <Cell
          key={day}
          name={dayAndMonth(day, t)}
          here={day === at}
          chosen={day === chosen}
          today={day === today}
          outside={monthOf(day) !== month}
          onClick={() => onChoose(day)}
        >
          {String(Number(day.slice(8)))}
        </Cell>
      ))}
    </>
  );
}

type CellProps = {
  children: string;
  name?: string;
  /** Where the keyboard stands: one stop for the whole grid. */
  here: boolean;
  chosen: boolean;
  today?: boolean;
  outside?: boolean;
  onClick(): void;
};

function Cell({ children, name, here, chosen, today, outside, onClick }: CellProps) {
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={name}
      tabIndex={here ? 0 : -1}
      aria-pressed={chosen}
      aria-current={today ? "date" : undefined}
      data-outside={outside || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

function years(year: number): string {
  const grid = yearGrid(year);
  return `${grid[0]} – ${grid.at(-1)}`;
}

/** Where a key leads from a day, as in every calendar: arrows by cell and row, Page by page, Home and End along the row. */
function destination(key: string, view: View, at: LocalDay, weekStart: number): LocalDay | undefined {
  const months = (count: number) => sameDayIn(addMonths(monthOf(at), count), at);
  if (view === "days") {
    const week = weekOf(at, weekStart);
    switch (key) {
      case "ArrowLeft":
        return addDays(at, -1);
      case "ArrowRight":
        return addDays(at, 1);
      case "ArrowUp":
        return addDays(at, -7);
      case "ArrowDown":
        return addDays(at, 7);
      case "Home":
        return week.first;
      case "End":
        return week.last;
      case "PageUp":
        return months(-1);
      case "PageDown":
        return months(1);
    }
    return undefined;
  }
  // Months and years stand in rows of three.
  const cell = view === "months" ? 1 : 12;
  const place = (view === "months" ? Number(at.slice(5, 7)) - 1 : yearGrid(yearOf(at)).indexOf(yearOf(at))) % 3;
  switch (key) {
    case "ArrowLeft":
      return months(-cell);
    case "ArrowRight":
      return months(cell);
    case "ArrowUp":
      return months(-3 * cell);
    case "ArrowDown":
      return months(3 * cell);
    case "Home":
      return months(-place * cell);
    case "End":
      return months((2 - place) * cell);
    case "PageUp":
      return months(-12 * cell);
    case "PageDown":
      return months(12 * cell);
  }
  return undefined;
}
