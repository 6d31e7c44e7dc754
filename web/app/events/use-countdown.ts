import { type ContestPhase, phaseOf } from "@scoreline/domain/contest/rounds";
import { usePage } from "#frame/page.ts";
import { useTick } from "#live/ticking.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const lookMs = 30_000;

/** How an event stands by the server's clock, and in words how long that lasts. */
export function useCountdown({ startTime, endTime }: { startTime: number; endTime: number }): {
  phase: ContestPhase;
  left: string;
} {
  const { now: present, t } = usePage();
  const now = present();
  const phase = phaseOf({ start: startTime, end: endTime }, now);
  useTick(lookMs, phase !== "past");
  if (phase === "past") return { phase, left: t("events.over") };
  const ms = (phase === "upcoming" ? startTime : endTime) - now;
  const [unit, count] =
    ms >= dayMs ? (["Days", Math.floor(ms / dayMs)] as const) : (["Hours", Math.floor(ms / hourMs)] as const);
  const left =
    phase === "upcoming"
      ? t(`events.in${unit}`, { count })
      : t(unit === "Days" ? "events.daysLeft" : "events.hoursLeft", { count });
  return { phase, left };
}
