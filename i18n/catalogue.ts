import type absence from "./messages/en/absence.json";
import type account from "./messages/en/account.json";
import type alerts from "./messages/en/alerts.json";
import type analysis from "./messages/en/analysis.json";
import type boxscore from "./messages/en/boxscore.json";
import type calendar from "./messages/en/calendar.json";
import type commentary from "./messages/en/commentary.json";
import type error from "./messages/en/error.json";
import type events from "./messages/en/events.json";
import type fantasy from "./messages/en/fantasy.json";
import type favourites from "./messages/en/favourites.json";
import type h2h from "./messages/en/h2h.json";
import type highlights from "./messages/en/highlights.json";
import type league from "./messages/en/league.json";
import type lineups from "./messages/en/lineups.json";
import type match from "./messages/en/match.json";
import type news from "./messages/en/news.json";
import type newsletter from "./messages/en/newsletter.json";
import type notification from "./messages/en/notification.json";
import type odds from "./messages/en/odds.json";
import type people from "./messages/en/people.json";
import type player from "./messages/en/player.json";
import type privacy from "./messages/en/privacy.json";
import type scores from "./messages/en/scores.json";
import type search from "./messages/en/search.json";
import type settings from "./messages/en/settings.json";
import type shell from "./messages/en/shell.json";
import type sms from "./messages/en/sms.json";
import type stats from "./messages/en/stats.json";
import type status from "./messages/en/status.json";
import type team from "./messages/en/team.json";
import type tracker from "./messages/en/tracker.json";
import type video from "./messages/en/video.json";

/** The features that messages are filed under: a file each, in every language. */
export const features = [
  "shell",
  "settings",
  "scores",
  "status",
  "calendar",
  "commentary",
  "error",
  "league",
  "match",
  "search",
  "absence",
  "lineups",
  "stats",
  "tracker",
  "boxscore",
  "people",
  "team",
  "player",
  "h2h",
  "odds",
  "analysis",
  "events",
  "fantasy",
  "highlights",
  "sms",
  "account",
  "news",
  "newsletter",
  "favourites",
  "privacy",
  "alerts",
  "notification",
  "video",
] as const;
export type Feature = (typeof features)[number];

/** What any page may say. The rest is loaded with the pages that say it. */
export const spokenEverywhere: readonly Feature[] = ["shell", "scores", "status", "calendar", "error"];

type English = {
  shell: typeof shell;
  news: typeof news;
  newsletter: typeof newsletter;
  settings: typeof settings;
  scores: typeof scores;
  status: typeof status;
  calendar: typeof calendar;
  commentary: typeof commentary;
  error: typeof error;
  league: typeof league;
  match: typeof match;
  search: typeof search;
  absence: typeof absence;
  lineups: typeof lineups;
  stats: typeof stats;
  tracker: typeof tracker;
  boxscore: typeof boxscore;
  people: typeof people;
  team: typeof team;
  player: typeof player;
  h2h: typeof h2h;
  odds: typeof odds;
  analysis: typeof analysis;
  events: typeof events;
  fantasy: typeof fantasy;
  highlights: typeof highlights;
  account: typeof account;
  privacy: typeof privacy;
  sms: typeof sms;
  favourites: typeof favourites;
  alerts: typeof alerts;
  notification: typeof notification;
  video: typeof video;
};

/** `feature.key`, as English has them; a check keeps the other languages complete. */
export type MessageKey = {
  [Feature in keyof English]: `${Feature}.${Extract<keyof English[Feature], string>}`;
}[keyof English];

/** The messages of one language. */
export type Catalogue = Record<Feature, Record<string, string>>;
