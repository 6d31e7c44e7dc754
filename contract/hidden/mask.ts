import type { FindMatch, HiddenSubject } from "#hidden/subject.ts";

/**
 * What of an answer reveals a result, field by field, as plain values beside the schemas: browsers carry these and none
 * of the schemas. A type misses the field that nobody judged, and so does `judged.test.ts`, which reads the schemas.
 */

/** Says nothing of how a match stands: a name, a date, an id, a crest. */
export const open = "open";

/** Reveals a result, and what is shown in its place while that is hidden. */
export type Hides<Becomes = unknown> = { becomes(value: never, owner: never): Becomes };

export type Judgement<Value> =
  | typeof open
  | Hides<Value>
  | Mask<NonNullable<NonNullable<Value> extends readonly (infer Item)[] ? Item : Value>>;

export type Judgements<Value> = { readonly [Field in keyof Value]-?: Judgement<Value[Field]> };

export type Covers = (subject: HiddenSubject) => boolean;

type Manner<Value> = {
  /** What the revealing fields tell of: they are hidden when one of these is. Without it, as in the object around it. */
  tells?(value: Value, find: FindMatch): readonly HiddenSubject[];
  /** Hidden, it is left out of its list altogether. */
  leftOut?: true;
  /** What one field says of another, before the fields are looked at. */
  before?(value: Value, covers: Covers): Value;
};

export type Mask<Value> = Manner<Value> & {
  fields: Judgements<Value>;
  /** The fields that are not open: only these are looked at. */
  marked: readonly (readonly [field: string, judgement: Hides | Mask<unknown>])[];
};

export function mask<Value extends object>(fields: Judgements<Value>, manner: Manner<Value> = {}): Mask<Value> {
  const judged = Object.entries(fields) as [string, Judgement<unknown>][];
  const marked = judged.flatMap(([field, judgement]) =>
    judgement === open || (isMask(judgement) && isOpen(judgement)) ? [] : [[field, judgement] as const],
  );
  return { ...manner, fields, marked };
}

export function isMask(judgement: unknown): judgement is Mask<unknown> {
  return typeof judgement === "object" && judgement !== null && "marked" in judgement;
}

function isOpen({ marked, leftOut, before }: Mask<unknown>): boolean {
  return marked.length === 0 && !leftOut && !before;
}

/** What is left of a value, told by what it was and what it is part of. */
export function hides<Value, Owner = unknown>(becomes: (value: Value, owner: Owner) => Value): Hides<Value> {
  return { becomes };
}

export const nothing: Hides<null> = { becomes: () => null };
export const zero: Hides<0> = { becomes: () => 0 };
export const no: Hides<false> = { becomes: () => false };
export const emptyList: Hides<never[]> = { becomes: () => [] };
/** Not told at all, of a field that may be missing. */
export const untold: Hides<undefined> = { becomes: () => undefined };
/** Counts of no matches. */
export const noCounts: Hides<never> = {
  becomes: (counts) => Object.fromEntries(Object.keys(counts).map((name) => [name, 0])) as never,
};
/** The same of a list of counts: as many of nothing. */
export const noneEach: Hides<number[]> = hides<number[]>((counts) => counts.map(() => 0));

/** What an answer has beside the envelope. */
export type Payload<Reply extends { result: object }> = Omit<Reply["result"], "businessCode" | "message">;

const outcome = { businessCode: open, message: open } as const;

/** `{ result: { businessCode, message, data } }` */
export function data<Data>(judgement: Judgement<Data>) {
  return named<{ data: Data }>({ data: judgement } as Judgements<{ data: Data }>);
}

/** The same with other names in the place of `data`; what the names tell of together stands in `manner`. */
export function named<Payload extends object>(fields: Judgements<Payload>, manner: Manner<Payload> = {}) {
  type Result = Payload & { businessCode: number; message: string };
  const result = mask<Result>({ ...outcome, ...fields } as Judgements<Result>, manner as Manner<Result>);
  return mask<{ result: Result }>({ result } as unknown as Judgements<{ result: Result }>);
}
