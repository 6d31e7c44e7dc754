import type { MatchRow } from "@scoreline/contract/schemas";
import {
  basketballRemaining,
  clockNotation,
  type FootballClock,
  footballSeconds,
} from "@scoreline/domain/match/state/clock";
import { believedUntil, isSilent } from "@scoreline/domain/match/state/silence";
import { footballEndStatuses } from "@scoreline/domain/match/state/status";
import type { Sport } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { usePage } from "#frame/page.ts";
import { useTick } from "#live/ticking.ts";
import { useMatch } from "#match/match-context.ts";
import { LastKnown } from "#ui/last-known.tsx";

/** The state of the match as the specification writes it, with a clock that runs while there is play. */
export function MatchClock() {
  const { t } = usePage();
  const { row, sport, minute, match, now } = useMatch();
  const ended = (footballEndStatuses as readonly string[]).includes(row.matchStatus);
  const running = row.kind === "live" && row.clock !== null && !ended;
  useTick(1_000, running);

  if (minute !== undefined && match.minute !== null)
    return <span className="num">{t("match.machineOn", { minute: `${minute}'` })}</span>;
  // Before the kick-off the date and the hour say it all.
  if (row.matchStatus === "NS") return null;
  const status = t(`status.${row.matchStatus}` as MessageKey);
  if (!running || !row.clock) return <>{status}</>;
  const time = <RunningClock clock={row.clock} sport={sport} status={status} now={now()} />;
  return isSilent(row.clock, now()) ? <LastKnown>{time}</LastKnown> : time;
}

type Running = { clock: NonNullable<MatchRow["clock"]>; sport: Sport; status: string; now: number };

function RunningClock({ clock, sport, status, now }: Running) {
  const instant = Math.min(now, believedUntil(clock));
  if (sport === "football") {
    const seconds = footballSeconds(clock as FootballClock, instant);
    return <span className="num">{seconds === undefined ? status : clockNotation(seconds)}</span>;
  }
  const { phase, remaining = 0, running = false, since = 0 } = clock;
  if (phase === "half-time" || phase === "break") return <>{status}</>;
  const left = basketballRemaining({ phase: "q1", remaining, running, at: since }, instant);
  return (
    <>
      {status} <span className="num">{clockNotation(left)}</span>
    </>
  );
}
