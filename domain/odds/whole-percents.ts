import type { WinRate } from "#odds/win-rate.ts";

/**
 * Chances as whole percentages that come to a hundred, as a reader adds them up: each is cut to a whole number, and what is
 * missing goes to those that were cut the most.
 */
export function wholePercents({ home, draw, away }: WinRate): WinRate {
  const exact = [home, draw ?? 0, away].map((chance) => chance * 100);
  const whole = exact.map(Math.floor);
  const cut = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0);
  const missing =
    Math.round(exact.reduce((sum, value) => sum + value, 0)) - whole.reduce((sum, value) => sum + value, 0);
  for (const index of [0, 1, 2].sort((a, b) => cut(b) - cut(a)).slice(0, missing))
    whole[index] = (whole[index] ?? 0) + 1;
  const [ofHome = 0, ofDraw = 0, ofAway = 0] = whole;
  return { home: ofHome, draw: draw === null ? null : ofDraw, away: ofAway };
}
