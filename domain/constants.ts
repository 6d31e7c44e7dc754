/** The product's figures, each in one place: the specification's point 9. */

/** Mobile is a window this wide or narrower, or a mobile user agent. */
export const mobileMaxWidth = 765;
export const breakpoints = { small: 640, medium: 768, large: 1024, wide: 1280 } as const;

export const defaultLocale = "en";

export const matchListRefreshMs = 10_000;
export const callTimeoutMs = 15_000;
/** As far as a reader may be behind, to stay with their broadcast. */
export const longestDelaySeconds = 90;
export const scrollBottomTolerancePx = 2;
export const scrollTopDelayMs = 60;
export const loaderChunkTimeoutMs = 120_000;

export const pageSize = { matches: 500, news: 10, comments: 10, childComments: 100, notifications: 10 } as const;
export const popularLimit = { tab: 10, filterSection: 5, basketballDialog: 10 } as const;

export const passwordLength = { min: 8, max: 20 } as const;
export const nicknameLength = { signUp: { min: 4, max: 15 }, profile: { min: 1, max: 15 } } as const;
export const deleteAccountReasons = [
  "no-longer-using",
  "privacy",
  "storage",
  "crashes",
  "data-use",
  "battery",
  "infrequent-updates",
  "poor-interface",
  "other",
] as const;

/** Days on which a tournament has the front seat, both inclusive. */
export const eventWindows = {
  asianCup: { from: "2024-01-12", to: "2024-02-10" },
  africanCup: { from: "2024-01-13", to: "2024-02-12" },
  europeanChampionship: { from: "2024-06-15", to: "2024-07-15" },
  southAmericanCup: { from: "2024-06-21", to: "2024-07-15" },
  worldCup: { from: "2022-11-20", to: "2022-12-18" },
  worldCupRootRedirect: { from: "2022-11-11", to: "2022-12-18" },
  worldCupHomeRedirect: { from: "2022-11-18", to: "2022-12-18" },
} as const;

/** Competitions whose ids are part of addresses: they keep them whatever the feed calls them. */
export const wellKnownCompetitionIds: Readonly<Record<string, number>> = {
  "world-cup-2022": 75,
  "uefa-euro-2024": 67,
  "copa-america-2024": 224,
};

export const oddsHandicapSteps = { from: 0, to: 4, step: 0.25 } as const;
export const statWindows = [6, 10, 20, 30] as const;
export const analysisWindows = { cardsAndCorners: 20, latest: 5, ratings: [6, 10] } as const;

/** Milliseconds. */
export const timings = {
  notificationPopup: 5_000,
  notificationPopupCheck: 1_000,
  toast: 2_000,
  favouriteToast: 1_200,
  toastAppear: 100,
  toastFade: 300,
  modalContent: 200,
  modalHide: 500,
  banner: 5_000,
  refreshIndicator: 500,
  contentListRefresh: 500,
  fantasyTabReset: 300,
} as const;

export const notificationBlurAbove = 2;
export const loginPopupWindow = { width: 420, height: 570 } as const;

export const calendar = {
  swipeMaxMs: 300,
  swipeMinHorizontalPx: 60,
  swipeMaxVerticalPx: 80,
  debounceMs: 1_000,
  hideDelayMs: 110,
  yearsInGrid: 12,
  weeksInMonth: 6,
  maxDateTextLength: 1_000,
} as const;
