/** One-time codes: what they are for, how long they live, how often one may ask and guess. */

/** A code for one purpose opens nothing else. `newPhone` goes to a number that is to become one's own, `ownPhone` to the present one. */
export const codePurposes = ["signUp", "login", "reset", "newPhone", "ownPhone"] as const;
export type CodePurpose = (typeof codePurposes)[number];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const codeRules = {
  lifeMs: 5 * minute,
  /** Wrong ones, then the code is void. */
  tries: 3,
  /** How long the next one has to wait: after the first, after every further one. */
  waitsMs: [minute, 2 * minute],
} as const;

/** Of a series of codes that were asked for one after the other, each before the last had run out. */
export function waitAfter(sent: number): number {
  const { waitsMs } = codeRules;
  return sent <= 0 ? 0 : (waitsMs[Math.min(sent, waitsMs.length) - 1] ?? 0);
}

/** So many in so long. */
export type Allowance = { most: number; windowMs: number };

/** What sending is limited by: every message costs money, and a stranger can ask for as many as they are allowed. */
export const sendAllowances = {
  number: [
    { most: 5, windowMs: hour },
    { most: 10, windowMs: day },
  ],
  address: [
    { most: 10, windowMs: hour },
    { most: 30, windowMs: day },
  ],
  /** Numbers that only differ in their last four digits: whoever sells traffic has them in rows. */
  prefix: [{ most: 30, windowMs: hour }],
  country: [{ most: 2_000, windowMs: hour }],
  everybody: [{ most: 6_000, windowMs: hour }],
  /** Without a proof of work, which only scripts can do, few are let through. */
  unprovenAddress: [{ most: 3, windowMs: hour }],
  unprovenEverybody: [{ most: 60, windowMs: hour }],
} as const satisfies Record<string, readonly Allowance[]>;

/** Wrong codes and passwords, by number and address; a code that is sent again gives back none of them. */
export const guessAllowances = {
  code: { most: 12, windowMs: day },
  password: { most: 10, windowMs: 15 * minute },
  /** From one address, whatever the numbers. */
  address: { most: 100, windowMs: hour },
} as const satisfies Record<string, Allowance>;

/** The part of a number that it shares with its neighbours. */
export function prefixOf(phone: string): string {
  return phone.slice(0, -4);
}
