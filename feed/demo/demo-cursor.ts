import type { Span } from "#demo/past-details.ts";

/**
 * Where the demo source can go on: what happened until then is told, details of these spans are not told yet. Since when
 * somebody listens; and when the careers were counted from every match, if they were.
 */
export type DemoCursor = { at: number; unfilled: readonly Span[]; began: number; careersAt?: number | undefined };

/** The days around the start are told, so that pages can be read; the past before them is not. */
export const withoutPast = "without the past";

export function writeCursor({ at, unfilled, began, careersAt }: DemoCursor): string {
  return JSON.stringify({ at, unfilled: unfilled.map(({ since, before }) => [since, before]), began, careersAt });
}

/** Earlier versions wrote the instant alone, or did not say since when they were listened to, and counted fewer seasons. */
export function readCursor(text: string, matchDaysMs: number): DemoCursor {
  if (/^\d+$/.test(text)) {
    const at = Number(text);
    return { at, unfilled: [{ since: 0, before: at - matchDaysMs }], began: at };
  }
  const { at, unfilled, began, careersAt } = JSON.parse(text) as {
    at: number;
    unfilled: [number, number][];
    began?: number;
    careersAt?: number;
  };
  return { at, unfilled: unfilled.map(([since, before]) => ({ since, before })), began: began ?? at, careersAt };
}
