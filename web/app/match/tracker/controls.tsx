import { useState } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#match/tracker/controls.module.css";
import type { Replay } from "#match/tracker/replay.ts";
import { useMode, usePosition } from "#match/tracker/use-replay.ts";
import type { Reach } from "#match/tracker/use-track.ts";
import { SegmentedChoice } from "#ui/controls/segmented-choice.tsx";

type Props = {
  replay: Replay;
  from: number;
  to: number;
  /** A step of the slider, in the unit of the replay. */
  step: number;
  speeds: readonly number[];
  /** How a position is said: "63'", "Q3 04:12". */
  words(position: number): string;
  live: boolean;
  reach: Reach;
  onReach(reach: Reach): void;
};

/** Play, pause, a slider, the speed, and the way back to the present. */
export function Controls({ replay, from, to, step, speeds, words, live, reach, onReach }: Props) {
  const { t } = usePage();
  const mode = useMode(replay);
  const position = usePosition(replay);
  const [speed, setSpeed] = useState(speeds[0] ?? 1);
  const playing = mode === "playing";
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.play}
          aria-label={t(playing ? "tracker.pause" : "tracker.play")}
          onClick={() => (playing ? replay.pause() : replay.play())}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={playing ? "M3 2h3.500v12H3ZM9.500 2H13v12H9.500Z" : "M4 2v12l10-6Z"} fill="currentColor" />
          </svg>
        </button>
        <input
          type="range"
          min={from}
          max={to}
          step={step}
          value={position}
          aria-label={t("tracker.position")}
          aria-valuetext={words(position)}
          onChange={(event) => replay.seek(Number(event.currentTarget.value))}
        />
        <output className="num">{words(position)}</output>
        {live && (
          <button type="button" className={styles.live} aria-pressed={mode === "live"} onClick={() => replay.follow()}>
            {t("tracker.toLive")}
          </button>
        )}
      </div>
      <div className={styles.row}>
        <SegmentedChoice
          look="bar"
          label={t("tracker.span")}
          choices={[
            { value: "last", words: t("tracker.last") },
            { value: "all", words: t("tracker.whole") },
          ]}
          value={reach}
          onChange={onReach}
        />
        <SegmentedChoice
          look="bar"
          label={t("tracker.speed")}
          choices={speeds.map((each) => ({ value: String(each), words: t("tracker.times", { number: each }) }))}
          value={String(speed)}
          onChange={(next) => {
            replay.speed = Number(next);
            setSpeed(Number(next));
          }}
        />
      </div>
    </div>
  );
}
