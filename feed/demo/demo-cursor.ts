import type { Span } from "#demo/past-details.ts";

/** Where the demo source can go on: what happened until then is told, and details of these spans are not told yet. */
export type DemoCursor = { at: number; unfilled: readonly Span[] };

/** The days around the start are told, so that pages can be read; the past before them is not. */
export const withoutPast = "without the past";

export function writeCursor({ at, unfilled }: DemoCursor): string {
  return JSON.stringify({ at, unfilled: unfilled.map(({ since, before }) => [since, before]) });
}

/** Earlier versions wrote the instant alone, and told no details of what was before their match days. */
export function readCursor(text: string, matchDaysMs: number): DemoCursor {
  if (/^\d+$/.test(text)) return { at: Number(text), unfilled: [{ since: 0, before: Number(text) - matchDaysMs }] };
  const { at, unfilled } = JSON.parse(text) as { at: number; unfilled: [number, number][] };
  return { at, unfilled: unfilled.map(([since, before]) => ({ since, before })) };
}
