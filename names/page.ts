import type { Names, ShortNames } from "@scoreline/domain/names";

/** The names of one sport in one country, by key. English is always there; another language only where it is known. */
export type NamePage = {
  /** ISO 3166-1 alpha-2 in lower case, "gb-eng" and its like, or a confederation: "europe". */
  country: string;
  competitions?: Readonly<Record<string, Names>>;
  /** The tables of a competition that plays in several: by competition, then by table. */
  conferences?: Readonly<Record<string, Readonly<Record<string, Names>>>>;
  teams?: Readonly<Record<string, Names>>;
  /** What the same teams are called where there is little room, in the languages in which that differs from the name. */
  shorts?: Readonly<Record<string, ShortNames>>;
};
