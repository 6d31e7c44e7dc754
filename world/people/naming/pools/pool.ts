import type { LocaleCode } from "@scoreline/domain/names";

/** The parts a made-up person's name is drawn from. */
export type NamePool = {
  /** ISO 3166-1 alpha-2 in lower case, or "gb-eng", "gb-sct", "gb-wls", "gb-nir". */
  nationality: string;
  /** How the parts stand in Latin, Thai and Khmer script. In Chinese characters and in kana the family name is always first. */
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
  writing?: Partial<Record<Exclude<LocaleCode, "en">, { given: readonly string[]; family: readonly string[] }>>;
};

/** Names written down as running text, a comma between two. */
export function list(text: string): readonly string[] {
  return text.trim().split(/\s*,\s*/);
}
