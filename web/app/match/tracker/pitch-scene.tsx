import type { MatchRow } from "@scoreline/contract/schemas";
import type { FootballShotRow, TrackMoment } from "@scoreline/contract/schemas/match-statistics";
import type { Person } from "@scoreline/contract/schemas/person";
import { type BallPoint, ballAt, placeAt, trailAt } from "@scoreline/domain/match/play/ball-track";
import { useEffect, useRef } from "react";
import { usePage } from "#frame/page.ts";
import { Grass, Lines } from "#match/pitch-lines.tsx";
import { MomentSign } from "#match/tracker/moment-sign.tsx";
import { momentInWords } from "#match/tracker/moment-words.ts";
import styles from "#match/tracker/pitch-scene.module.css";
import type { Replay } from "#match/tracker/replay.ts";
import { useCalm } from "#match/tracker/use-calm.ts";
import { useReading } from "#match/tracker/use-replay.ts";

type Props = {
  row: Pick<MatchRow, "homeTeam" | "awayTeam">;
  replay: Replay;
  track: readonly BallPoint[];
  moments: readonly TrackMoment[];
  shots: readonly FootballShotRow[];
  people: readonly Person[];
  live: boolean;
};

/** A mark of what happened stays on the pitch for so long. */
const shownMs = 7_000;
const shotShownMs = 45_000;
const trailLength = 5;
/** Worth telling somebody who listens. */
const told: ReadonlySet<BallPoint["kind"]> = new Set([
  "dangerous",
  "shot",
  "corner",
  "free-kick",
  "penalty",
  "kick-off",
]);

/** The pitch in percent of its drawing, which has a border of three metres. */
const along = (x: number) => ((3 + x * 1.05) / 111) * 100;
const across = (y: number) => ((3 + y * 0.68) / 74) * 100;

export function PitchScene({ row, replay, track, moments, shots, people, live }: Props) {
  const { t } = usePage();
  const calm = useCalm();
  const ball = useRef<HTMLDivElement>(null);
  const place = useReading(replay, (position) => placeAt(track, position));
  const happened = useReading(replay, (position) =>
    moments.findLast(({ at }) => at <= position && at > position - shownMs),
  );
  const recent = useReading(replay, (position) => placeAt(shots, position));
  const point = track[Math.max(place, 0)];

  // Only transforms are touched between two samples, and none of it passes through React.
  useEffect(
    () =>
      replay.onMove((position) => {
        const now = calm ? track[Math.max(placeAt(track, position), 0)] : ballAt(track, position);
        if (now && ball.current) ball.current.style.transform = `translate(${along(now.x)}%, ${across(now.y)}%)`;
      }),
    [replay, track, calm],
  );

  const shot = shots[recent];
  const team = point?.side === "home" ? row.homeTeam.name : row.awayTeam.name;
  const what = point && t(`tracker.kind.${point.kind}`);
  const state = point?.kind === "stopped" ? what : what && t("tracker.state", { what, team });
  const trail = point ? trailAt(track, point.at, trailLength) : [];
  const since = (point?.at ?? shot?.at ?? 0) - shotShownMs;
  const marked = shots.slice(0, recent + 1).filter(({ at }) => at > since);
  return (
    <div
      className={styles.scene}
      data-attack={point?.kind === "stopped" ? undefined : point?.side}
      data-kind={point?.kind}
    >
      <svg viewBox="-3 -3 111 74" className={styles.pitch} aria-hidden="true">
        <Grass />
      </svg>
      {(["home", "away"] as const).map((side) => (
        <i key={side} className={styles.wash} data-side={side} />
      ))}
      <svg viewBox="-3 -3 111 74" className={styles.marks} aria-hidden="true">
        <Lines />
        <polyline points={trail.map(({ x, y }) => `${x * 1.05},${y * 0.68}`).join(" ")} className={styles.trail} />
        {marked.map(({ id, x, y, side, outcome }) => {
          const [px, py] = side === "home" ? [x, y] : [100 - x, 100 - y];
          const goal = side === "home" ? 105 : 0;
          return (
            <g key={id} className={styles.shot} data-outcome={outcome}>
              <path d={`M${px * 1.05} ${py * 0.68}L${goal} 34`} />
              <circle cx={px * 1.05} cy={py * 0.68} r="1.500" />
            </g>
          );
        })}
      </svg>
      {point && (
        <div
          ref={ball}
          className={styles.carrier}
          style={{ transform: `translate(${along(point.x)}%, ${across(point.y)}%)` }}
        >
          <i className={styles.ball} data-side={point.side} />
        </div>
      )}
      {point && (
        <p className={styles.state} data-side={point.side}>
          {state}
        </p>
      )}
      {happened && (
        <p className={styles.happened} key={happened.id} data-code={happened.code}>
          <MomentSign code={happened.code} /> {momentInWords(happened, people, t)}
        </p>
      )}
      <p className="visually-hidden" aria-live={live ? "polite" : "off"}>
        {point && told.has(point.kind) ? state : ""}
      </p>
    </div>
  );
}
