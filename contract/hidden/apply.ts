import type { Covers, Hides, Mask } from "#hidden/mask.ts";
import type { FindMatch } from "#hidden/subject.ts";

/** A value without what its mask says to reveal something that is covered. What need not change is the same object. */
export function applyMask<Value>(mask: Mask<unknown>, value: Value, covers: Covers, find: FindMatch): Value {
  return masked(mask, value, { covers, find }, false) as Value;
}

type Context = { covers: Covers; find: FindMatch };

function masked(mask: Mask<unknown>, value: unknown, context: Context, around: boolean): unknown {
  if (Array.isArray(value)) return maskedList(mask, value, context, around);
  if (typeof value !== "object" || value === null) return value;
  const whole = (mask.before ? mask.before(value, context.covers) : value) as Record<string, unknown>;
  const covered = isCovered(mask, value, context, around);
  let changed: Record<string, unknown> | undefined;
  for (const [field, judgement] of mask.marked) {
    const before = whole[field];
    if (before === undefined) continue;
    const after = judged(judgement, before, whole, context, covered);
    if (after === before) continue;
    changed ??= { ...whole };
    changed[field] = after;
  }
  return changed ?? whole;
}

function judged(
  judgement: Hides | Mask<unknown>,
  value: unknown,
  owner: object,
  context: Context,
  covered: boolean,
): unknown {
  if ("marked" in judgement) return masked(judgement, value, context, covered);
  // What is not there reveals nothing, and stays as it is.
  return covered && value !== null ? judgement.becomes(value as never, owner as never) : value;
}

function maskedList(mask: Mask<unknown>, list: readonly unknown[], context: Context, around: boolean): unknown {
  const kept = mask.leftOut ? list.filter((item) => !isCovered(mask, item, context, around)) : list;
  let same = kept.length === list.length;
  const items = kept.map((item) => {
    const after = masked(mask, item, context, around);
    same &&= after === item;
    return after;
  });
  return same ? list : items;
}

function isCovered(mask: Mask<unknown>, value: unknown, { covers, find }: Context, around: boolean): boolean {
  return mask.tells ? mask.tells(value, find).some(covers) : around;
}
