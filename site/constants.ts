/** The figures of the site, each in one place: the specification's point 9. */

/** Mobile is a window this wide or narrower, or a mobile user agent. */
export const mobileMaxWidth = 765;

export const defaultLocale = "en";

export const matchListRefreshMs = 10_000;

export const scrollTopDelayMs = 60;

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

/** Milliseconds. */
export const timings = {
  toast: 2_000,
  favouriteToast: 1_200,
  toastAppear: 100,
  toastFade: 300,
  modalContent: 200,
  modalHide: 500,
  banner: 5_000,
  refreshIndicator: 500,
  contentListRefresh: 500,
} as const;

export const calendar = {
  swipeMaxMs: 300,
  swipeMinHorizontalPx: 60,
  swipeMaxVerticalPx: 80,
  debounceMs: 1_000,
  yearsInGrid: 12,
  weeksInMonth: 6,
} as const;

/** The window of a chat app beside a desktop page, in pixels. */
export const chatWindow = { width: 420, height: 570 } as const;
