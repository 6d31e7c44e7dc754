/**
 * Zones whose clocks have not been put forward or back in this century, in minutes ahead of UTC. Asking the machine for
 * the time in a zone is dear on a phone that has just opened a page, and most of our readers live in these.
 */
const steadyZones: Readonly<Record<string, number>> = {
  UTC: 0,
  "Asia/Bangkok": 420,
  "Asia/Dubai": 240,
  "Asia/Ho_Chi_Minh": 420,
  "Asia/Hong_Kong": 480,
  "Asia/Jakarta": 420,
  "Asia/Kolkata": 330,
  "Asia/Kuala_Lumpur": 480,
  "Asia/Kuching": 480,
  "Asia/Macau": 480,
  "Asia/Manila": 480,
  "Asia/Phnom_Penh": 420,
  "Asia/Saigon": 420,
  "Asia/Seoul": 540,
  "Asia/Shanghai": 480,
  "Asia/Singapore": 480,
  "Asia/Taipei": 480,
  "Asia/Tokyo": 540,
  "Asia/Vientiane": 420,
  "Asia/Yangon": 390,
};
const since = Date.UTC(2000, 0, 1);

/** Minutes ahead of UTC, all year round; nothing where only the machine knows. */
export function steadyOffset(timeZone: string): number | undefined {
  return Object.hasOwn(steadyZones, timeZone) ? steadyZones[timeZone] : undefined;
}

/** Wall-clock time as if it were UTC, in whole seconds; nothing where only the machine knows. */
export function steadyWallClock(instant: number, timeZone: string): number | undefined {
  const ahead = steadyOffset(timeZone);
  return ahead === undefined || instant < since ? undefined : Math.floor(instant / 1_000) * 1_000 + ahead * 60_000;
}

/** Hours and minutes of the day as 19:45; nothing where only the machine knows. */
export function steadyTime(instant: number, timeZone: string): string | undefined {
  const shown = steadyWallClock(instant, timeZone);
  if (shown === undefined) return undefined;
  const minutes = Math.floor(shown / 60_000);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

export const steadyZoneNames = Object.keys(steadyZones);
