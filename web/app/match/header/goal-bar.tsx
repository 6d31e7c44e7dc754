import { minuteNotation } from "@scoreline/domain/match/state/clock";
import type { Side } from "@scoreline/domain/sport";
import { useEffect, useState } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#match/header/goal-bar.module.css";
import { useMatch } from "#match/match-context.ts";

/** A goal is the news of the page for so long. */
const shownMs = 15_000;

/** GOAL, who scored and how it stands now, for a moment. Only for the eye: the announcer says it. */
export function GoalBar() {
  const { t } = usePage();
  const { live, match, matchId, row, hidden, minute, sport } = useMatch();
  const [side, setSide] = useState<Side>();
  useEffect(() => {
    const { board } = live;
    let last = board.get(matchId)?.newsCount ?? 0;
    let over: ReturnType<typeof setTimeout> | undefined;
    const leave = board.subscribe(matchId, () => {
      const next = board.get(matchId);
      if (!next || next.newsCount <= last) return;
      last = next.newsCount;
      clearTimeout(over);
      if (next.news !== "goal-home" && next.news !== "goal-away") {
        setSide(undefined);
        return;
      }
      setSide(next.news === "goal-home" ? "home" : "away");
      over = setTimeout(() => setSide(undefined), shownMs);
    });
    return () => {
      clearTimeout(over);
      leave();
    };
  }, [live, matchId]);
  if (!side || hidden || minute !== undefined || sport !== "football") return null;
  const event = match.highlights.findLast((each) => each.type === "goal" && each.side === side);
  const name = (id: number | undefined) => match.people.find(({ playerId }) => playerId === id)?.shortName;
  // The event may come later than the score: then the team's name stands alone.
  const told = event?.score?.home === row.homeTeamScore && event?.score?.away === row.awayTeamScore ? event : undefined;
  const scorer = name(told?.player);
  const assist = name(told?.other);
  return (
    <div className={styles.goal} data-side={side} data-goal-bar aria-hidden="true">
      <b className={styles.word}>{t("match.goalNow")}</b>
      <span className={styles.who}>
        <span>
          <strong>{scorer ?? (side === "home" ? row.homeTeam : row.awayTeam).shortName}</strong>
          {told && <> {minuteNotation(told)}</>}
        </span>
        {assist && <small>{t("match.feed.assist", { player: assist })}</small>}
      </span>
      <span className={`${styles.score} num`}>
        <i data-scored={side === "home" || undefined}>{row.homeTeamScore}</i>–
        <i data-scored={side === "away" || undefined}>{row.awayTeamScore}</i>
      </span>
    </div>
  );
}
