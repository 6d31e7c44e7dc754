import { ballBlocks, blockMs } from "@scoreline/world/match/ball-blocks";
import { countUntil } from "@scoreline/world/match/in-time";
import type { SimulatedFootball } from "@scoreline/world/match/simulated-match";
import type { FeedOf } from "#port/message.ts";

const mostSamples = 2_000;
type Sample = FeedOf<"ball">["samples"][number];

/** All blocks that were completed between two instants, as one. */
export function ballNews(match: SimulatedFootball, since: number, now: number): FeedOf<"ball">[] {
  const first = samplesBy(match, since);
  const last = samplesBy(match, now);
  return first < last ? [blockOf(match, now, first, last)] : [];
}

/** Everything so far in as few blocks as the port takes; the small ones that were sent before are taken back. */
export function ballSnapshot(match: SimulatedFootball, now: number): FeedOf<"ball">[] {
  const { at } = match.script.ball;
  const count = samplesBy(match, now);
  const messages: FeedOf<"ball">[] = [];
  for (let from = 0; from < count; from += mostSamples) {
    messages.push(blockOf(match, now, from, Math.min(count, from + mostSamples)));
  }
  const [whole] = messages;
  if (!whole) return [];
  const kept = new Set(messages.map(({ from }) => from));
  const removed = ballBlocks(at, 0, count)
    .map((block) => match.kickoff + block * blockMs)
    .filter((from) => !kept.has(from))
    .map(String);
  if (removed.length > 0) whole.removed = removed;
  return messages;
}

/** How many samples lie in blocks that are complete at an instant. */
function samplesBy({ script, kickoff, endsAt }: SimulatedFootball, instant: number): number {
  const { at } = script.ball;
  if (instant < kickoff) return 0;
  if (instant >= endsAt) return countUntil(at, endsAt - kickoff);
  return countUntil(at, Math.floor((instant - kickoff) / blockMs) * blockMs - 1);
}

function blockOf({ ref, kickoff, script }: SimulatedFootball, now: number, from: number, to: number): FeedOf<"ball"> {
  const { at, x, y, side, kind } = script.ball;
  const start = Math.floor((at[from] ?? 0) / blockMs) * blockMs;
  const samples: Sample[] = [];
  for (let index = from; index < to; index += 1) {
    samples.push([(at[index] ?? 0) - start, x[index] ?? 0, y[index] ?? 0, side[index] === 1 ? 1 : 0, kind[index] ?? 0]);
  }
  return { type: "ball", match: ref, at: now, from: kickoff + start, samples };
}
