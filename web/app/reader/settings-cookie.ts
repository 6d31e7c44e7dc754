import { type OddsFormat, oddsFormats } from "@scoreline/domain/odds/formats";

/** What a reader sets to their liking on this device, without an account. */
export type Settings = {
  hideScores: boolean;
  /** Odds where a reader goes looking for them; off, there are none anywhere. */
  showOdds: boolean;
  /** Odds in the rows of match lists as well: only for those who ask. */
  listOdds: boolean;
  oddsFormat: OddsFormat;
  /** What a user follows stands above everything else on the front page. */
  favouritesFirst: boolean;
  sound: boolean;
  dataSaver: boolean;
  hours: "12" | "24";
  /** How far the stream is held back, for those whose television is late; 0 is at once. */
  delaySeconds: number;
  /** The offer of the app, until the reader closes it. */
  appBanner: boolean;
  /** The carousel at the bottom, likewise. */
  stickyBanner: boolean;
};

export const defaultSettings: Settings = {
  hideScores: false,
  showOdds: true,
  listOdds: false,
  oddsFormat: "decimal",
  favouritesFirst: false,
  sound: false,
  dataSaver: false,
  hours: "24",
  delaySeconds: 0,
  appBanner: true,
  stickyBanner: true,
};

export const delayChoices = [0, 5, 10, 15, 20, 30, 45, 60, 90] as const;

/** Each word is a departure from the defaults, so that most cookies are short and an unknown word changes nothing. */
const words: Readonly<Record<string, Partial<Settings>>> = {
  hidden: { hideScores: true },
  "no-odds": { showOdds: false },
  "list-odds": { listOdds: true },
  "fav-first": { favouritesFirst: true },
  sound: { sound: true },
  saver: { dataSaver: true },
  "12h": { hours: "12" },
  "no-app": { appBanner: false },
  "no-banner": { stickyBanner: false },
  ...Object.fromEntries(oddsFormats.map((oddsFormat) => [oddsFormat, { oddsFormat }])),
  ...Object.fromEntries(delayChoices.map((delaySeconds) => [`late${delaySeconds}`, { delaySeconds }])),
};

export function readSettings(cookie: string): Settings {
  const settings = { ...defaultSettings };
  for (const word of cookie.split(".")) if (Object.hasOwn(words, word)) Object.assign(settings, words[word]);
  return settings;
}

export function writeSettings(settings: Settings): string {
  const departs = (change: Partial<Settings>) =>
    (Object.keys(change) as (keyof Settings)[]).every(
      (key) => settings[key] === change[key] && change[key] !== defaultSettings[key],
    );
  return Object.keys(words)
    .filter((word) => departs(words[word] ?? {}))
    .join(".");
}
