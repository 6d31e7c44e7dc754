import type { FootballScript, ScriptEvent } from "#football/script.ts";
import { rng } from "#random.ts";

/** What a vendor gets wrong at first, and puts right while the match is still on. */
export type Corrections = {
  /** Goals that were given to somebody else for a while, by the ref of the event. Times are from kick-off. */
  scorers: ReadonlyMap<string, { at: number; wrong: string; until: number }>;
};

const wronglyGiven = 0.015;
const minute = 60_000;
const longestDoubt = { from: 2 * minute, to: 6 * minute };

export function correctionsOf(script: FootballScript, end: number): Corrections {
  const { seed } = script.matchup;
  const scorers = new Map<string, { at: number; wrong: string; until: number }>();
  for (const event of script.events) {
    if (event.type !== "goal" || event.phase === "penalties" || event.overturnedAt !== undefined) continue;
    const draw = rng(seed, event.ref, "correction");
    if (event.how === "own-goal" || event.how === "penalty" || !draw.chance(wronglyGiven)) continue;
    const others = onThePitch(script, event).filter((ref) => ref !== event.player && ref !== event.assist);
    const until = Math.min(end, event.at + draw.int(longestDoubt.from, longestDoubt.to));
    if (others.length > 0 && until > event.at)
      scorers.set(event.ref, { at: event.at, wrong: draw.pick(others), until });
  }
  return { scorers };
}

/** Those of the side that scored, without the goalkeeper. */
function onThePitch({ matchup, events }: FootballScript, goal: ScriptEvent & { type: "goal" }): string[] {
  const there = new Set<string>();
  for (const { ref, position } of matchup[goal.side].starters) if (position !== "goalkeeper") there.add(ref);
  for (const event of events) {
    if (event.at > goal.at) break;
    if (!("side" in event) || event.side !== goal.side) continue;
    if (event.type === "card" && event.card !== "yellow" && event.player) there.delete(event.player);
    if (event.type !== "substitution" || !event.off || !there.delete(event.off)) continue;
    if (event.on) there.add(event.on);
  }
  return [...there];
}
