import type { CompanyId } from "@scoreline/domain/odds/companies";
import type { LadderName } from "#odds/ladders.ts";

/** How a company trades. */
export type Character = {
  company: CompanyId;
  /** Of its 1x2 before the match: 0.05 means that the inverse prices add up to 1.05. */
  margin: number;
  /** Seconds until it has seen what happened on the pitch. */
  delay: number;
  /** Minutes by which it follows the market before the match. */
  lag: number;
  /** Seconds between two looks at its prices in play, on average. */
  pace: number;
  ladder: LadderName;
  /** Favourite-longshot bias: below 1 outsiders pay less than their chance. */
  power: number;
  /** How far its own opinion strays from the market's, as a multiple of the usual. */
  stubbornness: number;
  /** How far from even its handicap and total may drift before it changes the line. */
  tolerance: number;
};

/** Those that quote the most competitions first: small ones are left to the head of the list. */
export const characters: readonly Character[] = [
  of(8, 0.055, { delay: 2, lag: 15, pace: 135, ladder: "european", power: 0.98, stubbornness: 0.8, tolerance: 0.06 }),
  of(31, 0.032, { delay: 2, lag: 8, pace: 125, ladder: "asian", power: 0.995, stubbornness: 0.6, tolerance: 0.045 }),
  of(1001, 0.034, { delay: 2, lag: 6, pace: 120, ladder: "asian", power: 0.995, stubbornness: 0.6, tolerance: 0.045 }),
  of(47, 0.025, { delay: 1, lag: 1, pace: 115, ladder: "fine", power: 1, stubbornness: 0.35, tolerance: 0.04 }),
  of(3, 0.033, { delay: 2, lag: 5, pace: 120, ladder: "asian", power: 0.995, stubbornness: 0.6, tolerance: 0.045 }),
  of(23, 0.036, { delay: 4, lag: 25, pace: 140, ladder: "asian", power: 0.99, stubbornness: 0.9, tolerance: 0.05 }),
  of(24, 0.038, { delay: 4, lag: 30, pace: 145, ladder: "asian", power: 0.99, stubbornness: 1, tolerance: 0.05 }),
  of(9, 0.06, { delay: 5, lag: 60, pace: 160, ladder: "european", power: 0.975, stubbornness: 1.1, tolerance: 0.065 }),
  of(17, 0.037, { delay: 5, lag: 35, pace: 150, ladder: "asian", power: 0.99, stubbornness: 1, tolerance: 0.05 }),
  of(22, 0.052, { delay: 5, lag: 45, pace: 155, ladder: "european", power: 0.98, stubbornness: 1, tolerance: 0.06 }),
  of(4, 0.064, { delay: 6, lag: 75, pace: 165, ladder: "european", power: 0.975, stubbornness: 1.2, tolerance: 0.07 }),
  of(42, 0.039, { delay: 6, lag: 40, pace: 155, ladder: "asian", power: 0.99, stubbornness: 1.1, tolerance: 0.055 }),
  of(45, 0.038, { delay: 6, lag: 40, pace: 160, ladder: "asian", power: 0.99, stubbornness: 1.1, tolerance: 0.055 }),
  of(14, 0.058, {
    delay: 6,
    lag: 60,
    pace: 165,
    ladder: "european",
    power: 0.975,
    stubbornness: 1.1,
    tolerance: 0.065,
  }),
  of(12, 0.04, { delay: 7, lag: 50, pace: 165, ladder: "asian", power: 0.99, stubbornness: 1.2, tolerance: 0.055 }),
  of(35, 0.04, { delay: 8, lag: 55, pace: 175, ladder: "asian", power: 0.985, stubbornness: 1.3, tolerance: 0.06 }),
  of(19, 0.07, { delay: 8, lag: 120, pace: 185, ladder: "european", power: 0.97, stubbornness: 1.3, tolerance: 0.075 }),
  of(7, 0.075, { delay: 9, lag: 150, pace: 190, ladder: "european", power: 0.97, stubbornness: 1.4, tolerance: 0.075 }),
];

function of(company: CompanyId, margin: number, rest: Omit<Character, "company" | "margin">): Character {
  return { company, margin, ...rest };
}

/** Everybody quotes what the world looks at; below that fewer and fewer do. */
const watchedByAll = 65;
const fewest = 5;

/** Who quotes a competition of this popularity, 0 to 100. */
export function quotingCompanies(popularity: number): readonly Character[] {
  if (popularity >= watchedByAll) return characters;
  // Up to a popularity of 35 no more than nine.
  const small = fewest + (4 * Math.max(0, popularity)) / 35;
  const number = popularity < 35 ? small : 9 + ((popularity - 35) / (watchedByAll - 35)) * (characters.length - 9);
  return characters.slice(0, Math.floor(number));
}

/** How much rarer than usual moves are: nobody watches a small competition by the minute. */
export function coarseness(popularity: number): number {
  return popularity >= 50 ? 1 : 1 + (0.5 * (50 - Math.max(0, popularity))) / 50;
}
