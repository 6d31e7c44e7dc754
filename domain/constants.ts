/** The product's figures, each in one place: the specification's point 9. */

export const callTimeoutMs = 15_000;
/** As far as a reader may be behind, to stay with their broadcast. */
export const longestDelaySeconds = 90;

export const pageSize = { matches: 500, news: 10, comments: 10, childComments: 100, notifications: 10 } as const;
export const popularLimit = { tab: 10, filterSection: 5, basketballDialog: 10 } as const;

/** Competitions whose ids are part of addresses: they keep them whatever the feed calls them. */
export const wellKnownCompetitionIds: Readonly<Record<string, number>> = {
  "world-cup-2022": 75,
  "uefa-euro-2024": 67,
  "copa-america-2024": 224,
};

export const oddsHandicapSteps = { from: 0, to: 4, step: 0.25 } as const;
export const statWindows = [6, 10, 20, 30] as const;
export const analysisWindows = { cardsAndCorners: 20, latest: 5, ratings: [6, 10] } as const;
