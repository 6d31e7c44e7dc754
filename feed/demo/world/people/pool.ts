import type { LocaleCode } from "@scoreline/domain/names";

/** The parts a made-up person's name is drawn from. */
export type NamePool = {
  /** ISO 3166-1 alpha-2 in lower case, or "gb-eng", "gb-sct", "gb-wls", "gb-nir". */
  nationality: string;
  /** How the parts stand in Latin script. Chinese, Japanese and Korean characters always put the family name first. */
  order: "given-first" | "family-first";
  /** Where a nationality has several pools: the part of its people that are named from this one. */
  share?: number;
  given: readonly string[];
  /** Stands between the family and the given name: "Nguyễn Văn Nam". */
  middle?: readonly string[];
  /** Roughly the most common first. */
  family: readonly string[];
  /** Single names that players go by instead of given and family name. */
  mononyms?: readonly string[];
  /** The same names in another script, index for index. */
  script?: Partial<Record<Exclude<LocaleCode, "en">, { given: readonly string[]; family: readonly string[] }>>;
};
