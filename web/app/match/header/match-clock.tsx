import { basketballRemaining, clockNotation, type FootballClock, footballSeconds } from "@scoreline/domain/match/clock";
import { footballEndStatuses } from "@scoreline/domain/match/status";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { useTick } from "#live/ticking.ts";
import { useMatch } from "#match/match-context.ts";
import { usePage } from "#shell/page.ts";

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
  if (sport === "football") {
    const seconds = footballSeconds(row.clock as FootballClock, now());
    return <span className="num">{seconds === undefined ? status : clockNotation(seconds)}</span>;
  }
  const { phase, remaining = 0, running: counting = false, since = 0 } = row.clock;
  if (phase === "half-time" || phase === "break") return <>{status}</>;
  const left = basketballRemaining({ phase: "q1", remaining, running: counting, at: since }, now());
  return (
    <>
      {status} <span className="num">{clockNotation(left)}</span>
    </>
  );
}
