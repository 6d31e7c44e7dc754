import type { BasketballComparison, CourtPlay } from "@scoreline/contract/schemas/match-statistics";
import { clockNotation } from "@scoreline/domain/match/state/clock";
import { useMemo } from "react";
import { usePage } from "#frame/page.ts";
import { useMatch } from "#match/match-context.ts";
import { periodName } from "#match/stats/period-name.ts";
import { Controls } from "#match/tracker/controls.tsx";
import { CourtScene } from "#match/tracker/court-scene.tsx";
import { Plays } from "#match/tracker/plays.tsx";
import styles from "#match/tracker/tracker.module.css";
import { useReplay } from "#match/tracker/use-replay.ts";
import { useTrack } from "#match/tracker/use-track.ts";
import { NoData } from "#ui/panel.tsx";

const speeds = [5, 20, 60];

/** The court with who has the ball and where it was thrown from, play by play. Time is time of play. */
export function CourtTracker({ initial }: { initial: BasketballComparison }) {
  const { t } = usePage();
  const { row, minute } = useMatch();
  const { data, reach, setReach } = useTrack("/basketball/match/stat", initial, ["events", "shots"]);
  const { people } = data;
  const plays = useMemo(() => (data.track?.plays ?? []).map((play) => ({ ...play, at: play.played * 1000 })), [data]);
  const live = row.kind === "live" && minute === undefined;
  const span = useMemo(() => {
    const to = plays.at(-1)?.at ?? 0;
    return { from: plays[0]?.at ?? 0, to, present: live ? () => to : undefined };
  }, [plays, live]);
  const replay = useReplay(span);
  if (plays.length === 0) return <NoData>{t("match.noData")}</NoData>;
  const words = (position: number) => {
    const play = plays.findLast(({ at }) => at <= position) ?? plays[0];
    return play ? clockOf(play, position, t) : "";
  };
  return (
    <div className={styles.columns} data-both={plays.length > 0 || undefined}>
      <div className={styles.main}>
        {plays.length > 0 && (
          <section className={styles.panel} aria-label={t("tracker.court")}>
            <CourtScene row={row} replay={replay} plays={plays} people={people} live={live} />
            <Controls
              replay={replay}
              from={span.from}
              to={span.to}
              step={1_000}
              speeds={speeds}
              words={words}
              live={live}
              reach={reach}
              onReach={setReach}
            />
          </section>
        )}
      </div>
      {plays.length > 0 && <Plays plays={plays} people={people} onSeek={(at) => replay.seek(at)} />}
    </div>
  );
}

/** The clock of the game at a position, counted down from the last play before it. */
function clockOf(play: CourtPlay & { at: number }, position: number, t: Parameters<typeof periodName>[1]): string {
  const remaining = Math.max(0, play.remaining - Math.max(0, position - play.at) / 1000);
  return `${periodName(play.phase, t)} ${clockNotation(Math.ceil(remaining))}`;
}
