import type { MatchRow } from "@scoreline/contract/schemas";
import type { Person } from "@scoreline/contract/schemas/person";
import type { CourtSceneRow } from "@scoreline/contract/schemas/video";
import { useMemo } from "react";
import type { Clip } from "#highlights/playlist.ts";
import { useStill } from "#highlights/use-still.ts";
import { CourtScene } from "#match/tracker/court-scene.tsx";
import type { Replay } from "#match/tracker/replay.ts";

type Props = {
  clip: Clip<CourtSceneRow>;
  replay: Replay;
  row: MatchRow;
  people: readonly Person[];
  still: boolean;
};

/** Plays around a basket on the tracker's court, in the time of the film. */
export function CourtClip({ clip, replay, row, people, still }: Props) {
  const { scene, start, decided } = clip;
  const plays = useMemo(
    () => scene.plays.map((play) => ({ ...play, at: start + (play.played - scene.from) * 1000 })),
    [scene, start],
  );
  const shown = useStill(replay, still, decided);
  return <CourtScene row={row} replay={shown} plays={plays} people={people} live={false} />;
}
