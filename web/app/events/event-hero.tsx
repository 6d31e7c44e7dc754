import type { GetData } from "@scoreline/contract/client";
import { contestKinds, phaseOf } from "@scoreline/domain/contest/rounds";
import { sports } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { clockTime, fullDate } from "@scoreline/i18n/format";
import { Link } from "react-router";
import styles from "#events/event.module.css";
import { usePage } from "#frame/page.ts";
import { useTick } from "#live/ticking.ts";
import { BackIcon } from "#ui/icons.tsx";

const units = [
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
  ["seconds", 1_000],
] as const;

/** What an event is, how it stands, and how long that lasts. */
export function EventHero({ contest }: { contest: GetData<"/contest/getContestInfo">["contest"] }) {
  const { locale, reader, now, t } = usePage();
  const { contestType, sportType, round, title, text, startTime, endTime, life, entrants } = contest;
  const kind = contestKinds[contestType - 1] ?? "prediction";
  const at = (instant: number) =>
    `${fullDate(localDay(instant, reader.timeZone), t)} ${clockTime(instant, { timeZone: reader.timeZone, hours: reader.hours }, t)}`;
  // The clock is ahead of the keeper by a moment.
  const phases = { upcoming: "draft", ongoing: "open", past: "closed" } as const;
  const begins = life === "draft" || life === "open";
  const shown = begins ? phases[phaseOf({ start: startTime, end: endTime }, now())] : life;
  const target = now() < startTime ? startTime : endTime;
  const isRunning = now() < endTime && begins;
  return (
    <header className={styles.hero}>
      <Link className={styles.back} to={`/${locale}/${sports[sportType]}/event?type=ongoing`}>
        <BackIcon /> {t("events.back")}
      </Link>
      <p className={styles.state} data-life={shown}>
        {t(`events.life.${shown}`)}
      </p>
      <p className={styles.kind}>
        {t(`events.kind.${kind}`)}
        {round !== null && ` · ${t("events.round", { round })}`}
      </p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.when}>{`${at(startTime)} – ${at(endTime)} · ${t("events.players", { count: entrants })}`}</p>
      {isRunning && (
        <Countdown target={target} label={t(target === startTime ? "events.opensIn" : "events.closesIn")} />
      )}
    </header>
  );
}

function Countdown({ target, label }: { target: number; label: string }) {
  const { now, t } = usePage();
  useTick(1_000, true);
  const left = Math.max(0, target - now());
  const first = left >= 86_400_000 ? 0 : 1;
  let rest = left;
  const shown = units.map(([unit, ms]) => {
    const count = Math.floor(rest / ms);
    rest -= count * ms;
    return { unit, count };
  });
  return (
    <div className={styles.countdown} role="timer" aria-label={label}>
      <span>{label}</span>
      {shown.slice(first, first + 3).map(({ unit, count }) => (
        <span key={unit} className={styles.unit}>
          <b className="num" suppressHydrationWarning>
            {String(count).padStart(2, "0")}
          </b>
          <small>{t(`events.unit.${unit}`, { count })}</small>
        </span>
      ))}
    </div>
  );
}
