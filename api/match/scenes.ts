import type { MatchVideosReply, PitchSceneRow } from "@scoreline/contract/schemas/video";
import type { FootballCommentary } from "@scoreline/domain/match/details/commentary";
import { ballKinds, type FootballShot } from "@scoreline/domain/match/details/details";
import { ballTrack } from "@scoreline/domain/match/play/ball-track";
import { courtPlays } from "@scoreline/domain/match/play/court-plays";
import { courtScenes } from "@scoreline/domain/match/play/court-scenes";
import type { Goal } from "@scoreline/domain/match/play/goal-shots";
import { type PitchScene, pitchScenes } from "@scoreline/domain/match/play/highlights";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { happenedBy } from "@scoreline/domain/match/time-machine/moment";
import { loadItems } from "@scoreline/store/match/details";
import type { Services } from "#handler.ts";
import { footballRows, storedEvents } from "#match/events.ts";
import { type Cut, eventsBy } from "#match/moment.ts";
import { footballShotRow } from "#match/statistics.ts";
import { playRow } from "#match/track.ts";

type Scenes = NonNullable<MatchVideosReply["scenes"]>;

/** What of a match is drawn to be seen again, as far as its data goes. */
export async function scenesOf(head: MatchHead, cut: Cut | undefined, services: Services): Promise<Scenes> {
  const { database } = services;
  const stored = eventsBy(head, await storedEvents(head, services), cut);
  if (head.sport === "basketball") {
    const shots = await loadItems(database, head.id, "shots");
    const plays = courtPlays(
      stored,
      shots.filter((shot) => "remaining" in shot),
    );
    const court = courtScenes(plays).map((scene) => ({ ...scene, plays: scene.plays.map(playRow) }));
    return { pitch: [], court };
  }
  const told = (await loadItems(database, head.id, "commentary")) as FootballCommentary<number>[];
  const all = (await loadItems(database, head.id, "shots")) as FootballShot<number>[];
  const shots = all.filter((shot) => !cut || happenedBy(cut.moment, shot));
  const track = ballTrack(await loadItems(database, head.id, "ball"));
  return { pitch: pitchScenes(goalsOf(footballRows(stored), told), shots, track).map(sceneRow), court: [] };
}

/** Goals of play. When one fell that nobody shot, or whose shot nobody told, only the commentary knows. */
function goalsOf(rows: ReturnType<typeof footballRows>, told: readonly FootballCommentary<number>[]): Goal[] {
  const said = told.filter(({ code }) => goalCodes.has(code));
  return rows.flatMap(({ id, type, phase, minute, added, side, how, player, other, score }): Goal[] => {
    if (type !== "goal" || phase === "penalties" || !side || !how || !score) return [];
    const own = how === "own-goal";
    const [best] = said
      .filter((entry) => entry.phase === phase && entry.minute === minute && (entry.code === "own-goal") === own)
      // The side of an own goal is told either way.
      .filter((entry) => own || entry.side === side)
      .sort((one, another) => Number(another.player === player) - Number(one.player === player));
    return [{ id, phase, minute, added, side, how, player, assist: other, score, at: best?.at }];
  });
}

const goalCodes: ReadonlySet<string> = new Set(["goal", "own-goal", "penalty-goal"]);

function sceneRow({ path, from, shot, ...scene }: PitchScene): PitchSceneRow {
  return {
    ...scene,
    from,
    ...(shot && { shot: footballShotRow(shot) }),
    path: path.map(({ at, x, y, side, kind }) => [at - from, x, y, side === "home" ? 0 : 1, ballKinds.indexOf(kind)]),
  };
}
