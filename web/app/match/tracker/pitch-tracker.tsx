import type { FootballComparison, TrackMoment } from "@scoreline/contract/schemas/match-statistics";
import { ballTrack } from "@scoreline/domain/match/play/ball-track";
import { footballMinute, minuteNotation } from "@scoreline/domain/match/state/clock";
import { useMemo } from "react";
import { usePage } from "#frame/page.ts";
import { useMatch } from "#match/match-context.ts";
import { Controls } from "#match/tracker/controls.tsx";
import { Moments } from "#match/tracker/moments.tsx";
import { PitchScene } from "#match/tracker/pitch-scene.tsx";
import styles from "#match/tracker/tracker.module.css";
import { useReplay } from "#match/tracker/use-replay.ts";
import { useTrack } from "#match/tracker/use-track.ts";
import { NoData } from "#ui/panel.tsx";

/** Blocks of samples are complete some seconds after they began: the picture stays this far behind, and never waits. */
const behindMs = 16_000;
const speeds = [1, 5, 20, 60];

/** The pitch with the ball on it, and what happens. */
export function PitchTracker({ initial }: { initial: FootballComparison }) {
  const { t } = usePage();
  const { row, minute, now } = useMatch();
  const { data, reach, setReach } = useTrack("/match/stat", initial, ["ball", "commentary", "shots"]);
  const { shots, people } = data;
  const ball = data.track?.ball;
  const track = useMemo(() => ballTrack(ball ?? []), [ball]);
  const moments = data.track?.moments ?? [];
  const live = row.kind === "live" && minute === undefined;
  const span = useMemo(
    () => ({
      from: track[0]?.at ?? 0,
      to: track.at(-1)?.at ?? 0,
      present: live ? () => now() - behindMs : undefined,
    }),
    [track, live, now],
  );
  const replay = useReplay(span);
  if (track.length === 0 && moments.length === 0) return <NoData>{t("match.noData")}</NoData>;
  return (
    <div className={styles.columns} data-both={moments.length > 0 || undefined}>
      <div className={styles.main}>
        {track.length > 0 && (
          <section className={styles.panel} aria-label={t("tracker.pitch")}>
            <PitchScene
              row={row}
              replay={replay}
              track={track}
              moments={moments}
              shots={shots}
              people={people}
              live={live}
            />
            <Controls
              replay={replay}
              from={span.from}
              to={span.to}
              step={1_000}
              speeds={speeds}
              words={(position) => minuteAt(moments, position)}
              live={live}
              reach={reach}
              onReach={setReach}
            />
            {live && <p className={styles.behind}>{t("tracker.behind")}</p>}
          </section>
        )}
      </div>
      {moments.length > 0 && (
        <Moments
          moments={moments}
          people={people}
          onSeek={track.length > 0 ? (at) => replay.seek(at - 4_000) : undefined}
          known={span}
        />
      )}
    </div>
  );
}

const begins: Partial<Record<TrackMoment["code"], "first-half" | "second-half" | "extra-first" | "extra-second">> = {
  "kick-off": "first-half",
  "second-half": "second-half",
  "extra-time": "extra-first",
  "extra-second-half": "extra-second",
};

/** The minute that was played at an instant, from the last whistle before it. */
function minuteAt(moments: readonly TrackMoment[], instant: number): string {
  const last = moments.findLast(({ at, code }) => at <= instant && begins[code]);
  const phase = last && begins[last.code];
  const minute = phase && footballMinute({ phase, since: last.at }, instant);
  return minute ? minuteNotation(minute) : "0'";
}
