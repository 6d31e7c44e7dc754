import type { LocaleCode, Names } from "@scoreline/domain/names";
import type { NewsCategory } from "@scoreline/domain/news/news";
import type { Sport } from "@scoreline/domain/sport";
import type { LocalDay } from "@scoreline/domain/time/local-day";
import type { Absence } from "#people/absences.ts";

/** Somebody or something that a story names; its first mention in the text leads to its page. */
export type NamedThing = { names: Names; link?: { kind: "team" | "player" | "league"; ref: string } };

/** What stands in a slot. A score is written with the side first that the sentence is about. */
export type Insertion =
  | NamedThing
  | { count: number }
  | { score: readonly [number, number] }
  | { minute: { minute: number; added?: number } }
  | { day: LocalDay }
  | { million: number }
  /** A word of the language's own list: "injury.knee". */
  | { word: string };

export type Slots = Readonly<Record<string, Insertion>>;

/** One sentence: which templates say it, which of them is used, and what fills it. */
export type Sentence = { key: string; turn: number; slots: Slots };

/** A paragraph, a line of a list, or a block of its own. */
export type Passage = { sentences: readonly Sentence[] } | { item: readonly Sentence[] } | { block: string };

/** A story before it is worded. */
export type Draft = {
  ref: string;
  sport: Sport;
  category: NewsCategory;
  /** When it is told. */
  at: number;
  weight: number;
  match?: string;
  competition?: string;
  about: { teams: string[]; players: string[]; competitions: string[]; matches: string[] };
  title: Sentence;
  summary: Sentence;
  passages: readonly Passage[];
  /** What it rests on does not add up: it is told in no language. */
  contradiction?: string;
  /** What becomes known with it. */
  absence?: Absence;
};

export type Worded = { title: string; summary: string; text: string };
export type Written = {
  draft: Draft;
  author: { key: string; names: Names };
  stories: Partial<Record<LocaleCode, Worded>>;
  withheld: { locale: LocaleCode; reason: string }[];
};
