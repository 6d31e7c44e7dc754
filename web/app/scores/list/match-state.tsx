import { plainStatus } from "@scoreline/contract/hidden/match-row";
import type { MatchRow } from "@scoreline/contract/schemas";
import {
  basketballRemaining,
  clockNotation,
  type FootballClock,
  footballMinute,
  minuteNotation,
} from "@scoreline/domain/match/state/clock";
import { believedUntil, isSilent } from "@scoreline/domain/match/state/silence";
import type { Sport } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { clockTime } from "@scoreline/i18n/format";
import { usePage } from "#frame/page.ts";
import { useTick } from "#live/ticking.ts";
import { LastKnown } from "#ui/last-known.tsx";

type State = Pick<MatchRow, "kind" | "matchStatus" | "kickoff" | "clock">;

/** Kick-off, running minute or result: the words come from the catalogue, the minute from the reader's own clock. */
export function MatchState({ row, sport, covered = false }: { row: State; sport: Sport; covered?: boolean }) {
  const { reader, t, broadcastNow: now } = usePage();
  const running = row.kind === "live" && row.clock !== null;
  useTick(sport === "football" ? 5_000 : 1_000, running);

  if (row.kind === "scheduled" && row.matchStatus === "NS") {
    return <time dateTime={new Date(row.kickoff).toISOString()}>{clockTime(row.kickoff, reader, t)}</time>;
  }
  const told = covered ? plainStatus[row.matchStatus] : undefined;
  const status = t(`status.${told ?? row.matchStatus}` as MessageKey);
  if (!running || !row.clock || told) return <>{status}</>;
  const time = <Clock clock={row.clock} sport={sport} status={status} now={now()} />;
  return isSilent(row.clock, now()) ? <LastKnown>{time}</LastKnown> : time;
}

type ClockProps = { clock: NonNullable<State["clock"]>; sport: Sport; status: string; now: number };

function Clock({ clock, sport, status, now }: ClockProps) {
  const instant = Math.min(now, believedUntil(clock));
  if (sport === "football") {
    const minute = footballMinute(clock as FootballClock, instant);
    return <span className="num">{minute ? minuteNotation(minute) : status}</span>;
  }
  const { phase, remaining = 0, running = false, since = 0 } = clock;
  if (phase === "half-time" || phase === "break") return <>{status}</>;
  const left = basketballRemaining({ phase: "q1", remaining, running, at: since }, instant);
  return (
    <>
      {status} <br />
      <span className="num">{clockNotation(left)}</span>
    </>
  );
}
