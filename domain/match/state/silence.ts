/** A clock as it is told: football's says when its phase began, basketball's also what was left of it then. */
type ToldClock = { phase: string; since?: number; added?: number; remaining?: number; running?: boolean };

const minute = 60_000;

/** Minutes of play in a phase of football. */
const playing: Readonly<Record<string, number>> = {
  "first-half": 45,
  "second-half": 45,
  "extra-first": 15,
  "extra-second": 15,
};
/** Minutes that a break lasts at the very most, and a shoot-out. */
const pauses: Readonly<Record<string, number>> = {
  "half-time": 35,
  "awaiting-extra-time": 15,
  "extra-half-time": 15,
  penalties: 40,
  break: 20,
};
/** Added time without a word about it; and what is played beyond the announced minutes. */
const unannounced = 15;
const beyondAnnounced = 8;
/** A quarter whose clock has run down, and one whose clock stands, last no longer than this without a word. */
const stillInBasketball = 20;

/**
 * Until when a clock is believed without news: any phase ends some time, so a source that does not say so has fallen
 * silent. From then on the clock stands and the match is shown as it was last known.
 */
export function believedUntil({ phase, since, added, remaining, running }: ToldClock): number {
  if (since === undefined) return Number.POSITIVE_INFINITY;
  const play = playing[phase];
  if (play !== undefined) {
    return since + (play + (added === undefined ? unannounced : added + beyondAnnounced)) * minute;
  }
  const pause = pauses[phase];
  if (pause !== undefined) return since + pause * minute;
  return since + (running ? (remaining ?? 0) * 1_000 : 0) + stillInBasketball * minute;
}

/** Whether nothing has been heard for longer than the phase can last. */
export function isSilent(clock: ToldClock, now: number): boolean {
  return now > believedUntil(clock);
}
