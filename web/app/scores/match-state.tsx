import type { MatchRow } from "@scoreline/contract/schemas";
import {
  basketballRemaining,
  clockNotation,
  type FootballClock,
  footballMinute,
  minuteNotation,
} from "@scoreline/domain/match/clock";
import type { Sport } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { clockTime } from "@scoreline/i18n/format";
import { useTick } from "#live/ticking.ts";
import { usePage } from "#shell/page.ts";
import { plainStatus } from "#shield/masked-row.ts";

type State = Pick<MatchRow, "kind" | "matchStatus" | "kickoff" | "clock">;

/** Kick-off, running minute or result: the words come from the catalogue, the minute from the reader's own clock. */
export function MatchState({ row, sport, covered = false }: { row: State; sport: Sport; covered?: boolean }) {
  const { reader, t, now } = usePage();
  const running = row.kind === "live" && row.clock !== null;
  useTick(sport === "football" ? 5_000 : 1_000, running);

  if (row.kind === "scheduled" && row.matchStatus === "NS") {
    return <time dateTime={new Date(row.kickoff).toISOString()}>{clockTime(row.kickoff, reader, t)}</time>;
  }
  const told = covered ? plainStatus[row.matchStatus] : undefined;
  const status = t(`status.${told ?? row.matchStatus}` as MessageKey);
  if (!running || !row.clock || told) return <>{status}</>;
  if (sport === "football") {
    const minute = footballMinute(row.clock as FootballClock, now());
    return <span className="num">{minute ? minuteNotation(minute) : status}</span>;
  }
  const { phase, remaining = 0, running: counting = false, since = 0 } = row.clock;
  if (phase === "half-time" || phase === "break") return <>{status}</>;
  const left = basketballRemaining({ phase: "q1", remaining, running: counting, at: since }, now());
  return (
    <>
      {status} <br />
      <span className="num">{clockNotation(left)}</span>
    </>
  );
}
