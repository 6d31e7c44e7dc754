import type { MatchRow } from "@scoreline/contract/schemas";
import type { Person } from "@scoreline/contract/schemas/person";
import type { MatchVideosReply } from "@scoreline/contract/schemas/video";
import type { Sport } from "@scoreline/domain/sport";
import { useEffect, useMemo, useState } from "react";
import { usePage } from "#frame/page.ts";
import { CourtClip } from "#highlights/court-clip.tsx";
import styles from "#highlights/drawn-player.module.css";
import { PitchClip } from "#highlights/pitch-clip.tsx";
import { PlayerControls } from "#highlights/player-controls.tsx";
import { type Clip, clipAt, lengthOf, playlist } from "#highlights/playlist.ts";
import type { SceneWords } from "#highlights/scene-words.ts";
import { useReading, useReplay } from "#match/tracker/use-replay.ts";
import { Crest } from "#ui/badges/crest.tsx";

type Props = {
  sport: Sport;
  row: MatchRow;
  scenes: NonNullable<MatchVideosReply["scenes"]>;
  people: readonly Person[];
  words: readonly SceneWords[];
  /** The scene that the address names. */
  chosen: string | undefined;
  onScene(id: string): void;
};

/** The scenes of a match one after the other, drawn as the tracker draws them. Nothing moves before it is asked to. */
export function DrawnPlayer({ sport, row, scenes, people, words, chosen, onScene }: Props) {
  const { t } = usePage();
  const clips = useMemo<Clip[]>(
    () => (sport === "football" ? playlist(scenes.pitch, 1) : playlist(scenes.court, 1000)),
    [sport, scenes],
  );
  const to = lengthOf(clips);
  const span = useMemo(() => ({ from: 0, to }), [to]);
  const replay = useReplay(span);
  const [started, setStarted] = useState(false);
  const first = Math.max(
    0,
    clips.findIndex(({ scene }) => scene.id === chosen),
  );
  const playing = useReading(replay, (position) => clipAt(clips, position));
  // Until it runs the picture is that of the scene which was asked for: also where no script runs.
  const place = started ? playing : first;
  const clip = clips[place];
  const told = words.find(({ id }) => id === clip?.scene.id);
  const decided = useReading(replay, (position) => !started || !clip || position >= clip.decided);

  useEffect(() => {
    const start = clips[first]?.start;
    if (start !== undefined) replay.seek(start);
  }, [clips, first, replay]);

  if (!clip || !told) return null;
  function jump(next: number): void {
    const target = clips[(next + clips.length) % clips.length];
    if (!target) return;
    onScene(target.scene.id);
    replay.seek(target.start);
  }
  const seen = { replay, row, people, still: !started };
  return (
    <section className={styles.player} aria-label={t("highlights.player")}>
      <div className={styles.board}>
        <Team team={row.homeTeam} />
        <b className={`${styles.score} num`}>{t("match.result", decided ? told.score : scoreBefore(clip, told))}</b>
        <Team team={row.awayTeam} />
        <span className={`${styles.time} num`}>{told.time}</span>
        <small className={styles.drawn}>{t("highlights.drawn")}</small>
      </div>
      {"kind" in clip.scene ? (
        <PitchClip key={clip.scene.id} clip={{ ...clip, scene: clip.scene }} {...seen} />
      ) : (
        <CourtClip key={clip.scene.id} clip={{ ...clip, scene: clip.scene }} {...seen} />
      )}
      <PlayerControls
        replay={replay}
        clips={clips}
        onStart={() => setStarted(true)}
        onPrevious={() => jump(place - 1)}
        onNext={() => jump(place + 1)}
      />
      <p className={styles.words} aria-live="polite">
        <b>{`${told.time} ${told.title}`}</b>
        <span>{[told.detail, told.xg].filter(Boolean).join(" · ")}</span>
      </p>
      <p className={styles.note}>{t("highlights.note")}</p>
    </section>
  );
}

function Team({ team }: { team: MatchRow["homeTeam"] }) {
  return (
    <span className={styles.team}>
      <Crest team={team} size={20} />
      <b>{team.shortName}</b>
    </span>
  );
}

/** A goal counts once it is in. */
function scoreBefore({ scene }: Clip, { score }: SceneWords): { home: number; away: number } {
  if ("plays" in scene) return scene.plays[0]?.score ?? score;
  return scene.kind === "goal" ? { ...score, [scene.side]: score[scene.side] - 1 } : score;
}
