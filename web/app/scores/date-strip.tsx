import { addDays } from "@scoreline/domain/time/local-day";
import { dayAndMonth, weekdayShort } from "@scoreline/i18n/format";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import styles from "#scores/home.module.css";
import type { HomeData } from "#scores/home-loader.ts";
import { usePage } from "#shell/page.ts";

/** Three days back, three ahead: links, so that a day has an address. */
export function DateStrip({ data: { sport, today, date, status } }: { data: HomeData }) {
  const { locale, t } = usePage();
  const chosen = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is chosen
  useEffect(() => chosen.current?.scrollIntoView({ block: "nearest", inline: "center" }), [date]);
  const days = [-3, -2, -1, 0, 1, 2, 3].map((offset) => addDays(today, offset));
  return (
    <nav className={styles.dates} aria-label={t("scores.days")}>
      {(days.includes(date) ? days : [date, ...days]).map((day) => (
        <Link
          key={day}
          ref={day === date ? chosen : undefined}
          to={address(locale, sport, day === today ? undefined : day, status)}
          className={styles.date}
          aria-current={day === date ? "date" : undefined}
          preventScrollReset
        >
          <span>{day === today ? t("scores.today") : weekdayShort(day, t)}</span>
          <b>{dayAndMonth(day, t)}</b>
        </Link>
      ))}
    </nav>
  );
}

export function address(locale: string, sport: string, date: string | undefined, status: string | undefined): string {
  const query = new URLSearchParams({ ...(date && { date }), ...(status && { status }) });
  return `/${locale}/${sport}/matches${query.size > 0 ? `?${query}` : ""}`;
}
