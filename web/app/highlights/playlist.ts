import type { CourtSceneRow, PitchSceneRow } from "@scoreline/contract/schemas/video";

export type Scene = PitchSceneRow | CourtSceneRow;

/** A scene in its place of a film that is made of scenes one after the other. Milliseconds. */
export type Clip<Of extends Scene = Scene> = {
  scene: Of;
  start: number;
  length: number;
  /** When what it is about happens. */
  decided: number;
};

/** `unitMs` is how long a unit of the scenes' own time takes: seconds of play, or milliseconds of a match. */
export function playlist<Of extends Scene>(scenes: readonly Of[], unitMs: number): Clip<Of>[] {
  let start = 0;
  return scenes.map((scene) => {
    const { at, from, to } = scene;
    const clip = { scene, start, length: Math.max(1, (to - from) * unitMs), decided: start + (at - from) * unitMs };
    start += clip.length;
    return clip;
  });
}

export function lengthOf(clips: readonly Clip[]): number {
  const last = clips.at(-1);
  return last ? last.start + last.length : 0;
}

/** The place of the clip that is shown at a position. */
export function clipAt(clips: readonly Clip[], position: number): number {
  const place = clips.findLastIndex(({ start }) => start <= position);
  return Math.max(0, place);
}

/** 0:07 */
export function filmTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
