import type { MatchRow } from "@scoreline/contract/schemas";
import type { FootballShotRow, TrackMoment } from "@scoreline/contract/schemas/match-statistics";
import type { Person } from "@scoreline/contract/schemas/person";
import type { PitchSceneRow } from "@scoreline/contract/schemas/video";
import { ballTrack } from "@scoreline/domain/match/play/ball-track";
import { useMemo } from "react";
import type { Clip } from "#highlights/playlist.ts";
import { useStill } from "#highlights/use-still.ts";
import { PitchScene } from "#match/tracker/pitch-scene.tsx";
import type { Replay } from "#match/tracker/replay.ts";

type Props = {
  clip: Clip<PitchSceneRow>;
  replay: Replay;
  row: MatchRow;
  people: readonly Person[];
  /** The picture of the moment that it is about. */
  still: boolean;
};

/** A goal or a chance on the tracker's pitch, in the time of the film. */
export function PitchClip({ clip, replay, row, people, still }: Props) {
  const { scene, start, decided } = clip;
  const track = useMemo(() => ballTrack([{ from: start, samples: scene.path }]), [scene, start]);
  const shots = useMemo<FootballShotRow[]>(
    () => (scene.shot ? [{ ...scene.shot, at: decided }] : []),
    [scene, decided],
  );
  const moments = useMemo(() => [momentOf(scene, decided)], [scene, decided]);
  const shown = useStill(replay, still, decided);
  return (
    <PitchScene row={row} replay={shown} track={track} moments={moments} shots={shots} people={people} live={false} />
  );
}

function momentOf(
  { id, kind, how, shot, phase, minute, added, side, player, assist }: PitchSceneRow,
  at: number,
): TrackMoment {
  const goal = how === "own-goal" ? "own-goal" : how === "penalty" ? "penalty-goal" : "goal";
  const missed = kind === "shot" ? "shot-missed" : "chance-missed";
  const penalty = shot?.outcome === "saved" ? "penalty-saved" : "penalty-missed";
  return {
    id,
    at,
    code: kind === "goal" ? goal : shot?.situation === "penalty" ? penalty : missed,
    phase,
    minute,
    ...(added !== undefined && { added }),
    side,
    ...(player !== undefined && { player }),
    ...(assist !== undefined && { other: assist }),
  };
}
