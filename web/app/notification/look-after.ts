import type { UserMessage } from "@scoreline/contract/live";

/** What is announced is announced to everybody at once: their pages ask one after the other. */
export const announcedSpreadMs = 10_000;

/** How long a page waits before it asks for the notifications; nothing where none of them changed. */
export function lookAfter(changed: UserMessage["changed"], random: () => number): number | undefined {
  if (changed.includes("notifications")) return 0;
  return changed.includes("announcements") ? random() * announcedSpreadMs : undefined;
}
