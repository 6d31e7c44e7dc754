import { useEffect, useRef, useState } from "react";
import styles from "#match/header/compact-bar.module.css";
import { MatchClock } from "#match/header/match-clock.tsx";
import { useMatch } from "#match/match-context.ts";
import { Crest } from "#ui/badges/crest.tsx";

/** The score stays in sight when the head has been scrolled away. Only for the eye: the head says the same. */
export function CompactBar() {
  const { row, hidden } = useMatch();
  const mark = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const watch = new IntersectionObserver(([entry]) =>
      setAway(entry ? !entry.isIntersecting && entry.boundingClientRect.top < 0 : false),
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <div ref={mark} />
      <div className={styles.bar} data-shown={away || undefined} aria-hidden="true">
        <span className={styles.home}>
          {row.homeTeam.shortName} <Crest team={row.homeTeam} size={22} />
        </span>
        <b className="num">{hidden ? "? – ?" : `${row.homeTeamScore ?? "-"} – ${row.awayTeamScore ?? "-"}`}</b>
        <span>
          <Crest team={row.awayTeam} size={22} /> {row.awayTeam.shortName}
        </span>
        {!hidden && (
          <small data-live={row.kind === "live" || undefined}>
            <MatchClock />
          </small>
        )}
      </div>
    </>
  );
}
