import { maskOf } from "#notify/kinds.ts";
import { formatterByZone } from "#time/formatters.ts";

/** Hours in which nothing rings, in minutes after midnight where the user is; they may reach over midnight. */
export type QuietHours = { from: number; to: number };

/** Who starts gets goals, red cards, start and end of the teams and matches that they follow, and nothing else. */
export const defaultMasks = {
  football: maskOf(["goal", "redCard", "start", "end"]),
  basketball: maskOf(["start", "end"]),
  other: 0,
} as const;

/** What is somebody's own stands in their list in any case; it rings where they want it to. */
export const listedMask = maskOf(["reply"]);

/** A competition has matches all day: who follows one hears of it only by a choice of their own. */
export const defaultCompetitionMask = 0;

/** The things that may have a choice of their own. */
export const chosenThings = ["match", "team", "competition"] as const;
export type ChosenThing = (typeof chosenThings)[number];

/** How many of them somebody may have. */
export const mostChoices = 500;

export function isQuiet({ from, to }: QuietHours, minute: number): boolean {
  if (from === to) return false;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

const clockAt = formatterByZone("en", { hour: "numeric", minute: "numeric", hourCycle: "h23" });

/** Minutes after midnight where somebody is. A zone that nobody knows is Greenwich's. */
export function minuteOfDay(at: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const read = (type: "hour" | "minute") => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return (read("hour") % 24) * 60 + read("minute");
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return clockAt(timeZone);
  } catch {
    return clockAt("UTC");
  }
}
