import type { GetPath } from "#client.ts";
import { askedMasks } from "#hidden/asked-replies.ts";
import type { Mask } from "#hidden/mask.ts";
import { replyMasks } from "#hidden/replies.ts";

/** The masks of all answers that reveal something. A page loads them when its reader hides something. */
const masks: Partial<Record<GetPath, Mask<unknown>>> = { ...replyMasks, ...askedMasks };

export function maskOf(path: GetPath): Mask<unknown> | undefined {
  return masks[path];
}

/** Whether an answer can be masked only by who knows the match that it was asked about. */
export function needsMatch(path: GetPath): boolean {
  return path in askedMasks;
}
