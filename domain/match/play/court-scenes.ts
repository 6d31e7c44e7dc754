import type { PlacedPlay } from "#match/play/court-plays.ts";
import type { Points } from "#match/state/score.ts";

/** A play of a game, with those around it. Seconds of play. */
export type CourtScene = { id: string; at: number; from: number; to: number; plays: PlacedPlay[] };

const lead = 8;
const tail = 2;
/** How long all of it is, in seconds. */
const length = { least: 120, most: 170 };
/** From this weight on a basket is shown whatever else its period has; of the others a few of each period come first. */
const decisive = 4;
const mostPlainOfPeriod = 3;
/** What counts as late, and as close. */
const lateSeconds = 120;
const closePoints = 5;

/** The baskets that turned a game or finished it, then those from afar; others where these do not fill two minutes. */
export function courtScenes(plays: readonly PlacedPlay[]): CourtScene[] {
  const weighed = plays
    .flatMap((play, index) => {
      if (play.type !== "basket" || play.x === undefined) return [];
      return [{ play, weight: weightOf(play, plays[index - 1]?.score ?? { home: 0, away: 0 }) }];
    })
    .sort((one, other) => other.weight - one.weight || one.play.played - other.play.played);
  const taken = new Map<string, number>();
  const first = weighed.filter(({ play: { phase }, weight }) => {
    const count = (taken.get(phase) ?? 0) + 1;
    taken.set(phase, count);
    return weight >= decisive || count <= mostPlainOfPeriod;
  });
  const others = weighed.filter((one) => !first.includes(one));
  const chosen: PlacedPlay[] = [];
  let scenes: CourtScene[] = [];
  for (const { play, weight } of [...first, ...others]) {
    if (weight < decisive && lasting(scenes) >= length.least) break;
    const more = cut([...chosen, play]);
    if (lasting(more) > length.most) continue;
    chosen.push(play);
    scenes = more;
  }
  return scenes.map((scene) => ({
    ...scene,
    plays: plays.filter(({ played }) => played >= scene.from && played <= scene.to),
  }));
}

const lasting = (scenes: readonly CourtScene[]) => scenes.reduce((sum, { from, to }) => sum + to - from, 0);

function cut(chosen: readonly PlacedPlay[]): CourtScene[] {
  const scenes: CourtScene[] = [];
  for (const { id, played } of [...chosen].sort((one, other) => one.played - other.played)) {
    const last = scenes.at(-1);
    const from = Math.max(0, played - lead);
    // Two baskets in one breath are one scene.
    if (last && from <= last.to) last.to = played + tail;
    else scenes.push({ id, at: played, from, to: played + tail, plays: [] });
  }
  return scenes;
}

function weightOf(
  { phase, remaining, points, score }: Extract<PlacedPlay, { type: "basket" }>,
  before: Points,
): number {
  const lead = score.home - score.away;
  const turned = Math.sign(lead) !== Math.sign(before.home - before.away) && before.home + before.away > 0;
  const isLast = phase === "q4" || phase.startsWith("ot");
  const late = isLast && remaining <= lateSeconds && Math.abs(lead) <= closePoints;
  const buzzer = remaining <= 1;
  return points - 1 + (turned ? (isLast ? 4 : 2) : 0) + (late ? 5 : 0) + (buzzer ? 4 : 0);
}
