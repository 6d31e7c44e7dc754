import { codeRules, guessAllowances, sendAllowances } from "#account/codes.ts";
import { chatLoginMs, deviceMs, resetMs, sessionRules } from "#account/sessions.ts";
import { mailAllowances } from "#newsletter/rules.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Until when: a time, the end of the account or of a subscription, or for good where it says nobody's name. */
export type KeptFor =
  | { unit: "minutes" | "hours" | "days"; count: number }
  | { unit: "account" }
  | { unit: "subscription" }
  | { unit: "nameless" }
  /** Nowhere but on the reader's own device. */
  | { unit: "device" };

const longestCount = Math.max(
  ...Object.values(sendAllowances).flatMap((allowances) => allowances.map(({ windowMs }) => windowMs)),
  ...Object.values(mailAllowances).flatMap((allowances) => allowances.map(({ windowMs }) => windowMs)),
  ...Object.values(guessAllowances).map(({ windowMs }) => windowMs),
);

/**
 * What is kept of people, and for how long: the privacy policy is made from this, and the store's tables are held against it
 * (`store/account/personal.test.ts`). Each has its words in `i18n/messages/<locale>/privacy.json`.
 */
export const keptData = {
  /** Number, password as its hash, nickname, picture, chat apps, settings, who invited whom. */
  account: { unit: "account" },
  /** What they do here: favourites and the like. */
  activity: { unit: "account" },
  /** Others have answered them: they stay when their author leaves, and say no longer whose they are. */
  comments: { unit: "nameless" },
  /** Of entries to contests, once their owner has left, a hash: the published root stays true. */
  entries: { unit: "nameless" },
  sessions: { unit: "days", count: sessionRules.idleMs / day },
  devices: { unit: "days", count: deviceMs / day },
  codes: { unit: "minutes", count: codeRules.lifeMs / minute },
  tickets: { unit: "minutes", count: Math.max(resetMs, chatLoginMs) / minute },
  counts: { unit: "hours", count: longestCount / hour },
  /** Address, language, time zone. Who has not confirmed is not kept at all. */
  newsletter: { unit: "subscription" },
  reasons: { unit: "nameless" },
  /** On the reader's own device. */
  cookies: { unit: "days", count: 365 },
  /** Drafts of comments, places in videos, what somebody wanted before they had to log in. */
  device: { unit: "device" },
} as const satisfies Record<string, KeptFor>;

export type KeptKind = keyof typeof keptData;
export const keptKinds = Object.keys(keptData) as KeptKind[];
