import { useState } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#highlights/player-controls.module.css";
import { type Clip, filmTime, lengthOf } from "#highlights/playlist.ts";
import type { Replay } from "#match/tracker/replay.ts";
import { useMode, usePosition } from "#match/tracker/use-replay.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { ShareIcon } from "#ui/icons.tsx";
import { share } from "#ui/share.ts";

type Props = {
  replay: Replay;
  clips: readonly Clip[];
  onStart(): void;
  onPrevious(): void;
  onNext(): void;
};

const speeds = [0.5, 1, 2];

/** Play and pause, from scene to scene, a slider with a mark for each, the speed, and the address of the scene to share. */
export function PlayerControls({ replay, clips, onStart, onPrevious, onNext }: Props) {
  const { t } = usePage();
  const mode = useMode(replay);
  const position = usePosition(replay);
  const [speed, setSpeed] = useState(1);
  const to = lengthOf(clips);
  const playing = mode === "playing";
  const said = t("highlights.of", { position: filmTime(position), length: filmTime(to) });
  function toggle(): void {
    onStart();
    if (playing) replay.pause();
    else replay.play();
  }
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.step} aria-label={t("highlights.previous")} onClick={onPrevious}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 2h2.500v12H2ZM14 2v12L5.500 8Z" fill="currentColor" />
        </svg>
      </button>
      <button
        type="button"
        className={styles.play}
        aria-label={t(playing ? "tracker.pause" : "tracker.play")}
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <path d={playing ? "M3 2h3.500v12H3ZM9.500 2H13v12H9.500Z" : "M4 2v12l10-6Z"} fill="currentColor" />
        </svg>
      </button>
      <button type="button" className={styles.step} aria-label={t("highlights.next")} onClick={onNext}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M11.500 2H14v12h-2.500ZM2 2v12l8.500-6Z" fill="currentColor" />
        </svg>
      </button>
      <output className={`${styles.time} num`}>{said}</output>
      <span className={styles.slider}>
        <input
          type="range"
          min={0}
          max={to}
          step={500}
          value={position}
          aria-label={t("highlights.position")}
          aria-valuetext={said}
          onChange={(event) => {
            onStart();
            replay.seek(Number(event.currentTarget.value));
          }}
        />
        {clips.slice(1).map(({ scene, start }) => (
          <i key={scene.id} style={{ insetInlineStart: `${(start / to) * 100}%` }} />
        ))}
      </span>
      <button
        type="button"
        className={`${styles.speed} num`}
        aria-label={t("shell.labelled", {
          name: t("tracker.speed"),
          value: t("tracker.times", { number: speed }),
        })}
        onClick={() => {
          const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
          replay.speed = next;
          setSpeed(next);
        }}
      >
        {t("tracker.times", { number: speed })}
      </button>
      <IconButton
        label={t("highlights.share")}
        onClick={() => void share({ title: document.title, url: location.href }, t)}
      >
        <ShareIcon />
      </IconButton>
    </div>
  );
}
