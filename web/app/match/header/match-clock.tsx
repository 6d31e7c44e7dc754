import type { MatchRow } from "@scoreline/contract/schemas";
import { clockNotation, type FootballClock, footballSeconds, gameClock } from "@scoreline/domain/match/state/clock";
import { believedUntil, isSilent } from "@scoreline/domain/match/state/silence";
import { footballEndStatuses } from "@scoreline/domain/match/state/status";
import type { Sport } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { usePage } from "#frame/page.ts";
import { useTick } from "#live/ticking.ts";
import { stateWords, stoppedWords } from "#match/header/trouble-lines.tsx";
import { useMatch } from "#match/match-context.ts";
import { LastKnown } from "#ui/last-known.tsx";

/** The state of the match as the specification writes it, with a clock that runs while there is play. */
export function MatchClock() {
  const { t } = usePage();
  const { row, sport, minute, match, now } = useMatch();
  const ended = (footballEndStatuses as readonly string[]).includes(row.matchStatus);
  const running = row.kind === "live" && row.clock !== null && !ended;
  const tenths = running && sport === "basketball" && (row.clock?.running ?? false) && lastMinute(row, now());
  useTick(tenths ? 100 : 1_000, running);

  if (minute !== undefined && match.minute !== null)
    return <span className="num">{t("match.machineOn", { minute: `${minute}'` })}</span>;
  // Before the kick-off the date and the hour say it all.
  if (row.matchStatus === "NS") return null;
  if (!running || !row.clock) {
    const stopped = row.kind === "abandoned" ? stoppedWords(match, t) : undefined;
    return (
      <>
        {stateWords(row.matchStatus, t)}
        {stopped && <span className="num"> {stopped}</span>}
      </>
    );
  }
  const status = t(`status.${row.matchStatus}` as MessageKey);
  const time = <RunningClock clock={row.clock} sport={sport} status={status} now={now()} />;
  return isSilent(row.clock, now()) ? <LastKnown>{time}</LastKnown> : time;
}

function lastMinute({ clock }: MatchRow, instant: number): boolean {
  return clock !== null && (clock.remaining ?? 0) - (instant - (clock.since ?? instant)) / 1_000 < 61;
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
  return (
    <>
      {status} <span className="num">{gameClock({ phase: "q1", remaining, running, at: since }, instant)}</span>
    </>
  );
}
